import { getChartData, getChartSource, listChartSources } from '@portico/shared-kit/contract/reports.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { asJson } from '../../database/index.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { marks, type RecordName, type RightsWorld, startRightsWorld } from '../../testing/rights-world.ts';

let world: RightsWorld;

const sum = { field: 'amount', aggregate: 1 } as const;
const count = { field: null, aggregate: 5 } as const;
const ofClaims = { chartType: 'table', schemaCode: 'Claim', dimensions: [{ field: 'title' }] } as const;
const equals = { operator: 'equal', value: marks.amount('r1') } as const;
const charts = [
  { ...ofClaims, id: 'counts', measures: [count] },
  { ...ofClaims, id: 'sums', measures: [sum] },
  { ...ofClaims, id: 'byHidden', measures: [count], filter: { propertyCode: 'amount', ...equals } },
  { ...ofClaims, id: 'prices', measures: [{ field: 'lines.price', aggregate: 1 }] },
  { ...ofClaims, id: 'byItem', dimensions: [{ field: 'lines.item' }], measures: [count, sum] },
  { ...ofClaims, id: 'byCentre', dimensions: [{ field: 'ownerDeptId', level: 1 }], measures: [count] },
  { ...ofClaims, id: 'byTeam', dimensions: [{ field: 'ownerDeptId', level: 2 }], measures: [count] },
  { ...ofClaims, id: 'sorted', measures: [count, sum], sort: { by: 'measure', index: 1, direction: 'desc' } },
];

beforeAll(async () => {
  world = await startRightsWorld();
  // Sees the prices of the records of sales, and the others without them.
  const pia = { id: 'pia', name: '皮', departmentId: 'sales', roles: ['dept', 'blind'] };
  // Designs reports, and sees no prices.
  const dan = { id: 'dan', name: '丹', departmentId: 'sales', roles: ['blind', 'designer'] };
  const stranger = { id: 'stan', name: '斯', departmentId: 'sales', roles: ['designer'] };
  const designer = { code: 'designer', name: '设计', grants: ['APP_MNG'] as const };
  const users = [pia, dan, stranger];
  await insertOrganisation(world.app.platform, { departments: [], roles: [designer], users });
  const { db } = world.app.platform.connections;
  const report = { corp_id: 'main', code: 'claims', name: '报销图表' };
  await db
    .insertInto('report')
    .values({ ...report, app_code: 'rights', draft: null })
    .execute();
  const content = asJson({ version: 1, charts });
  await db
    .insertInto('report_version')
    .values({ ...report, version: 1, content, published_time: new Date() })
    .execute();
});
afterAll(() => world.app.close());

async function answer(user: string, chartId: string) {
  const asked = { charts: [{ key: 'a', reportCode: 'claims', chartId }] };
  const { data, errcode } = await world.app.call(getChartData, asked, user);
  const [only] = data?.charts ?? [];
  const members = only?.data?.dimensions[0]?.members ?? [];
  const rows = (only?.data?.groups ?? []).map(({ at, values }) => [members[at[0] ?? -1]?.key, ...values]);
  return { errcode, error: only?.error?.errcode ?? null, rows, text: JSON.stringify(data), data: only?.data };
}

const titles = (...names: RecordName[]) => names.map((name) => [marks.title(name), '1']);

test.each([
  ['olga', ['r1']],
  ['dora', ['r1', 'r2']],
  ['tina', ['r1', 'r2', 'r3']],
  ['hana', ['r4']],
  ['root', ['r1', 'r2', 'r3', 'r4']],
] as const)('%s counts the records that they see', async (user, names) => {
  expect((await answer(user, 'counts')).rows).toEqual(titles(...names));
});

test('who sees a field nowhere is refused the chart, and told nothing of its values', async () => {
  const sums = await answer('bill', 'sums');
  const filtered = await answer('bill', 'byHidden');
  const sorted = await answer('bill', 'sorted');
  const expected = (['chartFieldNotVisible', 'fieldNotVisible', 'chartFieldNotVisible'] as ErrorName[]).map(codeOf);
  expect([sums, filtered, sorted].map(({ error }) => error)).toEqual(expected);
  for (const { text, data } of [sums, filtered, sorted]) {
    expect(data).toBeNull();
    expect(text).not.toContain('9177');
  }
  expect((await answer('bill', 'counts')).rows).toHaveLength(4);
});

test('who sees a field on some records has figures of those alone, and is told so', async () => {
  const { rows, data } = await answer('mira', 'sums');
  expect(rows).toEqual([
    [marks.title('r1'), marks.amount('r1')],
    [marks.title('r2'), marks.amount('r2')],
    [marks.title('r3'), null],
    [marks.title('r4'), null],
  ]);
  expect(data?.measures[0]?.isPartial).toBe(true);
});

test('columns of sub-tables are refused, left empty and counted as their readers see them', async () => {
  const refused = await answer('bill', 'prices');
  expect([refused.data, refused.error]).toEqual([null, codeOf('chartFieldNotVisible')]);
  expect(refused.text).not.toContain('8166');
  const { rows, data } = await answer('pia', 'prices');
  expect(rows).toEqual([
    [marks.title('r1'), marks.price('r1')],
    [marks.title('r2'), marks.price('r2')],
    [marks.title('r3'), null],
    [marks.title('r4'), null],
  ]);
  expect(data?.measures[0]?.isPartial).toBe(true);
  expect((await answer('dora', 'prices')).rows).toHaveLength(2);
  expect((await answer('olga', 'byItem')).rows).toEqual([['taxi', '1', marks.amount('r1')]]);
});

test('departments are brought together with the ones above them, as deep as they are', async () => {
  const counted = async (chartId: string) =>
    (await answer('root', chartId)).rows.map(([key, number]) => `${key} ${number}`).toSorted();
  expect(await counted('byCentre')).toEqual(['finance 1', 'sales 3']);
  expect(await counted('byTeam')).toEqual(['east 1', 'finance 1', 'sales 2']);
});

test('who sees the model nowhere is refused, whoever has asked before', async () => {
  await answer('root', 'sums');
  const refused = await answer('nora', 'sums');
  expect([refused.data, refused.error]).toEqual([null, codeOf('noPermission')]);
});

test('a designer is offered the models and the fields that they see, and no other', async () => {
  const codes = async (user: string) =>
    (await world.app.call(listChartSources, {}, user)).data.map(({ schemaCode }) => schemaCode);
  expect(await codes('dan')).toEqual(expect.arrayContaining(['Claim', '$workItems']));
  expect(await codes('stan')).toEqual(['$workItems', '$workflowInstances']);
  const { data } = await world.app.call(getChartSource, { schemaCode: 'Claim' }, 'dan');
  const offered = data.properties.flatMap(({ code, subSchema }) => [
    code,
    ...(subSchema?.properties ?? []).map((column) => `${code}.${column.code}`),
  ]);
  expect(offered).toEqual(expect.arrayContaining(['title', 'lines', 'lines.item']));
  expect(offered).not.toContain('lines.price');
  const refused = await world.app.call(getChartSource, { schemaCode: 'Claim' }, 'stan');
  expect(refused.errcode).toBe(codeOf('noPermissionToView'));
});
