import { utils, write } from '@e965/xlsx';
import { createWriteStream } from 'node:fs';
import type { CellInput } from '../cells.ts';
import { allRows, TemporaryFiles } from '../testing/temporary-files.ts';
import { sheetOf, workbookOf } from '../testing/workbook-fixture.ts';
import { writeXlsx } from '../writing/write-xlsx.ts';
import { packRows, unpackRows } from './row-batch.ts';
import { scanSpreadsheet } from './scan-spreadsheet.ts';

const files = new TemporaryFiles();
afterAll(() => files.remove());

function* mixedRows(count: number): Generator<CellInput[]> {
  for (let number = 0; number < count; number += 1) {
    yield [
      `客户 ${number}`,
      number,
      number % 2 === 0,
      { kind: 'date', value: '2026-11-24' },
      `text ${number}`,
      number / 4,
    ];
  }
}

async function largeFile(count: number) {
  const file = files.file('');
  await writeXlsx(createWriteStream(file.path), [
    { name: 'Large', columns: [], head: [[{ text: 'a' }]], rows: mixedRows(count) },
  ]);
  return file;
}

test('rows are the same behind the way between the threads', () => {
  const rows = [
    {
      row: 1,
      cells: [
        { column: 0, kind: 'text' as const, value: 'a' },
        { column: 999, kind: 'number' as const, value: 1.5 },
      ],
    },
    {
      row: 1_048_576,
      cells: [
        { column: 3, kind: 'boolean' as const, value: false },
        { column: 4, kind: 'error' as const, value: '#N/A' },
      ],
    },
  ];
  expect(unpackRows(packRows(rows))).toEqual(rows);
});

test('200,000 rows are read within a small memory, all of them', async () => {
  const { format, sheets, rows } = await scanSpreadsheet(await largeFile(200_000), { limits: { memoryMb: 48 } });
  expect({ format, sheets }).toEqual({ format: 'xlsx', sheets: [{ name: 'Large', isHidden: false }] });
  let [count, sum] = [0, 0];
  for await (const batch of rows) {
    count += batch.length;
    for (const { cells } of batch) sum += cells[1]?.kind === 'number' ? cells[1].value : 0;
  }
  expect(count).toBe(200_001);
  expect(sum).toBe((199_999 * 200_000) / 2);
});

test('the part that was read grows with the rows, of every kind of file, up to all of it', async () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `行 ${at},${at}\n`).join('');
  const book = utils.book_new(utils.aoa_to_sheet(Array.from({ length: 10_000 }, (_, at) => [`行 ${at}`, at])));
  const xls = write(book, { type: 'buffer', bookType: 'xls' }) as Buffer;
  for (const file of [await largeFile(50_000), files.file(lines, 'list.csv'), files.file(xls, 'list.xls')]) {
    const { rows, part } = await scanSpreadsheet(file);
    const parts: number[] = [];
    for await (const batch of rows) if (batch.length > 0) parts.push(part());
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]).toBeLessThan(0.9);
    expect(parts).toEqual(parts.toSorted((left, right) => left - right));
    expect(parts.at(-1)).toBeCloseTo(1, 2);
  }
});

test('a thread that has no memory left is the row of the catalogue, and the process lives', async () => {
  // One row of a million cells with values is kept as a whole.
  const file = files.file(
    workbookOf({ sheet: sheetOf(`<!-- --><row>${'<c r="A1"><v>1.5</v></c>'.repeat(1_000_000)}</row>`) }),
  );
  const scan = scanSpreadsheet(file, { limits: { memoryMb: 16, ratio: 10_000 } }).then(({ rows }) => allRows(rows));
  await expect(scan).rejects.toMatchObject({ errorName: 'spreadsheetTooCostly' });
});

test('a thread that takes too much processor time is ended', async () => {
  const scan = scanSpreadsheet(await largeFile(100_000), { limits: { processorMs: 1 } }).then(({ rows }) =>
    allRows(rows),
  );
  await expect(scan).rejects.toMatchObject({ errorName: 'spreadsheetTooCostly' });
});

test('a refusal comes as its row of the catalogue', async () => {
  await expect(scanSpreadsheet(files.file('a'))).rejects.toMatchObject({ errorName: 'spreadsheetDamaged' });
  const { rows } = await scanSpreadsheet(
    files.file(workbookOf({ sheet: sheetOf('<row><c t="s"><v>1</v></c></row>') })),
  );
  await expect(allRows(rows)).rejects.toMatchObject({ errorName: 'spreadsheetDamaged' });
});

test('a signal ends the reading with its reason, before and while rows are read', async () => {
  const reason = new Error('given up');
  await expect(scanSpreadsheet(files.file('a'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const controller = new AbortController();
  const { rows } = await scanSpreadsheet(await largeFile(50_000), { signal: controller.signal });
  await rows.next();
  controller.abort(reason);
  await expect(allRows(rows)).rejects.toBe(reason);
});

test('whoever takes no more rows ends the thread', async () => {
  const { rows } = await scanSpreadsheet(await largeFile(50_000));
  for await (const batch of rows) {
    expect(batch.length).toBeGreaterThan(0);
    break;
  }
  expect(await rows.next()).toEqual({ done: true, value: undefined });
});

test('the loop of this thread goes on turning while a file is read that has nothing to hand over', async () => {
  const empty = '<row r="1" s="1" customFormat="1"/>'.repeat(500_000);
  const scan = scanSpreadsheet(files.file(workbookOf({ sheet: sheetOf(empty) })));
  const loop = { turns: 0, isRead: false };
  const reading = scan
    .then(({ rows }) => allRows(rows))
    .finally(() => {
      loop.isRead = true;
    });
  while (!loop.isRead) {
    loop.turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await reading).toEqual([]);
  expect(loop.turns).toBeGreaterThan(100);
});
