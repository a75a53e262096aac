import { columnLetters } from '../cell-address.ts';

/** Gathers the cells of a body that are one with those above them, each run as a rectangle. */
export class MergedRuns {
  readonly #firstRow: number;
  readonly #open: { first: number; last: number }[] = [];
  readonly #ended: string[] = [];

  /** `firstRow` is the first one of the body: nothing above it belongs to a run. */
  constructor(firstRow: number) {
    this.#firstRow = firstRow;
  }

  /** Takes a cell that is one with the cell above it. */
  take(column: number, row: number): void {
    if (row === this.#firstRow) return;
    const run = this.#open[column];
    if (run?.last === row - 1) run.last = row;
    else {
      this.#end(column);
      this.#open[column] = { first: row - 1, last: row };
    }
  }

  /** Returns all rectangles as `A2:A4`. */
  all(): readonly string[] {
    for (const column of this.#open.keys()) this.#end(column);
    return this.#ended;
  }

  #end(column: number): void {
    const run = this.#open[column];
    if (run === undefined) return;
    const letters = columnLetters(column);
    this.#ended.push(`${letters}${run.first}:${letters}${run.last}`);
  }
}
