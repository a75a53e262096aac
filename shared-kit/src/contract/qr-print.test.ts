import fc from 'fast-check';
import { labelDefaults, labelLength, largestQrFont, longestLabel, pickQrFont, qrFontSizes } from './qr-print.ts';

test('there are 16 sizes from 42 pt down to 5 pt', () => {
  expect(qrFontSizes).toHaveLength(16);
  expect([qrFontSizes[0], qrFontSizes.at(-1)]).toEqual([42, 5]);
  expect(qrFontSizes.toSorted((one, other) => other - one)).toEqual([...qrFontSizes]);
});

test('a label without a size is 300 by 700 px', () => {
  expect(labelDefaults).toMatchObject({ width: 79.4, height: 185.2, margin: 0.05, leastFont: 9 });
});

test.each([
  [60, 12, 12],
  [60, 42, 26],
  [200, 42, 42],
  [10, 12, 5.5],
  [0, 12, 5],
  [60, 11, 10.5],
  [60, 17, 18],
  [60, 1, 5],
])('on %p mm, %p pt become %p pt', (height, wanted, picked) => {
  expect(pickQrFont(wanted, height)).toBe(picked);
});

test('a font is always one of the sizes and, but for the least, no larger than the height allows', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: -10, max: 100, noNaN: true }),
      (height, wanted) => {
        const picked = pickQrFont(wanted, height);
        expect(qrFontSizes).toContain(picked);
        expect(picked).toBeLessThanOrEqual(largestQrFont(height));
      },
    ),
  );
});

test.each([
  [-3, 0],
  [null, 0],
  [Number.NaN, 0],
  [35.5, 35.5],
  [100_000, longestLabel],
])('a length of %p mm is taken as %p', (value, taken) => {
  expect(labelLength(value)).toBe(taken);
});
