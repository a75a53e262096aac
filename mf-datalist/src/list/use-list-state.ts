import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListState, readListState, writeListState } from './list-state.model.ts';

/** What the list shows, held by the address: reload, back and a sent link show the same. */
export function useListState(view: ListView) {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, view), [query, view]);
  /** Changes parts of the state. Whatever is not a change of page starts at the first one. */
  const change = useCallback(
    (part: Partial<ListState>) => {
      const page = part.page ?? 0;
      const write = (current: URLSearchParams) =>
        writeListState(current, { ...readListState(current, view), ...part, page }, view);
      setQuery(write, { replace: true });
    },
    [setQuery, view],
  );
  return { state, change };
}
