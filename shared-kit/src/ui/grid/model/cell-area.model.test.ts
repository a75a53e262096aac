import { areaBetween, tableHtml, textsIn } from './cell-area.model.ts';

const columns = (['checkbox', 'ordinal', 'data', 'data', 'data'] as const).map((kind) => ({ kind }));

test.each([
  ['from any corner', [3, 4], [1, 2], { top: 1, bottom: 3, left: 2, right: 4 }],
  ['without boxes and numbers of rows', [0, 0], [1, 3], { top: 0, bottom: 1, left: 2, right: 3 }],
  ['without the head', [-1, 2], [1, 2], { top: 0, bottom: 1, left: 2, right: 2 }],
  ['in the head alone', [-1, 2], [-1, 3], null],
  ['of boxes alone', [0, 0], [4, 1], null],
] as const)('finds the cells %s', (_what, [row, column], [toRow, toColumn], area) => {
  expect(areaBetween({ row, column }, { row: toRow, column: toColumn }, columns)).toEqual(area);
});

test('writes what is shown, with nothing in it that is markup', () => {
  const rows = [{ original: { a: '<b>&"', b: null } }, { original: { a: 'x', b: '2' } }];
  const own = (['a', 'b'] as const).map((id) => ({
    column: { id, title: id, text: (row: { a: string; b: string | null }) => row[id] },
  }));
  const texts = textsIn({ top: 0, bottom: 1, left: 0, right: 1 }, rows, own);
  expect(texts).toEqual([
    ['<b>&"', ''],
    ['x', '2'],
  ]);
  expect(tableHtml(texts)).toBe(
    '<table><tr><td>&lt;b&gt;&amp;&quot;</td><td></td></tr><tr><td>x</td><td>2</td></tr></table>',
  );
});
