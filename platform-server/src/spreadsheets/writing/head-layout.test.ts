import { layOutHead } from './head-layout.ts';

test('cells stand beside those that reach down from the row above, as in a table of HTML', () => {
  const positions = layOutHead([
    [
      { text: 'a', rowSpan: 2 },
      { text: 'b', columnSpan: 2 },
      { text: 'c', rowSpan: 3 },
    ],
    [{ text: 'b1' }, { text: 'b2' }],
  ]);
  expect(
    positions.map(({ cell, firstRow, lastRow, firstColumn, lastColumn }) => [
      cell.text,
      firstRow,
      lastRow,
      firstColumn,
      lastColumn,
    ]),
  ).toEqual([
    ['a', 1, 2, 0, 0],
    ['b', 1, 1, 1, 2],
    ['c', 1, 2, 3, 3],
    ['b1', 2, 2, 1, 1],
    ['b2', 2, 2, 2, 2],
  ]);
});
