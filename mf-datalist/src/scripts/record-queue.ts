import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Records that a script is told of at once: as many as a page has at most, so that it keeps within its time. */
const atOnce = 500;

/** Records that a mode of a list draws. A script is told of those that are new or have changed, so many at a time. */
export class RecordQueue {
  #drawn: readonly BizRecord[] = [];
  readonly #told = new Map<string, BizRecord>();

  draw(records: readonly BizRecord[]): void {
    this.#drawn = records;
  }

  /** Returns the next ones that the script was not told of, as they are told now; none once it knows all. */
  takeNext(): readonly BizRecord[] {
    const next = this.#drawn.filter((record) => !this.#isKnown(record)).slice(0, atOnce);
    for (const record of next) this.#told.set(record.id, record);
    return next;
  }

  /** Forgets what the script was told: another way to draw the list began anew. */
  forget(): void {
    this.#drawn = [];
    this.#told.clear();
  }

  #isKnown(record: BizRecord): boolean {
    const known = this.#told.get(record.id);
    return known === record || (known?.version === record.version && known.data === record.data);
  }
}
