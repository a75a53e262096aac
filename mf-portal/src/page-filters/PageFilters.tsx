import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterFields, filterState, filterTree, type PageFilter } from './page-filters.model.ts';
import { PageFilterProvider } from './page-filter-context.ts';

/** Few pages have filters, and their controls are large. */
const PageFilterBar = lazyWithRetry(async () => (await import('./PageFilterBar.tsx')).PageFilterBar);

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
      {fields.length > 0 && (
        <Suspense fallback={null}>
          <PageFilterBar fields={fields} state={state} />
        </Suspense>
      )}
      <PageFilterProvider value={tree}>{children}</PageFilterProvider>
    </>
  );
}
