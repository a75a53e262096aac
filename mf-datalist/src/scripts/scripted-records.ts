import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { DisplayedPage } from '../list/use-record-page.ts';
import type { ListScript } from './list-script.ts';
import type { ScriptRun } from './script-run.ts';

/** Returns the function that merges what a script says of the records into them; what does not change stays the same object. */
export function recordsWith(run: ScriptRun): ListScript['recordsOf'] {
  let last: { own: DisplayedPage; page: RecordPage; offset: number; shown: DisplayedPage } | null = null;
  let refetch: { own: () => void; all: () => void } | null = null;
  return (records, { page: index, size }) => {
    const { page, isLoading } = run.state;
    const own = records.shown;
    const offset = run.replacesRecords ? index * size : own.offset;
    const isSame = last?.own === own && last.page === page && last.offset === offset;
    if (page !== null && !isSame) last = { own, page, offset, shown: { page, offset } };
    if (refetch?.own !== records.refetch) {
      const { refetch: again } = records;
      refetch = {
        own: again,
        all: () => {
          again();
          run.readAgain();
        },
      };
    }
    return {
      ...records,
      shown: page === null || last === null ? own : last.shown,
      refetch: refetch.all,
      // A page that the script adds to is no answer of the server.
      request: page === null ? records.request : null,
      isLoading: run.replacesRecords ? isLoading : records.isLoading,
    };
  };
}
