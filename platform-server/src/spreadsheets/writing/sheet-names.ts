import { formatLimits } from '../format-limits.ts';

/** Names of the sheets of a workbook: none twice, none that Excel refuses. */
export class SheetNames {
  readonly #taken: Set<string>;

  constructor(reserved: readonly string[]) {
    this.#taken = new Set(reserved.map((name) => name.toLowerCase()));
  }

  /** Returns the name for the next sheet of a title, such as `Orders (2)` where `Orders` is taken. */
  next(title: string): string {
    // An apostrophe at either end, and "History", are Excel's own.
    const clean = title
      .toWellFormed()
      .replace(/[\p{Cc}[\]:*?/\\]/gu, ' ')
      .replace(/^['\s]+|['\s]+$/g, '');
    const name = clean === '' ? 'Sheet' : /^history$/i.test(clean) ? `${clean}_` : clean;
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`;
      const candidate = name.slice(0, formatLimits.sheetName - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
      if (!this.#taken.has(candidate.toLowerCase())) {
        this.#taken.add(candidate.toLowerCase());
        return candidate;
      }
    }
  }
}
