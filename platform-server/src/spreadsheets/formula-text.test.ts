import fc from 'fast-check';
import { neutralizeFormula, restoreFormula } from './formula-text.ts';

test.each(['=1+1', '+86 138', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '－5℃', "'=1", "''+1"])(
  'a text that a spreadsheet would run gets an apostrophe: %j',
  (text) => {
    expect(neutralizeFormula(text)).toBe(`'${text}`);
  },
);

test.each(['', 'a=1', "'a", ' =1', '2026-11-24', '中文', "'"])('any other text stays as it is: %j', (text) => {
  expect(neutralizeFormula(text)).toBe(text);
});

test('whatever was neutralized is restored', () => {
  const sign = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', ' ', '＝');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: sign })), (text) => {
      expect(restoreFormula(neutralizeFormula(text))).toBe(text);
    }),
  );
});
