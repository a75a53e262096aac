import fc from 'fast-check';
import { readTableText, writeTableText } from './index.ts';

test.each([
  ['a row of cells', 'a\tb\tc', [['a', 'b', 'c']]],
  [
    'rows, the last of which ends with a break',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['breaks of every system', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells at the ends of a row', '\ta\t', [['', 'a', '']]],
  ['an empty row between others', 'a\n\nb', [['a'], [''], ['b']]],
  ['a cell in quotes with a tab, a break and quotes', '"a\tb\n""c"""\td', [['a\tb\n"c"', 'd']]],
  ['quotes that are a part of a text', '27" 4K\t"new" one', [['27" 4K', '"new" one']]],
  ['a quote without its end', '"a\tb', [['"a', 'b']]],
  ['nothing', '', []],
])('reads %s', (_what, text, cells) => {
  expect(readTableText(text)).toEqual(cells);
});

test('reads what it writes', () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('a', '中', '"', '\t', '\n', '\r', ' ') }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(readTableText(writeTableText(cells))).toEqual(cells);
    }),
  );
});
