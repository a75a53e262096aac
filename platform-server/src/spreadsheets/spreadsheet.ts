import type { CellRange } from './cell-address.ts';
import type { SpreadsheetRow } from './cells.ts';

/** Choice of what is read. */
export interface OpenOptions {
  /** Name of the sheet; without it the first that people see. */
  readonly sheet?: string;
  /** Rows whose merged cells are told. */
  readonly headRows?: number;
}

/** Sheet that a file has. */
export interface SheetInfo {
  readonly name: string;
  readonly isHidden: boolean;
}

/** File that is open for reading. */
export interface SpreadsheetScan {
  readonly format: 'xlsx' | 'xls' | 'csv';
  /** All sheets; none of a csv file. */
  readonly sheets: readonly SheetInfo[];
  /** Name of the sheet that is read; empty for a csv file. */
  readonly sheet: string;
  /** Merged cells that begin in the rows of the head; only the first cell of each has a value. */
  readonly merges: readonly CellRange[];
  /** Rows with values, several at a time, read as they are taken. To be read to the end or ended. */
  readonly rows: AsyncGenerator<SpreadsheetRow[]>;
  /** Returns the part of the rows that was read, from 0 to 1, as nearly as it is known before the end. */
  part(): number;
}
