import type { CellInput } from '../cells.ts';

type Rows = AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>;

/** Rows that are taken one by one; the next one is known before it is taken, so that no sheet is begun for nothing. */
export class RowCursor {
  readonly #iterator: AsyncIterator<readonly CellInput[]> | Iterator<readonly CellInput[]>;
  #next: readonly CellInput[] | null = null;

  constructor(rows: Rows) {
    this.#iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  /** Returns the next row without taking it, or null at the end. */
  async peek(): Promise<readonly CellInput[] | null> {
    if (this.#next === null) {
      const result: IteratorResult<readonly CellInput[], unknown> = await this.#iterator.next();
      this.#next = result.done === true ? null : result.value;
    }
    return this.#next;
  }

  /** Takes the row that was looked at. */
  take(): void {
    this.#next = null;
  }

  /** Ends the rows, so that what they read from is closed. */
  async close(): Promise<void> {
    await this.#iterator.return?.();
  }
}
