import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { type CellInput, mergedCell } from '../cells.ts';
import { MemoryFile } from '../testing/memory-file.ts';
import type { SheetDesign } from './sheet-design.ts';
import { writeXlsx } from './write-xlsx.ts';

const design: SheetDesign = { name: 'Orders', columns: [], head: [], rows: [] };

async function written(...designs: readonly Partial<SheetDesign>[]) {
  const file = new MemoryFile();
  const summary = await writeXlsx(
    file,
    designs.map((each) => ({ ...design, ...each })),
  );
  return { summary, book: read(file.bytes, { cellNF: true, cellStyles: true, bookFiles: true }), bytes: file.bytes };
}

const sheetOf = (book: WorkBook, index = 0) => book.Sheets[book.SheetNames[index]!]!;
const cell = (sheet: WorkSheet, address: string) => sheet[address] as CellObject | undefined;
/** Text of a part, as another program unpacks it. */
function partOf(book: WorkBook, path: string): string {
  const { files } = book as unknown as { files: Record<string, { content: Buffer }> };
  return Buffer.from(files[path]!.content).toString();
}

test('another program reads the cells of every kind as they were written', async () => {
  const row: CellInput[] = [
    'text & <more>\u000b',
    12.5,
    true,
    { kind: 'date', value: '2026-11-24' },
    { kind: 'dateTime', value: '2026-11-24T09:30:00' },
    null,
    { kind: 'decimal', value: '0.10' },
    { kind: 'decimal', value: '12345678901234567.89' },
    { kind: 'date', value: '1899-11-24' },
    Number.NaN,
  ];
  const { book } = await written({ rows: [row] });
  const sheet = sheetOf(book);
  expect(cell(sheet, 'A1')).toMatchObject({ t: 's', v: 'text & <more>\u000b' });
  expect(cell(sheet, 'B1')).toMatchObject({ t: 'n', v: 12.5 });
  expect(cell(sheet, 'C1')).toMatchObject({ t: 'b', v: true });
  expect(cell(sheet, 'D1')).toMatchObject({ t: 'n', v: 46_350, w: '2026-11-24' });
  expect(cell(sheet, 'E1')).toMatchObject({ t: 'n', w: '2026-11-24 09:30:00' });
  expect(cell(sheet, 'F1')).toBeUndefined();
  expect(cell(sheet, 'G1')).toMatchObject({ t: 'n', v: 0.1 });
  expect(cell(sheet, 'H1')).toMatchObject({ t: 's', v: '12345678901234567.89' });
  expect(cell(sheet, 'I1')).toMatchObject({ t: 's', v: '1899-11-24' });
  expect(cell(sheet, 'J1')).toMatchObject({ t: 'e' });
});

test('a head has merged cells over its columns, notes, marks and stays in sight', async () => {
  const { book } = await written({
    columns: [{ width: 30 }, { format: '0.00' }],
    head: [
      [
        { text: 'Name', rowSpan: 2, isRequired: true, note: 'As in the contract' },
        { text: 'Amounts', columnSpan: 2 },
      ],
      [{ text: 'Net' }, { text: 'Gross' }],
    ],
    rows: [['a', 1, 2]],
  });
  const sheet = sheetOf(book);
  expect(sheet['!merges']).toEqual([
    { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
    { s: { r: 0, c: 1 }, e: { r: 0, c: 2 } },
  ]);
  expect(['A1', 'B1', 'B2', 'C2', 'A3', 'B3'].map((at) => cell(sheet, at)?.v)).toEqual([
    'Name',
    'Amounts',
    'Net',
    'Gross',
    'a',
    1,
  ]);
  expect(cell(sheet, 'B3')?.w).toBe('1.00');
  expect(cell(sheet, 'A1')?.c?.[0]?.t).toBe('As in the contract');
  expect(sheet['!cols']?.[0]?.width).toBe(30);
  const xml = partOf(book, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<c r="A1" s="2"');
});

test('cells that are one with those above them are merged, down to the end of the sheet and not into the head', async () => {
  const rows = [
    [mergedCell, 'x'],
    ['a', 1],
    [mergedCell, 2],
    [mergedCell, mergedCell],
    ['b', 3],
    [null, 4],
    ['c', 5],
    [mergedCell, 6],
  ];
  const { book } = await written({ head: [[{ text: 'Name' }, { text: 'Row' }]], rows });
  const range = (column: number, first: number, last: number) => ({
    s: { r: first, c: column },
    e: { r: last, c: column },
  });
  expect(sheetOf(book)['!merges']).toEqual([range(0, 2, 4), range(0, 7, 8), range(1, 3, 4)]);
  expect(cell(sheetOf(book), 'A3')?.v).toBe('a');
  expect(partOf(book, 'xl/styles.xml')).toContain('<alignment vertical="top"/>');
});

test('short choices stand in the validation, long ones and those with commas on a hidden sheet', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `Department ${index}`);
  const { book } = await written({
    head: [[{ text: 'a' }]],
    columns: [
      { choices: { values: ['Yes', 'No'], errorMessage: 'Choose "Yes"' } },
      {},
      { choices: { values: many } },
      { choices: { values: ['a, b'] } },
    ],
  });
  const xml = partOf(book, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('sqref="A2:A1048576"><formula1>&quot;Yes,No&quot;</formula1>');
  expect(xml).toContain('error="Choose &quot;Yes&quot;"');
  expect(xml).toContain("<formula1>'Choices'!$A$1:$A$300</formula1>");
  expect(xml).toContain("<formula1>'Choices'!$B$1:$B$1</formula1>");
  expect(book.Workbook?.Sheets?.map(({ name, Hidden }) => [name, Hidden])).toEqual([
    ['Orders', 0],
    ['Choices', 1],
  ]);
  expect(cell(sheetOf(book, 1), 'A300')?.v).toBe('Department 299');
});

test('rows that one sheet cannot take go on on another one below the same head', async () => {
  const { book, summary } = await written({ head: [[{ text: 'Number', note: 'n' }]], rows: numbers(1_048_600) });
  expect(summary).toEqual({ rows: 1_048_600, sheets: 2, cutTexts: 0 });
  expect(book.SheetNames).toEqual(['Orders', 'Orders (2)']);
  const [first, second] = [sheetOf(book), sheetOf(book, 1)];
  expect([cell(first, 'A1')?.v, cell(first, 'A1048576')?.v]).toEqual(['Number', 1_048_574]);
  expect([cell(second, 'A1')?.v, cell(second, 'A2')?.v, cell(second, 'A26')?.v]).toEqual([
    'Number',
    1_048_575,
    1_048_599,
  ]);
});

function* numbers(count: number): Generator<CellInput[]> {
  for (let number = 0; number < count; number += 1) yield [number];
}

test('a text that no cell holds is cut between its signs, marked and counted', async () => {
  const { book, summary } = await written({ rows: [['a'.repeat(32_767)], [`${'a'.repeat(32_765)}😀b`]] });
  expect(summary.cutTexts).toBe(1);
  expect(cell(sheetOf(book), 'A1')?.v).toBe('a'.repeat(32_767));
  expect(cell(sheetOf(book), 'A2')?.v).toBe(`${'a'.repeat(32_765)}…`);
});

test('names of sheets are such as Excel takes, and none stands twice', async () => {
  const { book } = await written(
    { name: 'a/b?' },
    { name: 'A b ' },
    { name: "'" },
    { name: 'History' },
    { name: 'x'.repeat(40) },
    { name: 'x'.repeat(41) },
  );
  expect(book.SheetNames).toEqual(['a b', 'A b (2)', 'Sheet', 'History_', 'x'.repeat(31), `${'x'.repeat(27)} (2)`]);
});

test('rows are read no faster than they are taken, and ended when writing is given up', async () => {
  const controller = new AbortController();
  let taken = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  async function* rows(): AsyncGenerator<CellInput[]> {
    try {
      for (;;) {
        taken += 1;
        yield [Math.random().toString(36).repeat(10)];
      }
    } finally {
      end(true);
    }
  }
  // Takes chunks until rows are among them, and then no more.
  const stuck = new MemoryFile({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => (taken === 0 ? done() : setImmediate(() => controller.abort())),
  });
  await expect(writeXlsx(stuck, [{ ...design, rows: rows() }], { signal: controller.signal })).rejects.toThrow(
    'aborted',
  );
  expect(await ended).toBe(true);
  expect(taken).toBeLessThan(20_000);
});

test('a failure of the rows is that of the writing', async () => {
  async function* rows(): AsyncGenerator<CellInput[]> {
    yield [1];
    throw new Error('no more rows');
  }
  await expect(written({ rows: rows() })).rejects.toThrow('no more rows');
});

test('a workbook without sheets, and a sheet of too many columns, are faults of the caller', async () => {
  await expect(written()).rejects.toThrow(RangeError);
  await expect(written({ columns: Array.from({ length: 16_385 }, () => ({})) })).rejects.toThrow(RangeError);
});
