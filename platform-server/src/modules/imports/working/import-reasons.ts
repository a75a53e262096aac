import type { ImportReason } from '@portico/shared-kit/contract/imports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { DraftProblem } from '../../records/index.ts';
import { importsTexts } from '../imports.texts.ts';

/** Rows that are named for each reason, reasons that are told, and reasons that are told apart. */
const [mostRows, mostTold, mostKnown] = [10, 50, 5_000];

type GatheredReason = Omit<ImportReason, 'firstRows'> & { count: number; readonly firstRows: number[] };

/** Gathers the reasons for which rows are refused: a row counts once for each. */
export class ImportReasons {
  readonly #locale: Locale;
  readonly #known = new Map<string, GatheredReason>();

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  add(rowNumber: number, problems: readonly DraftProblem[]): void {
    const told = new Map(
      problems.map(({ path, kind, reason }) => {
        const words = kind === 'WRONG' ? reason : importsTexts.t(this.#locale, `kinds.${kind}`);
        return [`${path ?? ''} ${words}`, { propertyPath: path, reason: words }] as const;
      }),
    );
    for (const [key, { propertyPath, reason }] of told) {
      const known = this.#known.get(key) ?? { propertyPath, reason, count: 0, firstRows: [] };
      if (!this.#known.has(key) && this.#known.size >= mostKnown) continue;
      this.#known.set(key, known);
      known.count += 1;
      if (known.firstRows.length < mostRows) known.firstRows.push(rowNumber);
    }
  }

  /** Returns the reasons, the most frequent first. */
  all(): ImportReason[] {
    return [...this.#known.values()].toSorted((left, right) => right.count - left.count).slice(0, mostTold);
  }
}
