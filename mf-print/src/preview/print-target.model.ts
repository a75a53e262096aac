import { asRecordId, type RecordId, type FormCode, type ModelCode } from '@portico/shared-kit/contract/ids';

/** Records that the address asks to print, and their template. */
export interface PrintTarget {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode | null;
  /** Empty where the server keeps which they are. */
  readonly recordIds: readonly RecordId[];
  readonly selection: string | null;
  readonly templateId: string | null;
  readonly isAutomatic: boolean;
}

/** Returns the address by which a printed code opens a record. */
export function recordLink(schemaCode: ModelCode, recordId: RecordId): string {
  return `${window.location.origin}/form/detail?${new URLSearchParams({ schemaCode, objectId: recordId }).toString()}`;
}

/**
 * Reads the address: `objectIds` joined by commas, one `objectId`, or the `selection` that the server keeps; `autoprint=1` opens the
 * dialog by itself.
 */
export function printTarget(search: URLSearchParams): PrintTarget {
  const ids = (search.get('objectIds') ?? search.get('objectId') ?? '').split(',').map((id) => id.trim());
  const schemaCode = search.get('schemaCode') ?? '';
  return {
    schemaCode,
    formCode: search.get('sheetCode'),
    recordIds: schemaCode === '' ? [] : [...new Set(ids.filter(Boolean))].map(asRecordId),
    selection: search.get('selection'),
    templateId: search.get('templateId'),
    isAutomatic: search.get('autoprint') === '1',
  };
}
