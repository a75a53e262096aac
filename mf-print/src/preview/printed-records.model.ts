import { asRecordId, type FormCode, type ModelCode, type RecordId } from '@portico/shared-kit/contract/ids';

/** Records that an address asks to print, on pages or on labels. */
export interface PrintedRecords {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode | null;
  /** Empty where the server keeps which they are. */
  readonly recordIds: readonly RecordId[];
  readonly selection: string | null;
}

/** Reads them: `objectIds` joined by commas, one `objectId`, or the `selection` that the server keeps. */
export function printedRecordsOf(search: URLSearchParams): PrintedRecords {
  const ids = (search.get('objectIds') ?? search.get('objectId') ?? '').split(',').map((id) => id.trim());
  const schemaCode = search.get('schemaCode') ?? '';
  return {
    schemaCode,
    formCode: search.get('sheetCode'),
    recordIds: schemaCode === '' ? [] : [...new Set(ids.filter(Boolean))].map(asRecordId),
    selection: search.get('selection'),
  };
}
