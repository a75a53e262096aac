import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useEqualValue, useStableCallback } from '@portico/shared-kit/ui/stable';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  defaultsOf,
  type ListState,
  readListState,
  viewCodeIn,
  writeListState,
} from '@portico/shared-kit/list-address';

/** Returns the state of the list, which the address holds: reload, back and a sent link show the same. */
export function useListState(config: ListConfig) {
  const [query, setQuery] = useSearchParams();
  // Defaults that move with the day stay put while the list is open: what is asked does not change by itself.
  const [openedAt] = useState(() => Date.now());
  const defaults = useMemo(() => defaultsOf(config, openedAt), [config, openedAt]);
  const state = useSteadyState(useMemo(() => readListState(query, defaults), [query, defaults]));
  /**
   * Changes parts of the state. Whatever is not a change of page starts at the first one. Other conditions are another entry of the
   * history, so that "back" undoes them; what is typed into the search box is one with what was typed before. `ahead` hears the new state
   * before anything is drawn. The page is drawn at once and not in the router's own way, between frames and anew when the answer comes
   * meanwhile: rows took twice as long.
   */
  const change = useStableCallback((part: Partial<ListState>, ahead: (next: ListState) => void): void => {
    const next = { ...state, ...part, page: part.page ?? 0 };
    const isAnother =
      part.filters !== undefined ||
      part.where !== undefined ||
      (part.search !== undefined && (part.search === '') !== (state.search === ''));
    ahead(next);
    setQuery((current) => writeListState(current, next, defaults), { replace: !isAnother, flushSync: true });
  });
  return { state, defaults, change, openedAt, viewCode: viewCodeIn(query) };
}

/** Keeps filters and order the same objects from page to page. */
function useSteadyState(read: ListState): ListState {
  const { where, search, page, size } = read;
  const filters = useEqualValue(read.filters);
  const orderBy = useEqualValue(read.orderBy);
  const groupBy = useEqualValue(read.groupBy);
  return useMemo(
    () => ({ filters, where, search, orderBy, groupBy, page, size }),
    [filters, where, search, orderBy, groupBy, page, size],
  );
}
