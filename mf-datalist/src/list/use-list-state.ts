import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultsOf, type ListState, readListState, viewCodeIn, writeListState } from './list-state.model.ts';

/** What the list shows, held by the address: reload, back and a sent link show the same. */
export function useListState(config: ListConfig) {
  const [query, setQuery] = useSearchParams();
  // Defaults that move with the day stay put while the list is open: what is asked does not change by itself.
  const [openedAt] = useState(() => Date.now());
  const defaults = useMemo(() => defaultsOf(config, openedAt), [config, openedAt]);
  const state = useMemo(() => readListState(query, defaults), [query, defaults]);
  const { search } = state;
  /**
   * Changes parts of the state. Whatever is not a change of page starts at the first one. Other conditions are another entry of the
   * history, so that "back" undoes them; what is typed into the search box is one with what was typed before.
   */
  const change = useCallback(
    (part: Partial<ListState>) => {
      const page = part.page ?? 0;
      const write = (current: URLSearchParams) =>
        writeListState(current, { ...readListState(current, defaults), ...part, page }, defaults);
      const isAnother =
        part.filters !== undefined ||
        part.where !== undefined ||
        (part.search !== undefined && (part.search === '') !== (search === ''));
      setQuery(write, { replace: !isAnother });
    },
    [setQuery, defaults, search],
  );
  return { state, defaults, change, openedAt, viewCode: viewCodeIn(query) };
}
