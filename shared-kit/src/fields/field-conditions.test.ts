import { type FilterTree, type OperatorId, operatorIds, operators } from '../filters/index.ts';
import {
  conditionControl,
  conditionOperators,
  conditionText,
  conditionTree,
  conditionValue,
  describeCondition,
} from './field-conditions.ts';
import { filterProblem } from './filter-check.ts';
import type { Property } from './property.ts';

const options = {
  options: [
    { value: 'a', name: '甲', name_i18n: '{"en":"Alpha"}' },
    { value: 'b', name: '乙' },
  ],
};
const data = (code: string, propertyType: number, settings: object = {}): Property =>
  ({ code, name: code, propertyType, settings }) as Property;
const ann = { id: 'ann', name: 'Ann', unitType: 3 } as const;
const sales = { id: 'sales', name: 'Sales', unitType: 1 } as const;

/** A field of each kind with a value of its filter control, and one of the box of its own where it has one. */
const kinds: readonly { readonly property: Property; readonly filter: unknown; readonly editor?: unknown }[] = [
  { property: data('title', 0), filter: 'steel' },
  { property: data('note', 1), filter: 'a b' },
  { property: data('amount', 2), filter: ['1', '2.5'], editor: '500' },
  {
    property: data('day', 3, { format: 1 }),
    filter: ['2026-02-28T16:00:00.000Z', null],
    editor: '2026-02-28T16:00:00.000Z',
  },
  { property: data('paid', 4), filter: true },
  { property: data('people', 5), filter: [ann, sales] },
  { property: data('files', 6), filter: 'a.pdf' },
  { property: data('rows', 8), filter: 'red' },
  { property: data('order', 9), filter: [{ id: 'r1', name: 'One' }] },
  { property: data('status', 14, options), filter: ['a', 'b'] },
  { property: data('tags', 13, options), filter: ['a'] },
  { property: data('hour', 20), filter: '08:30:00' },
  { property: data('seller', 50), filter: [{ id: 'ann', name: 'Ann' }] },
  { property: data('team', 61), filter: [{ id: 'sales', name: 'Sales' }] },
];
const cases = kinds.flatMap(({ property, filter, editor }) =>
  conditionOperators(property).map((operator) => ({
    name: `${property.code} ${operator}`,
    property,
    condition: {
      propertyCode: property.code,
      operator,
      value: { filter, text: filter, editor, none: null }[conditionControl(property, operator) ?? 'none'],
    },
  })),
);

describe('a condition on a field', () => {
  it('can be asked by every one of the 18 operators', () => {
    expect(new Set(cases.map(({ condition }) => condition.operator))).toEqual(new Set(operatorIds));
  });

  it.each(cases)('asks the server for what it allows: $name', ({ property, condition }) => {
    const tree = conditionTree(property, condition);
    expect(filterProblem([property], tree as FilterTree)).toBeNull();
    expect(operatorsOf(tree as FilterTree)).toEqual(new Set([condition.operator]));
  });

  it.each(cases)('comes back from its text in an address: $name', ({ property, condition }) => {
    const text = conditionText(property, condition);
    const value = conditionValue(property, condition.operator, text);
    expect(conditionTree(property, { ...condition, value })).toEqual(conditionTree(property, condition));
  });

  it('asks for nothing while its value is missing', () => {
    for (const { property, condition } of cases) {
      const isWhole = operators[condition.operator].arity === 'none';
      expect(conditionTree(property, { ...condition, value: null }) !== null).toBe(isWhole);
    }
  });

  it('means one of several values where it is positive, and none of them where it is not', () => {
    const property = data('status', 14, options);
    const value = ['a', 'b'];
    expect(conditionTree(property, { propertyCode: 'status', operator: 'equal', value })).toMatchObject({ join: 'or' });
    expect(conditionTree(property, { propertyCode: 'status', operator: 'notEqual', value })).toMatchObject({
      join: 'and',
    });
  });

  it.each<[string, OperatorId, unknown, string, string]>([
    ['amount', 'greaterThan', '1200', '大于 1200', 'is greater than 1200'],
    ['day', 'greaterThan', '2026-02-28T16:00:00.000Z', '晚于 2026-03-01', 'is after 2026-03-01'],
    ['day', 'isNull', null, '为空', 'is empty'],
    ['status', 'equal', ['a', 'b'], '等于 甲、乙', 'is Alpha, 乙'],
    ['seller', 'in', [ann], '在列表中 Ann', 'is one of Ann'],
  ])('is told in words: %s %s', (code, operator, value, zh, en) => {
    const property = kinds.find((each) => each.property.code === code)?.property as Property;
    const condition = { propertyCode: code, operator, value };
    expect(describeCondition(property, condition, { locale: 'zh' })).toBe(zh);
    expect(describeCondition(property, condition, { locale: 'en' })).toBe(en);
  });
});

function operatorsOf(tree: FilterTree): ReadonlySet<OperatorId> {
  return new Set('items' in tree ? tree.items.flatMap((item) => [...operatorsOf(item)]) : [tree.operator]);
}
