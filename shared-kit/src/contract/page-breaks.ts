/**
 * Break that a person put: a page of a record, counted from 0 without the further parts of wide tables, ends `end` mm below its upper
 * margin. Content below goes on on the next page; content that cannot be parted stays.
 */
export interface PageBreak {
  readonly page: number;
  readonly end: number;
}

/** Breaks put by hand, by the id of their record. */
export type PageBreaks = Readonly<Record<string, readonly PageBreak[]>>;
