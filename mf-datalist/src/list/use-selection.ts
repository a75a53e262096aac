import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useCallback, useMemo, useState } from 'react';
import { useListPlace } from './use-list-place.ts';

/** The records that are selected among those shown; comes back with the history entry. */
export function useSelection(content: readonly BizRecord[] | undefined) {
  const { start, remember } = useListPlace();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(start.selected));
  const select = useCallback(
    (selected: ReadonlySet<string>) => {
      setWanted(selected);
      remember({ selected: [...selected] });
    },
    [remember],
  );
  const clear = useCallback(() => select(new Set()), [select]);
  // What has gone from the list since it was selected is not selected any more.
  const records = useMemo(() => (content ?? []).filter(({ id }) => wanted.has(id)), [content, wanted]);
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records]);
  return { ids, records, select, clear, start, remember };
}
