import { type FilterState, filterStateOf, filterTextsOf, type Property } from '@portico/shared-kit/fields';
import { filterTextsIn, withFilterTexts } from '@portico/shared-kit/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The conditions of a search: what there is to narrow by, what is asked now, and how to ask something else. */
export interface SearchFilter {
  readonly conditions: readonly Property[];
  readonly applied: FilterState;
  /** Says whether `applied` is still the same. */
  readonly appliedKey: string;
  apply(state: FilterState): void;
  /** Asks for everything again; null where nothing narrows, neither conditions nor words. */
  readonly clear: (() => void) | null;
}

/** The conditions as the address holds them, so that reload, back and a sent link ask the same. */
export function useSearchFilter(conditions: readonly Property[]): SearchFilter {
  const [search, setSearch] = useSearchParams();
  const texts = filterTextsIn(search);
  const appliedKey = JSON.stringify(texts);
  const applied = useMemo(
    () => filterStateOf(conditions, JSON.parse(appliedKey) as Record<string, string>),
    [conditions, appliedKey],
  );
  const ask = (state: FilterState, others: readonly string[]) =>
    setSearch((held) => {
      const next = withFilterTexts(held, filterTextsOf(conditions, state));
      for (const name of others) next.delete(name);
      return next;
    });
  const isNarrowed = appliedKey !== '{}' || search.has('keyword');
  return {
    conditions,
    applied,
    appliedKey,
    apply: (state) => ask(state, ['page']),
    clear: isNarrowed ? () => ask({}, ['page', 'keyword']) : null,
  };
}
