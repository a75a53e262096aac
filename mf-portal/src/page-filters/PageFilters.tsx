import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterFields, filterState, filterTree, type PageFilter } from './page-filters.model.ts';
import { PageFilterProvider } from './page-filter-context.ts';
import { PageFilterBar } from './PageFilterBar.tsx';

interface PageFiltersProps {
  readonly filters: readonly PageFilter[];
  readonly children: ReactNode;
}

/** The filters of a page above its widgets, for which they hold. */
export function PageFilters({ filters, children }: PageFiltersProps) {
  const [search] = useSearchParams();
  const fields = useMemo(() => filterFields(filters), [filters]);
  const state = useMemo(() => filterState(fields, search), [fields, search]);
  const tree = useMemo(() => filterTree(fields, state), [fields, state]);
  return (
    <>
      <PageFilterBar fields={fields} state={state} />
      <PageFilterProvider value={tree}>{children}</PageFilterProvider>
    </>
  );
}
