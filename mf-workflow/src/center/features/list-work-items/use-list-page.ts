import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListPageState, readListPage, writeListPage } from './list-page.model.ts';

/** The state of a list, kept in the address so that reload and "back" bring the same page. */
export function useListPage(): readonly [ListPageState, (change: Partial<ListPageState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListPage(search), [search]);
  const change = useCallback(
    (next: Partial<ListPageState>) => setSearch((held) => writeListPage(held, { ...readListPage(held), ...next })),
    [setSearch],
  );
  return [state, change];
}
