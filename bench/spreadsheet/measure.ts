import { createWriteStream } from 'node:fs';
import { type CellObject, set_fs, utils, writeFile, readFile } from '@e965/xlsx';
import * as fs from 'node:fs';
import { scanSpreadsheet, writeXlsx } from '@portico/platform-server/spreadsheets';
import { mixedRows } from './mixed-rows.ts';

/** Work of one process, so that its peak of memory is that of the work alone: `measure.ts <work> <file> <rows>`. */
const [work = '', path = '', count = '0'] = process.argv.slice(2);
const columns = Array.from({ length: 20 }, (_, index) => ({ text: `Column ${index + 1}` }));

/** Returns the cells that SheetJS writes for a row; it has no rows that come one by one. */
function asSheetCells(): (CellObject | null)[][] {
  return Array.from(mixedRows(Number(count)), (row) =>
    row.map((cell): CellObject | null => {
      if (cell === null) return null;
      if (typeof cell === 'object') return { t: 'd', v: new Date(`${cell.value.padEnd(19, 'T00:00:00')}Z`) };
      return { t: typeof cell === 'string' ? 's' : typeof cell === 'number' ? 'n' : 'b', v: cell };
    }),
  );
}

async function readOurs(): Promise<number> {
  const { rows } = await scanSpreadsheet({ path, name: 'list.xlsx' });
  let cells = 0;
  for await (const batch of rows) for (const row of batch) cells += row.cells.length;
  return cells;
}

function readSheetJs(): number {
  set_fs(fs);
  const book = readFile(path, { dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const rows = utils.sheet_to_json<readonly unknown[]>(sheet ?? {}, { header: 1 });
  return rows.reduce((sum, row) => sum + Object.keys(row).length, 0);
}

function writeSheetJs(): number {
  set_fs(fs);
  const sheet = utils.aoa_to_sheet([columns.map(({ text }) => text), ...asSheetCells()], { dense: true });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'List');
  writeFile(book, path, { bookSST: true, compression: true });
  return Number(count);
}

async function writeOurs(): Promise<number> {
  const design = { name: 'List', columns: [], head: [columns], rows: mixedRows(Number(count)) };
  return (await writeXlsx(createWriteStream(path), [design])).rows;
}

const works: Readonly<Record<string, () => number | Promise<number>>> = {
  readOurs,
  readSheetJs,
  writeOurs,
  writeSheetJs,
};

const before = process.cpuUsage();
const done = await works[work]?.();
const { user, system } = process.cpuUsage(before);
const peakBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ done, processorMs: (user + system) / 1000, peakBytes }));
