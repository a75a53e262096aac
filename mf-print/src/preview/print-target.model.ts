import type { ModelCode, RecordId } from '@portico/shared-kit/contract/ids';
import { recordAddress } from '@portico/shared-kit/contract/record-address';
import { type PrintedRecords, printedRecordsOf } from './printed-records.model.ts';

/** Records that the address asks to print, and their template. */
export interface PrintTarget extends PrintedRecords {
  readonly templateId: string | null;
  readonly isAutomatic: boolean;
}

/** Returns the address by which a printed code opens a record. */
export function recordLink(schemaCode: ModelCode, recordId: RecordId): string {
  return `${window.location.origin}${recordAddress({ schemaCode, recordId })}`;
}

/** Reads the address; `autoprint=1` opens the dialog by itself. */
export function printTarget(search: URLSearchParams): PrintTarget {
  const isAutomatic = search.get('autoprint') === '1';
  return { ...printedRecordsOf(search), templateId: search.get('templateId'), isAutomatic };
}
