import type { RecordId } from '@portico/shared-kit/contract/ids';
import {
  layOutRecord,
  type PageFlow,
  type PrintedPage,
  type PrintJob,
  type PrintProblem,
  shapesIn,
} from '@portico/shared-kit/print';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';

/** A page without what is drawn on it. Lengths in mm. */
export interface PageEntry {
  readonly key: string;
  /** Index of its record, and of the page among the record's. */
  readonly record: number;
  readonly page: number;
  readonly number: number;
  readonly total: number;
  readonly width: number;
  readonly height: number;
  readonly recordId: RecordId;
  readonly flow: PageFlow | null;
}

/** Records whose shapes are kept: those near the window. Others are laid out again, which takes some ms. */
const keptRecords = 12;

/**
 * The pages of a print job, laid out record by record. It keeps what every page needs to be found, and the shapes of a few records
 * only, so that memory does not grow with the job.
 */
export class PageDirectory {
  readonly entries: PageEntry[] = [];
  readonly problems: PrintProblem[] = [];
  /** Characters of all pages, and their pictures: what has to be loaded before they are printed. */
  readonly characters = new Set<string>();
  readonly pictures = new Set<string>();
  readonly #job: PrintJob;
  readonly #records: readonly PrintRecord[];
  readonly #kept = new Map<number, readonly PrintedPage[]>();

  constructor(job: PrintJob, records: readonly PrintRecord[]) {
    this.#job = job;
    this.#records = records;
  }

  /** Lays a record out and adds its pages at the end. */
  add(record: number): void {
    for (const [page, printed] of this.#layOut(record).entries()) {
      const { number, total, width, height, recordId, flow, problems, background } = printed;
      const key = `${String(record)}/${String(page)}`;
      this.entries.push({ key, record, page, number, total, width, height, recordId, flow });
      this.problems.push(...problems);
      if (background !== null) this.pictures.add(background);
      for (const shape of shapesIn(printed)) {
        if (shape.kind === 'picture') this.pictures.add(shape.refId);
        if (shape.kind === 'text') for (const character of shape.text) this.characters.add(character);
      }
    }
  }

  /** The page with its shapes. */
  pageAt({ record, page }: PageEntry): PrintedPage | null {
    return (this.#kept.get(record) ?? this.#layOut(record))[page] ?? null;
  }

  #layOut(index: number): readonly PrintedPage[] {
    const record = this.#records[index];
    if (record === undefined) return [];
    const pages = layOutRecord(record, this.#job);
    this.#kept.delete(index);
    this.#kept.set(index, pages);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptRecords && oldest !== undefined) this.#kept.delete(oldest);
    return pages;
  }
}
