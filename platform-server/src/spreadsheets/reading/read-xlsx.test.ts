import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import type { CellInput } from '../cells.ts';
import { openSpreadsheet } from '../open-spreadsheet.ts';
import { readLimits } from '../read-limits.ts';
import { MemoryFile } from '../testing/memory-file.ts';
import { producerFixtures } from '../testing/producer-fixtures.ts';
import { inShort, TemporaryFiles } from '../testing/temporary-files.ts';
import { sheetOf, workbookOf } from '../testing/workbook-fixture.ts';
import { writeXlsx } from '../writing/write-xlsx.ts';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function read(sheet: string, styles?: string) {
  const rows = await files.rows(workbookOf({ sheet: sheetOf(sheet), ...(styles === undefined ? {} : { styles }) }));
  return rows.map(({ row, cells }) => [row, ...inShort(cells)]);
}

test.each(Object.entries(producerFixtures))('the table is read the same as saved by %s', async (_, bytes) => {
  const rows = await files.rows(bytes);
  expect(rows.map(({ row, cells }) => [row, ...inShort(cells)])).toEqual([
    [1, [0, 'text', '名称'], [1, 'text', 'Amount']],
    [
      2,
      [0, 'text', 'A & B'],
      [1, 'number', 1.1],
      [2, 'date', '2026-11-24'],
      [3, 'dateTime', '2026-11-24T09:30:00'],
      [4, 'boolean', true],
    ],
    [4, [0, 'text', 'two\nlines\r'], [4, 'boolean', false]],
  ]);
});

test('whatever is written is read back', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('_', 'x0041_', '\r', '\n', '\t', ' ', '\u000b', '<', '&', ']]>', 'a', '😀') }),
  );
  const number = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => Number(value.toPrecision(15))),
  );
  const date = fc
    .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    .map((value) => value.toISOString());
  const cell = fc.oneof(
    text.filter((value) => value !== '' && !value.includes('\0')),
    number.map((value) => (Object.is(value, -0) ? 0 : value)),
    fc.boolean(),
    fc.constant(null),
    date.map((value) => ({ kind: 'date' as const, value: value.slice(0, 10) })),
    date
      .filter((value) => !value.includes('T00:00:00'))
      .map((value) => ({ kind: 'dateTime' as const, value: value.slice(0, 19) })),
  );
  const expected = (row: readonly CellInput[]) =>
    row.flatMap((input, column) => {
      if (input === null) return [];
      if (typeof input === 'object') return input.kind === 'merged' ? [] : [[column, input.kind, input.value]];
      return [[column, typeof input === 'string' ? 'text' : typeof input, input]];
    });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), async (rows) => {
      const file = new MemoryFile();
      await writeXlsx(file, [{ name: 'a', columns: [], head: [], rows }]);
      const found = new Map((await files.rows(file.bytes)).map(({ row, cells }) => [row, inShort(cells)]));
      expect(rows.map((_, index) => found.get(index + 1) ?? [])).toEqual(rows.map(expected));
    }),
    { numRuns: 150 },
  );
});

test('cells and rows may leave out their address, and may be empty', async () => {
  const rows =
    '<row><c><v>1</v></c><c/><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="5"/><row><c t="str"><v/></c><c><v>4</v></c></row>';
  expect(await read(rows)).toEqual([
    [1, [0, 'number', 1], [3, 'number', 2], [4, 'number', 3]],
    [6, [1, 'number', 4]],
  ]);
});

test('an error is an error, a formula has the value that was saved and is never run', async () => {
  const rows =
    '<row><c t="e"><v>#DIV/0!</v></c><c><f>1+1</f><v>5</v></c><c t="str"><f>[1]Other!A1</f><v>from elsewhere</v></c><c><f>A1</f></c></row>';
  expect(await read(rows)).toEqual([[1, [0, 'error', '#DIV/0!'], [1, 'number', 5], [2, 'text', 'from elsewhere']]]);
});

test('numbers are days by their format only; what counts no day stays a number', async () => {
  const codes = ['0.00', '[Red]0', '[h]:mm', 'h:mm', 'yyyy"年"m"月"', '"day" 0', 'mmm', '0\\d'];
  const styles =
    `<styleSheet><numFmts>${codes.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
    `<cellXfs>${codes.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`;
  const cells = codes.map((_, index) => `<c s="${index}"><v>1.5</v></c>`).join('');
  expect(await read(`<row>${cells}<c s="8"><v>-1</v></c><c s="8"><v>60</v></c></row>`, styles)).toEqual([
    [
      1,
      [0, 'number', 1.5],
      [1, 'number', 1.5],
      [2, 'time', '36:00:00'],
      [3, 'dateTime', '1900-01-01T12:00:00'],
      [4, 'dateTime', '1900-01-01T12:00:00'],
      [5, 'number', 1.5],
      [6, 'dateTime', '1900-01-01T12:00:00'],
      [7, 'number', 1.5],
      [8, 'number', -1],
      [9, 'number', 60],
    ],
  ]);
});

test('merged cells of the head are told, those below it are not', async () => {
  const merges = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:D1"/><mergeCell ref="A9:B9"/></mergeCells>';
  const file = files.file(workbookOf({ sheet: sheetOf('<row><c><v>1</v></c></row>', merges) }));
  const opened = await openSpreadsheet(file, readLimits, { headRows: 2 });
  await opened.rows.return(undefined);
  expect(opened.merges).toEqual([
    { firstRow: 1, lastRow: 2, firstColumn: 0, lastColumn: 0 },
    { firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn: 3 },
  ]);
});

test('a sheet that stops being plain is read on by the parser, no row twice', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `<row><c><v>${index}</v></c></row>`).join('');
  const rows = await read(
    `${many}<!-- a comment with <row> --><row><c t="str"><v><![CDATA[<row>]]></v></c></row>${many}`,
  );
  expect(rows).toHaveLength(10_001);
  expect(rows[4_999]).toEqual([5_000, [0, 'number', 4_999]]);
  expect(rows[5_000]).toEqual([5_001, [0, 'text', '<row>']]);
  expect(rows.at(-1)).toEqual([10_001, [0, 'number', 4_999]]);
});

test('the old binary format gives the same rows', async () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['名称', 'Day'],
      ['A', new Date(Date.UTC(2026, 10, 24))],
      [true, 1.5],
    ],
    { UTC: true },
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  const bytes = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  const rows = await files.rows(bytes, 'old.xls');
  expect(rows.map(({ row, cells }) => [row, ...inShort(cells)])).toEqual([
    [1, [0, 'text', '名称'], [1, 'text', 'Day']],
    [2, [0, 'text', 'A'], [1, 'date', '2026-11-24']],
    [3, [0, 'boolean', true], [1, 'number', 1.5]],
  ]);
});
