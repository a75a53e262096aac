import fc from 'fast-check';
import { figureKey, figuresOfParts, mergedTotals, type SegmentTotals } from './totals.model.ts';

const wanted = ([1, 2, 3, 4, 5] as const).map((sumType) => ({ propertyCode: `p${sumType}`, sumType }));
const cents = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null });
const text = (value: number) => String(value / 100);

/** Returns the database's totals of a part in which every field has these values, in hundredths. */
function partOf(values: readonly (number | null)[]): SegmentTotals {
  const given = values.filter((value) => value !== null);
  const figure = { 1: sum, 3: (all: number[]) => Math.min(...all), 4: (all: number[]) => Math.max(...all) };
  const figures = figuresOfParts(wanted).map((each) => {
    const { sumType } = each;
    if (sumType === 5) return [figureKey(each), String(given.length)] as const;
    const of = sumType === 2 ? sum : figure[sumType];
    return [figureKey(each), given.length === 0 ? null : text(of(given))] as const;
  });
  return { total: values.length, figures: Object.fromEntries(figures) };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

test('the totals of the parts are those of the whole, however it is split', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cents), { minLength: 1 }), (parts) => {
      const merged = mergedTotals(parts.map(partOf), wanted);
      const all = parts.flat();
      const given = all.filter((value) => value !== null);
      const none = given.length === 0;
      expect(merged.total).toBe(all.length);
      expect(merged.sums).toMatchObject({
        p1: none ? null : text(sum(given)),
        p3: none ? null : text(Math.min(...given)),
        p4: none ? null : text(Math.max(...given)),
        p5: String(given.length),
      });
      if (none) expect(merged.sums['p2']).toBeNull();
      else expect(Number(merged.sums['p2'])).toBeCloseTo(sum(given) / given.length / 100, 6);
    }),
  );
});

test('instants are compared as they are, and a field without figures has none', () => {
  const part = (moment: string | null): SegmentTotals => ({ total: 1, figures: { 'day 3': moment, 'day 4': moment } });
  const days = [
    { propertyCode: 'day', sumType: 3 },
    { propertyCode: 'note', sumType: 1 },
  ] as const;
  const parts = [part('2026-02-01T00:00:00.000Z'), part(null), part('2025-12-31T16:00:00.000Z')];
  expect(mergedTotals(parts, days)).toEqual({ total: 3, sums: { day: '2025-12-31T16:00:00.000Z' } });
});
