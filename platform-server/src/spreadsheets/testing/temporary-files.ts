import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpreadsheetCell, SpreadsheetRow } from '../cells.ts';
import { openSpreadsheet, type SpreadsheetFile } from '../open-spreadsheet.ts';
import { type ReadLimits, readLimits } from '../read-limits.ts';
import type { OpenOptions } from '../spreadsheet.ts';

/** Folder of files that a test reads. */
export class TemporaryFiles {
  readonly #folder = mkdtempSync(join(tmpdir(), 'spreadsheets-'));
  #count = 0;

  /** Returns a file with these bytes, under a name as people give it. */
  file(bytes: Buffer | string, name = 'list.xlsx'): SpreadsheetFile {
    this.#count += 1;
    const path = join(this.#folder, String(this.#count));
    writeFileSync(path, bytes);
    return { path, name };
  }

  /** Reads all rows of bytes in this thread. */
  async rows(bytes: Buffer | string, name?: string, limits: Partial<ReadLimits> = {}, options: OpenOptions = {}) {
    const { rows } = await openSpreadsheet(this.file(bytes, name), { ...readLimits, ...limits }, options);
    return allRows(rows);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns all rows that come in several parts. */
export async function allRows(parts: AsyncIterable<readonly SpreadsheetRow[]>): Promise<SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** Returns cells in short: column, kind, value. */
export const inShort = (cells: readonly SpreadsheetCell[]) =>
  cells.map(({ column, kind, value }) => [column, kind, value]);
