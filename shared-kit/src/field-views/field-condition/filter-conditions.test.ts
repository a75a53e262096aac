import type { FilterTree } from '../../filters/index.ts';
import { conditionsOf, conditionWords, filterOf } from './filter-conditions.model.ts';

const options = { options: ['open', 'closed', 'lost'].map((value) => ({ value, name: value })) };
const properties = [
  { code: 'title', name: '标题', propertyType: 0 },
  { code: 'amount', name: '金额', propertyType: 2 },
  { code: 'dueDate', name: '日期', propertyType: 3 },
  { code: 'status', name: '状态', propertyType: 14, settings: options },
  { code: 'owner', name: '人员', propertyType: 50 },
];
const of = (propertyCode: string, operator: string, value: unknown) =>
  ({ propertyCode, operator, value }) as unknown as FilterTree;
const ann = { id: 'ann', name: '安' };

test.each<[string, FilterTree]>([
  ['a text', of('title', 'contains', '甲')],
  ['an empty field', of('title', 'isNull', null)],
  ['a number', of('amount', 'greaterThan', '100')],
  ['an open range', of('amount', 'between', ['10', null])],
  ['a person', of('owner', 'in', [ann])],
  [
    'alternatives',
    { join: 'or', items: [of('title', 'contains', '甲'), { join: 'and', items: [of('amount', 'lessThan', '5')] }] },
  ],
])('a filter with %s is edited, and given back as it was', (_, filter) => {
  const conditions = conditionsOf(properties, filter);
  expect(conditions).not.toBeNull();
  const back = conditions && filterOf(properties, conditions);
  // The editor has one group around all conditions.
  expect([filter, { join: 'and', items: [filter] }]).toContainEqual(back);
});

test.each<[string, FilterTree]>([
  ['a field that is gone', of('gone', 'isNull', null)],
  ['the present day', of('dueDate', 'between', [{ placeholder: 'now', days: -30 }, null])],
  ['the reader', of('owner', 'in', [{ placeholder: 'user' }])],
])('a filter with %s is not edited, and so not changed', (_, filter) => {
  expect(conditionsOf(properties, filter)).toBeNull();
});

test('a condition without its value makes no filter, and says so', () => {
  const condition = { propertyCode: 'title', operator: 'contains', value: null } as const;
  expect(filterOf(properties, { join: 'all', items: [{ condition }] })).toBeNull();
});

test('conditions are told in words', () => {
  const conditions = conditionsOf(properties, of('title', 'contains', '甲'));
  const say = ({ name, text }: { name: string; text: string }) => `${name}${text}`;
  expect(conditions && conditionWords(properties, conditions, { locale: 'zh' }, say)).toBe('标题包含 甲');
});
