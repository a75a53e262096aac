import fc from 'fast-check';
import { orderChanges, type OrderedRow } from './sibling-order.model.ts';

const rows = (...values: (number | null)[]) =>
  values.map((value, at): OrderedRow => ({ id: String.fromCharCode(97 + at), value }));
const move = (all: readonly (OrderedRow | null)[], from: number, to: number, digits = 0) =>
  orderChanges(all, { from, to }, digits)?.map(({ id, value }) => `${id}=${value}`);

test.each([
  ['between its neighbours', rows(10, 20, 30), 2, 1, ['c=15']],
  ['to the beginning', rows(10, 20, 30), 2, 0, ['c=0']],
  ['to the end', rows(10, 20, 30), 0, 2, ['a=40']],
  ['where there is no room, and those behind it go on', rows(1, 2, 3, 50), 3, 1, ['d=11', 'b=21', 'c=31']],
  ['among those without a number, of which those before it get one', rows(null, null, null), 2, 1, ['a=10', 'c=20']],
  ['behind the last with a number', rows(5, null, null), 2, 1, ['c=15']],
])('a row goes %s', (_where, all, from, to, changes) => {
  expect(move(all, from, to)).toEqual(changes);
});

test('fractions give room where the field has them', () => {
  expect(move(rows(1, 2, 30), 2, 1, 2)).toEqual(['c=1.5']);
});

test('rows that were not read keep nothing from a move that does not touch them', () => {
  expect(move([...rows(10, 20, 30), null], 2, 1)).toEqual(['c=15']);
  expect(move([null, ...rows(null, null)], 2, 1)).toBeUndefined();
});

test('whatever is moved then stands where it was put', () => {
  const value = fc.option(fc.integer({ min: -50, max: 50 }), { nil: null });
  const level = fc.array(value, { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(level, fc.nat(), fc.nat(), (values, some, other) => {
      const sorted = values.toSorted((left, right) => (left ?? Infinity) - (right ?? Infinity));
      const all = rows(...sorted.map((each, at) => (each === null ? null : each * 10 + at)));
      const [from, to] = [some % all.length, other % all.length];
      const changed = new Map(orderChanges(all, { from, to }, 0)?.map(({ id, value: next }) => [id, next]));
      const wanted = all.toSpliced(from, 1).toSpliced(to, 0, all[from] as OrderedRow);
      const after = wanted.map(({ id, value: own }) => changed.get(id) ?? own ?? Infinity);
      const place = wanted.findIndex(({ id }) => id === all[from]?.id);
      const own = after[place] as number;
      expect(after.slice(0, place).every((each) => each < own)).toBe(true);
      expect(after.slice(place + 1).every((each) => each > own)).toBe(true);
    }),
  );
});
