import { definitionProblems } from './check-definition.ts';

const model = (columns: readonly { code: string; name: string; propertyType: number }[]) => ({
  schemaCode: 'Order',
  name: '订单',
  properties: [{ code: 'lines', name: '明细', propertyType: 8, subSchema: { properties: [...columns] } }],
  forms: [],
  listViews: [],
  permissions: [],
});

test.each([
  ['opinions, which a workflow leaves in the record itself', 7],
  ['rows', 8],
])('a sub-table cannot have a column of %s', (_what, propertyType) => {
  const problems = definitionProblems(model([{ code: 'cell', name: '格', propertyType }]));
  expect(problems.map(({ path }) => path.join('.'))).toEqual(['properties.0.subSchema.properties.0.propertyType']);
});

test('a sub-table has columns of times and addresses', () => {
  const columns = [20, 10].map((propertyType) => ({ code: `c${propertyType}`, name: '格', propertyType }));
  expect(definitionProblems(model(columns))).toEqual([]);
});
