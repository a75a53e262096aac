import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useListViewState } from '@portico/shared-kit/ui/stable';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();
const noRecords: readonly BizRecord[] = [];

/**
 * The records that are selected among those shown; comes back with the history entry. `list` says what is shown: where that becomes
 * another, as by back navigation, nothing is selected.
 */
export function useSelection(content: readonly BizRecord[] | undefined, list: string) {
  const { start, remember } = useListViewState('portico.list.viewState');
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(start.selected));
  const [isAllFound, setAllFound] = useState(false);
  const [shownList, setShownList] = useState(list);
  if (shownList !== list) {
    setShownList(list);
    setAllFound(false);
    setWanted(none);
  }
  const noted = useRef(list);
  useEffect(() => {
    if (noted.current === list) return;
    noted.current = list;
    remember({ selected: [] });
  }, [list, remember]);
  const select = useCallback(
    (selected: ReadonlySet<string>) => {
      setWanted(selected);
      setAllFound(false);
      remember({ selected: [...selected] });
    },
    [remember],
  );
  const clear = useCallback(() => select(none), [select]);
  // What has gone from the list since it was selected is not selected any more.
  const records = useMemo(() => selectedOf(content, wanted), [content, wanted]);
  const ids = useMemo(() => (records.length === 0 ? none : new Set(records.map(({ id }) => id))), [records]);
  const isPageSelected = content !== undefined && content.length > 0 && records.length === content.length;
  const selectAllFound = useCallback(() => setAllFound(true), []);
  const chosen = { isPageSelected, isAllFound: isAllFound && isPageSelected, selectAllFound };
  return { ids, records, select, clear, start, remember, ...chosen };
}

/** Returns the same array where nothing is selected: what is drawn from it stays as it is from page to page. */
function selectedOf(content: readonly BizRecord[] | undefined, wanted: ReadonlySet<string>): readonly BizRecord[] {
  const selected = content?.filter(({ id }) => wanted.has(id)) ?? noRecords;
  return selected.length === 0 ? noRecords : selected;
}
