import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanSpreadsheet } from '../spreadsheets/index.ts';

/** Cells of a spreadsheet as the platform reads it, row by row; null where there is none. */
export async function readCells(bytes: Buffer, name = 'file.xlsx'): Promise<unknown[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-cells-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    const rows: unknown[][] = [];
    for await (const batch of (await scanSpreadsheet({ path, name })).rows) {
      for (const { cells } of batch) {
        const row = Array<unknown>((cells.at(-1)?.column ?? -1) + 1).fill(null);
        for (const { column, value } of cells) row[column] = value;
        rows.push(row);
      }
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
