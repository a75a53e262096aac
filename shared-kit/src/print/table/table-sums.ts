import { addDecimals, normaliseDecimal } from '../../formats/index.ts';
import type { TableUnit } from './table-unit.ts';

/** Adds the numbers of some lines up, column by column; what is no number counts as 0. */
export function sumsOf(units: readonly TableUnit[], columns: number): string[] {
  const rows = units.filter((unit) => unit.kind === 'row');
  return Array.from({ length: columns }, (_, column) =>
    addDecimals(rows.flatMap(({ numbers }) => numbers[column] ?? [])),
  );
}

/** Sums of the first lines of a table, asked for more and more of them: each line is added once. */
export class RunningSums {
  readonly #units: readonly TableUnit[];
  #count = 0;
  #sums: readonly string[];

  constructor(units: readonly TableUnit[], columns: number) {
    this.#units = units;
    this.#sums = sumsOf([], columns);
  }

  upTo(count: number): readonly string[] {
    // Whoever goes back begins again.
    const start = count < this.#count ? 0 : this.#count;
    const more = sumsOf(this.#units.slice(start, count), this.#sums.length);
    this.#sums = start === 0 ? more : more.map((sum, column) => addDecimals([this.#sums[column] ?? '0', sum]));
    this.#count = count;
    return this.#sums;
  }
}

/** Returns a stored number as decimal text; null for anything else. */
export function decimalOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? normaliseDecimal(String(value)) : null;
}
