import { lazy, Suspense } from 'react';
import { QuickSearch } from '../../features/filter-records/QuickSearch.tsx';
import { ListTitle } from '../../features/switch-view/ListTitle.tsx';
import styles from './ListScreen.module.css';
import type { ListScreenModel } from './use-list-screen.ts';

const SortMenu = lazy(async () => ({ default: (await import('../../features/sort-records/SortMenu.tsx')).SortMenu }));
const FilterDrawer = lazy(async () => ({
  default: (await import('../../features/filter-records/FilterDrawer.tsx')).FilterDrawer,
}));

interface ListHeadProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
}

/** Title and view, quick search, and on a phone the order and the button of the filter drawer. */
export function ListHead({ screen, isNarrow }: ListHeadProps) {
  const { config, state, change, filter, switchView } = screen;
  const hasDrawer = isNarrow && filter.conditions.length > 0;
  return (
    <header className={styles['head']}>
      <ListTitle config={config} name={screen.rows.name} onSwitch={switchView} />
      <div className={styles['search']}>
        <QuickSearch hasKeyboard={!isNarrow} search={state.search} onSearch={(search) => change({ search })} />
        <Suspense fallback={null}>
          {isNarrow && (
            <SortMenu
              config={config}
              columns={screen.rows.columns}
              orderBy={state.orderBy}
              onOrderBy={(orderBy) => change({ orderBy })}
            />
          )}
          {hasDrawer && <FilterDrawer filter={filter} count={screen.conditionCount} />}
        </Suspense>
      </div>
    </header>
  );
}
