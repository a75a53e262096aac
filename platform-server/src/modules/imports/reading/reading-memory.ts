import type { SpreadsheetCell } from '../../../spreadsheets/index.ts';
import type { CellReading } from './cell-reading.ts';

type CellValue = SpreadsheetCell['value'];

/** Different cells of a column whose readings are kept. */
const mostKept = 50_000;
/** Cells after which a column is judged, and the least part of them that was known before. */
const [judgedAfter, leastKnown] = [2_000, 0.2];

/**
 * Readings of the cells of one column, since most columns have the same few values again and again. Of a column whose
 * values differ nothing is kept, unless it `isCostly` to read.
 */
export class ReadingMemory {
  readonly #readings = new Map<SpreadsheetCell['kind'], Map<CellValue, CellReading>>();
  readonly #isCostly: boolean;
  #size = 0;
  #asked = 0;
  #known = 0;
  #isOff = false;

  constructor(isCostly: boolean) {
    this.#isCostly = isCostly;
  }

  has({ kind, value }: Pick<SpreadsheetCell, 'kind' | 'value'>): boolean {
    return this.#readings.get(kind)?.has(value) === true;
  }

  /** Returns what a cell was read as before, or reads it. */
  of(cell: SpreadsheetCell, read: (cell: SpreadsheetCell) => CellReading): CellReading {
    if (this.#isOff) return read(cell);
    const known = this.#readings.get(cell.kind)?.get(cell.value);
    this.#asked += 1;
    if (known !== undefined) {
      this.#known += 1;
      return known;
    }
    const reading = read(cell);
    this.#keep(cell, reading);
    return reading;
  }

  #keep({ kind, value }: SpreadsheetCell, reading: CellReading): void {
    if (!this.#isCostly && this.#asked >= judgedAfter && this.#known < this.#asked * leastKnown) {
      this.#isOff = true;
      this.#forget();
      return;
    }
    const readings = this.#readings.get(kind) ?? new Map<CellValue, CellReading>();
    this.#readings.set(kind, readings);
    readings.set(value, reading);
    this.#size += 1;
  }

  /** Forgets what is too much, between batches: within one, names that were looked up once must stay known. */
  trim(): void {
    if (this.#size >= mostKept) this.#forget();
  }

  #forget(): void {
    this.#readings.clear();
    this.#size = 0;
  }
}
