import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { ConfigProvider } from 'antd';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListColours } from '../../colours/ListColours.tsx';
import { FilterChips } from '../../features/filter-records/FilterChips.tsx';
import { FilterForm } from '../../features/filter-records/FilterForm.tsx';
import { RecordGrid } from '../../features/browse-records/RecordGrid.tsx';
import { ListTotal } from '../../features/page-through/ListTotal.tsx';
import { ListPages } from '../../features/page-through/ListPages.tsx';
import { ListHead, type ViewChoice } from './ListHead.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import styles from './ListScreen.module.css';
import { ListTools } from './ListTools.tsx';
import { AfterRows, useAreRowsDrawn } from './RowsFirst.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { type ListScreenModel, useListScreen } from './use-list-screen.ts';
import { useListScript, useScriptView } from '../../scripts/list-script.ts';

// What a desk does not show, or what is rarely shown, is no part of the first load.
const RecordCards = lazyWithRetry(
  async () => (await import('../../features/browse-records/RecordCards.tsx')).RecordCards,
);
const DebugBanner = lazyWithRetry(async () => (await import('./rare-parts.ts')).DebugBanner);
const WholeList = lazyWithRetry(async () => (await import('./rare-parts.ts')).WholeList);
const ColumnStatisticsDialog = lazyWithRetry(async () => (await import('./rare-parts.ts')).ColumnStatisticsDialog);
const SlowHint = lazyWithRetry(async () => (await import('../../features/index-advisor/index-advisor.ts')).SlowHint);

interface ListScreenProps {
  readonly config: ListConfig;
  readonly views: ViewChoice;
  /** Asks for the definition again. */
  readonly onReload: () => void;
}

/** A list with its definition at hand: title, filter, actions, records, pages. */
export function ListScreen({ config, views, onReload }: ListScreenProps) {
  const screen = useListScreen(config, onReload);
  const isNarrow = useIsPhone();
  const areRowsDrawn = useAreRowsDrawn();
  const isDebugging = useSearchParams()[0].has('debugId');
  const script = useListScript();
  const { filter, paging, error, slowList, mode } = screen;
  const body = (
    <div className={styles.screen} data-narrow={isNarrow || undefined}>
      <Suspense fallback={null}>{isDebugging && <DebugBanner schemaCode={config.schemaCode} />}</Suspense>
      <ListHead screen={screen} isNarrow={isNarrow} views={views} />
      {!isNarrow && <FilterRow screen={screen} areRowsDrawn={areRowsDrawn} />}
      <FilterChips filter={filter} />
      {!isNarrow && (
        <AfterRows part="tools" isShown={areRowsDrawn}>
          <ListTools screen={screen} isNarrow={false} />
        </AfterRows>
      )}
      {error !== undefined && screen.emptiness === null && (
        <StaleNotice error={error} onRetry={screen.refresh} onClear={screen.startAfresh} />
      )}
      <Suspense fallback={null}>
        {slowList !== null && (
          <SlowHint key={JSON.stringify(slowList)} config={config} list={slowList} onQuick={screen.refresh} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {(screen.job.id !== null || screen.all.isOffered) && <WholeList screen={screen} />}
      </Suspense>
      {script && <script.Notice />}
      <div className={styles.records}>
        <ColouredRecords screen={screen} isNarrow={isNarrow} />
      </div>
      {mode === null && paging.total > 0 && (
        <AfterRows part="pages" isShown={areRowsDrawn || isNarrow}>
          <ListPages paging={paging} selected={screen.selection} isNarrow={isNarrow} />
        </AfterRows>
      )}
      {mode !== null && !isNarrow && paging.total > 0 && <ListTotal total={paging.total} selected={screen.selection} />}
      {isNarrow && <ListTools screen={screen} isNarrow />}
    </div>
  );
  return <WithDialog list={body} dialog={screen.actions.dialog} isNarrow={isNarrow} />;
}

interface RecordsProps {
  readonly screen: ListScreenModel;
  readonly isNarrow: boolean;
}

/** The records in the colours of the user's rules, and the figures of a column that somebody asks for. */
function ColouredRecords({ screen, isNarrow }: RecordsProps) {
  const { config, filter, choices, criteria, drawnRecords } = screen;
  const [column, setColumn] = useState<string | null>(null);
  const grid = useMemo(() => ({ ...screen.grid, onStatistics: setColumn }), [screen.grid]);
  return (
    <ListColours schemaCode={config.schemaCode} properties={filter.all} rules={choices.colours} records={drawnRecords}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        <Records screen={{ ...screen, grid }} isNarrow={isNarrow} />
      </Suspense>
      <Suspense fallback={null}>
        {column !== null && (
          <ColumnStatisticsDialog
            config={config}
            propertyCode={column}
            criteria={criteria}
            onClose={() => setColumn(null)}
          />
        )}
      </Suspense>
    </ListColours>
  );
}

/** The records of the list as its mode draws them: by default a grid, or cards on a phone. */
function Records({ screen, isNarrow }: RecordsProps) {
  const { rows, grid, mode, emptiness } = screen;
  const { instead } = useScriptView();
  if (instead !== null) return instead;
  if (mode !== null)
    return <mode.Records {...rows} {...mode} grid={grid} onClear={screen.clearConditions} isPhone={isNarrow} />;
  const list = { ...rows, placeholder: emptiness === null ? null : <ListPlaceholder screen={screen} /> };
  return isNarrow ? <RecordCards list={list} grid={grid} /> : <RecordGrid list={list} grid={grid} />;
}

interface WithDialogProps {
  readonly list: ReactNode;
  readonly dialog: ReactNode;
  readonly isNarrow: boolean;
}

/** A thumb needs controls of 40 px. The dialog stands by itself, so that whoever turns their phone goes on in the same one. */
function WithDialog({ list, dialog, isNarrow }: WithDialogProps) {
  return (
    <>
      {isNarrow ? <ConfigProvider componentSize="large">{list}</ConfigProvider> : list}
      <ConfigProvider componentSize={isNarrow ? 'large' : 'medium'}>{dialog}</ConfigProvider>
    </>
  );
}

interface FilterRowProps {
  readonly screen: ListScreenModel;
  /** The rows are drawn. What is open takes room that nobody knows before, and comes with them. */
  readonly areRowsDrawn: boolean;
}

function FilterRow({ screen: { filter, choices }, areRowsDrawn }: FilterRowProps) {
  const isOpen = choices.isFilterOpen ?? filter.isExpandedAtFirst;
  if (filter.conditions.length === 0) return null;
  return (
    <section className={styles.filter}>
      <AfterRows part="filter" isShown={areRowsDrawn || isOpen}>
        <FilterForm filter={filter} isExpanded={isOpen} onExpand={choices.setFilterOpen} />
      </AfterRows>
    </section>
  );
}
