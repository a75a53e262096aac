/** @jest-environment jsdom */
import { copiedTable } from './copied-table.ts';

const html = (table: string) => ({
  html: `<html><body><!--StartFragment-->${table}<!--EndFragment--></body></html>`,
  text: 'x\ty',
});

test.each([
  [
    'a text of a spreadsheet',
    { html: '', text: 'a\t"b\nc"\r\nd' },
    [
      ['a', 'b\nc'],
      ['d', ''],
    ],
  ],
  ['a page that holds no table', { html: '<p>one</p>', text: 'one' }, [['one']]],
  [
    'a table',
    html('<table><tr><td>a</td><td> b\n  c </td></tr><tr><td>d<br>e</td><th>f</th></tr></table>'),
    [
      ['a', 'b c'],
      ['d\ne', 'f'],
    ],
  ],
  [
    'merged cells',
    html('<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td colspan="2">d</td></tr></table>'),
    [
      ['a', 'b'],
      ['', 'c'],
      ['d', ''],
    ],
  ],
  ['a table without rows', html('<table></table>'), [['x', 'y']]],
  [
    'markup in a cell, as its text',
    html('<table><tr><td><p>a</p><p>b</p><script>x</script></td></tr></table>'),
    [['a\nb\nx']],
  ],
  [
    'a cell that claims to be huge',
    html('<table><tr><td rowspan="60000" colspan="2">a</td></tr></table>'),
    [['a', '']],
  ],
])('reads %s', (_what, copied, table) => {
  expect(copiedTable(copied)).toEqual(table);
});
