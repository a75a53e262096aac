import type { Property } from './property.ts';
import { readSpecFilters } from './spec-filters.ts';

const properties: readonly Property[] = [
  { code: 'id', name: 'id', propertyType: 0 },
  { code: 'title', name: 'Title', propertyType: 0 },
  { code: 'amount', name: 'Amount', propertyType: 2 },
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((format) => ({
    code: `date${format}`,
    name: 'Date',
    propertyType: 3,
    settings: { format },
  })),
  { code: 'paid', name: 'Paid', propertyType: 4 },
  { code: 'place', name: 'Place', propertyType: 10 },
  { code: 'status', name: 'Status', propertyType: 14, settings: { options: ['a', 'b'] } },
  { code: 'tags', name: 'Tags', propertyType: 13, settings: { options: ['a', 'b'] } },
  { code: 'seller', name: 'Seller', propertyType: 50 },
];

const read = (propertyCode: string, propertyValue: unknown, exact: readonly string[] = []) =>
  readSpecFilters(
    properties,
    [{ propertyCode, propertyType: 0, propertyValue, propertyValueName: 'x' }],
    new Set(exact),
  );

const between = (from: string | null, to: string | null) => ({ operator: 'between', value: [from, to] });
const unit = { id: 'u1', unitType: 3, name: 'Ann' };

test.each([
  ['title', ' steel; iron ', { operator: 'contains', value: 'steel; iron' }],
  ['title', 'null', { operator: 'contains', value: 'null' }],
  ['title', '[]', { operator: 'contains', value: '[]' }],
  ['amount', '1;2.50', between('1', '2.5')],
  ['amount', ';2', between(null, '2')],
  ['amount', '2', between('2', '2')],
  ['amount', 2, between('2', '2')],
  ['date1', '2026-03-01;2026-03-02', between('2026-02-28T16:00:00.000Z', '2026-03-02T15:59:59.999Z')],
  ['date1', '2026-03-01 08:30:00;', between('2026-02-28T16:00:00.000Z', null)],
  ['date1', '2026-02-28T16:00:00Z', between('2026-02-28T16:00:00.000Z', '2026-03-01T15:59:59.999Z')],
  ['date2', '2026-03-01 08:30:15', between('2026-03-01T00:30:15.000Z', '2026-03-01T00:30:15.999Z')],
  ['date3', '2026-03-01 08:30:15', between('2026-03-01T00:30:00.000Z', '2026-03-01T00:30:59.999Z')],
  ['date4', '2026-02', between('2026-01-31T16:00:00.000Z', '2026-02-28T15:59:59.999Z')],
  ['date1', '2026', between('2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z')],
  ['date1', '2025;2026', between('2024-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z')],
  ['date2', '2026', between('2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z')],
  ['date2', '2026-03-01;2026-03-02', between('2026-02-28T16:00:00.000Z', '2026-03-02T15:59:59.999Z')],
  ['date4', ';2026', between(null, '2026-12-31T15:59:59.999Z')],
  ['date5', '2026', between('2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z')],
  ['date5', '2026;2027', between('2025-12-31T16:00:00.000Z', '2027-12-31T15:59:59.999Z')],
  ['date5', '2026-07-15 10:00:00;2026-08-01', between('2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z')],
  ['date6', '02-29', between('2000-02-28T16:00:00.000Z', '2000-02-29T15:59:59.999Z')],
  ['date7', '2026-07-15 10:20:30', between('2000-01-01T02:20:00.000Z', '2000-01-01T02:20:59.999Z')],
  ['paid', true, { operator: 'equal', value: true }],
  ['paid', 'false', { operator: 'equal', value: false }],
  ['paid', '1', { operator: 'equal', value: true }],
  ['paid', 0, { operator: 'equal', value: false }],
  ['status', 'a;', { operator: 'equal', value: 'a' }],
  ['tags', ['a'], { operator: 'contains', value: 'a' }],
  ['seller', JSON.stringify([unit]), { operator: 'in', value: [{ id: 'u1', name: 'Ann' }] }],
  ['seller', unit, { operator: 'in', value: [{ id: 'u1', name: 'Ann' }] }],
])('%s asked with %j', (propertyCode, propertyValue, condition) => {
  expect(read(propertyCode, propertyValue)).toEqual({ ok: true, tree: { propertyCode, ...condition }, ids: null });
});

test('several options are alternatives', () => {
  const items = ['a', 'b'].map((value) => ({ propertyCode: 'status', operator: 'equal', value }));
  expect(read('status', 'a;b')).toEqual({ ok: true, tree: { join: 'or', items }, ids: null });
});

test.each([
  ['title', '  '],
  ['amount', ';'],
  ['amount', null],
  ['status', ';'],
  ['seller', '[]'],
  ['seller', []],
  ['place', null],
  ['place', {}],
  ['place', 'null'],
  ['date1', undefined],
  ['id', ''],
])('%s asked with %j asks for nothing', (propertyCode, propertyValue) => {
  expect(read(propertyCode, propertyValue)).toEqual({ ok: true, tree: { join: 'and', items: [] }, ids: null });
});

test.each([
  ['amount', 'many', 'wrongValue'],
  ['amount', '1;many', 'wrongValue'],
  ['amount', '1e400', 'wrongValue'],
  ['date1', '2026-02-30', 'wrongValue'],
  ['date1', 'yesterday;', 'wrongValue'],
  ['paid', 'perhaps', 'wrongValue'],
  ['paid', 'toString', 'wrongValue'],
  ['seller', 'Ann', 'wrongValue'],
  ['seller', [unit, { id: 5 }], 'wrongValue'],
  ['seller', '{"id":', 'wrongValue'],
  ['nothing', 'x', 'unknownProperty'],
  ['__proto__', 'x', 'unknownProperty'],
  ['constructor', null, 'unknownProperty'],
])('%s asked with %j is refused, not left out', (propertyCode, propertyValue, reason) => {
  expect(read(propertyCode, propertyValue)).toEqual({ ok: false, propertyCode, reason });
});

test('a value deeper than JSON can be written is refused', () => {
  let value: unknown = [];
  for (let level = 0; level < 100_000; level++) value = [value];
  expect(read('seller', value)).toEqual({ ok: false, propertyCode: 'seller', reason: 'wrongValue' });
});

test('records that are named by their ids are those of every such condition', () => {
  const asked = ['a;b;c', 'b; c ;d'].map((propertyValue) => ({ propertyCode: 'id', propertyType: 13, propertyValue }));
  expect(readSpecFilters(properties, asked, new Set())).toMatchObject({ ids: ['b', 'c'] });
});

test('an accurate search asks for the whole text of the fields that are compared so', () => {
  const tree = { propertyCode: 'title', operator: 'equal', value: 'steel' };
  expect(read('title', 'steel', ['title'])).toMatchObject({ tree });
  expect(read('title', 'steel', ['other'])).toMatchObject({ tree: { ...tree, operator: 'contains' } });
});
