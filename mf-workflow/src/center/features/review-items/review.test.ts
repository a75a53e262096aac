import type { ReviewedItem, ReviewGroup } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { markedIds, reviewTable } from './review.model.ts';

const properties: ReviewGroup['properties'] = [
  {
    code: 'kind',
    name: '类型',
    propertyType: 14,
    settings: {
      options: [
        { value: 'a', name: '年假' },
        { value: 'b', name: '病假' },
      ],
    },
  },
  { code: 'days', name: '天数', propertyType: 2 },
  { code: 'from', name: '开始日期', propertyType: 3 },
  { code: 'place', name: '地点', propertyType: 0 },
  { code: 'note', name: '备注', propertyType: 0 },
];

const usual = { kind: 'a', days: '2', from: '2026-03-02T16:00:00.000Z', place: '上海', note: null };
const item = (id: string, values: Record<string, unknown>) =>
  ({ id, values: { ...usual, ...values } }) as unknown as ReviewedItem;

const items = [
  item('1', {}),
  item('2', { days: '3' }),
  item('3', { from: '2026-03-03T16:00:00.000Z' }),
  item('4', { kind: 'b' }),
  item('5', { days: '40' }),
  item('6', { from: '2026-09-01T16:00:00.000Z' }),
];

test('what all have in common is said once, only what differs stands side by side', () => {
  const { same, columns } = reviewTable({ properties, items }, { locale: 'zh' });
  expect(same.map(({ property, value }) => [property.code, value])).toEqual([['place', '上海']]);
  expect(columns.map(({ property, isNumber }) => [property.code, isNumber])).toEqual([
    ['kind', false],
    ['days', true],
    ['from', false],
  ]);
});

test('a rare option, an amount far from the usual and a late date are marked, with what is usual as it is shown', () => {
  const table = reviewTable({ properties, items }, { locale: 'zh' });
  const marks = Object.fromEntries(table.columns.map(({ property, marks: found }) => [property.code, [...found]]));
  expect(marks['kind']).toEqual([['4', { kind: 'rare', usual: '年假', low: '年假', high: '年假' }]]);
  expect(marks['days']).toEqual([['5', { kind: 'high', usual: '2', low: '2', high: '2' }]]);
  expect(marks['from']).toEqual([['6', expect.objectContaining({ kind: 'late', usual: '2026-03-03' })]]);
  expect(markedIds(table)).toEqual(new Set(['4', '5', '6']));
});

test('what somebody does not see of one record counts neither as a value nor as an odd one', () => {
  const hidden = items.map((each, index): ReviewedItem => (index === 0 ? { ...each, values: {} } : each));
  const table = reviewTable({ properties, items: hidden }, { locale: 'zh' });
  expect(markedIds(table).has('1')).toBe(false);
});
