import { appError } from '@portico/shared-kit/errors';
import type { SpreadsheetCell, SpreadsheetRow } from '../cells.ts';
import { type CellContext, cellOf } from './cell-values.ts';

/** Makes rows of cells as they come; rows and cells that say no address stand behind the one before. */
export class RowBuilder {
  readonly #context: CellContext;
  #rows: SpreadsheetRow[] = [];
  #cells: SpreadsheetCell[] = [];
  #row = 0;
  #column = -1;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** Begins a row. Throws spreadsheetTooManyRows beyond the limit. */
  beginRow(number: string | undefined): void {
    this.#row = number === undefined ? this.#row + 1 : Number(number);
    this.#column = -1;
    if (!(this.#row >= 1)) throw appError('spreadsheetDamaged');
  }

  /** Passes over a cell without a value; `column` is -1 where it says none. */
  skipCell(column: number): void {
    this.#column = column < 0 ? this.#column + 1 : column;
  }

  /** Adds a cell. Throws spreadsheetTooManyColumns beyond the limit, and what the value is refused with. */
  addCell(column: number, type: string, style: number, value: string): void {
    this.skipCell(column);
    const cell = cellOf({ column: this.#column, row: this.#row }, { type, style, value }, this.#context);
    if (cell === null) return;
    const { rows, columns } = this.#context.limits;
    if (this.#row > rows) throw appError('spreadsheetTooManyRows', { limit: rows });
    if (this.#column >= columns) throw appError('spreadsheetTooManyColumns', { limit: columns });
    this.#cells.push(cell);
  }

  /** Ends a row; one without values is left out. */
  endRow(): void {
    if (this.#cells.length === 0) return;
    this.#rows.push({ row: this.#row, cells: this.#cells });
    this.#cells = [];
  }

  /** Returns the rows since the last call. */
  take(): SpreadsheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}
