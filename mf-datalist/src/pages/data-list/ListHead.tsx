import { FilterDrawer } from '../../features/filter-records/FilterDrawer.tsx';
import { QuickSearch } from '../../features/filter-records/QuickSearch.tsx';
import { SortMenu } from '../../features/sort-records/SortMenu.tsx';
import { ListTitle } from '../../features/switch-view/ListTitle.tsx';
import styles from './ListScreen.module.css';
import type { ListScreenModel } from './use-list-screen.ts';

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
        {isNarrow && (
          <SortMenu
            config={config}
            columns={screen.rows.columns}
            orderBy={state.orderBy}
            onOrderBy={(orderBy) => change({ orderBy })}
          />
        )}
        {hasDrawer && <FilterDrawer filter={filter} count={screen.conditionCount} />}
      </div>
    </header>
  );
}
