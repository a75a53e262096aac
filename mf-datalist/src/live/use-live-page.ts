import { usePortalDispatch } from '@portico/shared-kit/api';
import { peekRecords, putRecords } from '@portico/shared-kit/api/live-lists.api';
import type { QueryRecordsInput, RecordPage } from '@portico/shared-kit/contract/records.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useState } from 'react';
import { type ChangedRecord, compareWith, hasOtherFigures } from './live-changes.model.ts';
import { useLooks } from './use-looks.ts';

/** Page that a list shows, and the request that it came by. */
export interface LivePage {
  /** Null where the list does not read its records by pages itself. */
  readonly request: QueryRecordsInput | null;
  readonly page: RecordPage | undefined;
  /** True while the list reads by itself. */
  readonly isLoading: boolean;
}

/** Changes that the user has not seen: how many wait, and how many rows changed in place. */
export interface LiveChanges {
  readonly waiting: number;
  readonly changed: readonly ChangedRecord[];
}

const none: LiveChanges = { waiting: 0, changed: [] };

/** Changes, and the rows among which they were found. */
const nothingFound: { readonly changes: LiveChanges; readonly rows: string } = { changes: none, rows: '' };

/**
 * Reads the shown page again beside the list whenever the mark is another one: values of rows that stay are put into it, what would come, leave
 * or move is counted until it is shown.
 */
export function useLivePage(mark: string | undefined, live: LivePage): LiveChanges & { forget(): void } {
  const dispatch = usePortalDispatch();
  const [found, setFound] = useState(nothingFound);
  const rows = rowsOf(live.page);
  useLooks(mark, async () => {
    const { request, page, isLoading } = live;
    if (request === null || page === undefined) return 'same';
    if (isLoading) return 'later';
    const { data } = await dispatch(peekRecords(request));
    if (data === undefined) return 'failed';
    const { page: next, changed, waiting } = compareWith(page, data);
    if (changed.length > 0 || hasOtherFigures(page, data)) dispatch(putRecords(request, next));
    setFound({ changes: { waiting, changed }, rows: rowsOf(page) });
    return changed.length > 0 || waiting > 0 ? 'changed' : 'same';
  });
  const forget = useStableCallback(() => setFound(nothingFound));
  return { ...(found.rows === rows ? found.changes : none), forget };
}

/** Names the rows of a page in their order. */
function rowsOf(page: RecordPage | undefined): string {
  return page?.content.map(({ id }) => id).join() ?? '';
}
