import type { ErrorName } from '@portico/shared-kit/errors';
import type { SpreadsheetFile } from '../open-spreadsheet.ts';
import type { ReadLimits } from '../read-limits.ts';
import type { SpreadsheetScan, OpenOptions } from '../spreadsheet.ts';
import type { RowBatch } from './row-batch.ts';

/** Batches that may be on their way at once. */
export const queueLength = 4;

/** Request to a thread that reads a file; each message after it asks for one batch more. */
export interface ScanRequest {
  readonly file: SpreadsheetFile;
  readonly options: OpenOptions;
  readonly limits: ReadLimits;
}

/** Message of the thread that reads. */
export type ScanMessage =
  | { readonly kind: 'opened'; readonly spreadsheet: Omit<SpreadsheetScan, 'rows' | 'part'> }
  | { readonly kind: 'rows'; readonly batch: RowBatch; readonly part: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly name: ErrorName; readonly params: Readonly<Record<string, string | number>> }
  | { readonly kind: 'failed'; readonly message: string };
