import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense } from 'react';
import { AdvancedFilterButton } from '../../features/filter-records/AdvancedFilterButton.tsx';
import { QuickSearch } from '../../features/filter-records/QuickSearch.tsx';
import { ListTitle } from '../../features/switch-view/ListTitle.tsx';
import { useOpenView } from '../../list/open-view.ts';
import { useIsSeenAsOther } from '../../view-as/view-as-context.ts';
import styles from './ListScreen.module.css';
import type { ListScreenModel } from './use-list-screen.ts';

const SortMenu = lazyWithRetry(async () => (await import('./phone-parts.ts')).SortMenu);
/** Ms after which a list begins to follow what others do: nothing of it is needed for the first rows. */
const liveAfterMs = 1_500;
const LiveList = lazyWithRetry(async () => {
  await new Promise((resolve) => setTimeout(resolve, liveAfterMs));
  return (await import('../../live/LiveList.tsx')).LiveList;
});
const FilterDrawer = lazyWithRetry(async () => (await import('./phone-parts.ts')).FilterDrawer);

/** The view that was chosen last, by its code or id: its list is made anew, and keys go on from the button that it was chosen by. */
export interface ViewChoice {
  readonly chosen: string | null;
  onChoose(key: string): void;
}

interface ListHeadProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
  readonly views: ViewChoice;
}

/** Title and view, quick search, and on a phone the order and the button of the filter drawer. */
export function ListHead({ screen, isNarrow, views }: ListHeadProps) {
  const { config, state, change, filter, switchView } = screen;
  const opened = useOpenView();
  const isSeenAsOther = useIsSeenAsOther();
  return (
    <header className={styles.head}>
      <ListTitle
        config={config}
        name={screen.rows.name}
        layout={screen.choices.layout}
        onChoose={views.onChoose}
        onSwitch={switchView}
        isChosen={views.chosen === (opened?.view.id ?? config.view.code)}
      />
      <Suspense fallback={null}>
        {!isSeenAsOther && (
          <LiveList
            schemaCode={config.schemaCode}
            live={screen.live}
            isMode={screen.mode !== null}
            isNarrow={isNarrow}
            onShow={screen.refresh}
          />
        )}
      </Suspense>
      <div className={styles.search}>
        <QuickSearch hasKeyboard={!isNarrow} search={state.search} onSearch={screen.searchFor} />
        {!isNarrow && <AdvancedFilterButton filter={filter} />}
        <Suspense fallback={null}>
          {isNarrow && (
            <SortMenu
              config={config}
              columns={screen.rows.columns}
              orderBy={state.orderBy}
              onOrderBy={(orderBy) => change({ orderBy })}
            />
          )}
          {isNarrow && <FilterDrawer filter={filter} count={screen.conditionCount} />}
        </Suspense>
      </div>
    </header>
  );
}
