/** Counts how much of a file was read. */
export class ReadShare {
  readonly #total: number;
  #read = 0;

  constructor(total: number) {
    this.#total = total;
  }

  note(count: number): void {
    this.#read += count;
  }

  /** The part that was read, from 0 to 1. Sizes that a file tells of itself may be wrong. */
  readonly part = (): number => (this.#total > 0 ? Math.min(this.#read / this.#total, 1) : 1);
}
