import type { ViewCode } from '@portico/shared-kit/contract/ids';
import { isApiError } from '@portico/shared-kit/api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { allConditions } from '@portico/shared-kit/filters';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListFilter } from '../../features/filter-records/filter.ts';
import { withoutColumn } from '../../features/set-columns/column-settings.model.ts';
import { type ListAddress, recordAddress } from '../../list/addresses.model.ts';
import { type ListState, writeView } from '@portico/shared-kit/list-address';
import { useListName } from '../../list/use-list-name.ts';
import type { useRecordPage } from '../../list/use-record-page.ts';
import type { useSelection } from '../../list/use-selection.ts';
import { useIsSeenAsOther } from '../../view-as/view-as-context.ts';
import { isUnanswerable } from './unanswerable.ts';
import { useListFilter } from './use-list-filter.ts';
import { useScreenActions } from './use-screen-actions.ts';
import { useShownRecords } from './use-shown-records.ts';

/** Reason for which there are no rows to show; null where there are some, or where they are still on the way. */
export type Emptiness = 'empty' | 'noResult' | 'failed' | null;

/**
 * Returns all that the parts of the list page share. `reload` asks for the definition again: it may have been published
 * anew.
 */
export function useListScreen(config: ListConfig, reload: () => void) {
  const shownRecords = useShownRecords(config);
  const { state, defaults, change, choices, records, selection, mode, total, onDrawn } = shownRecords;
  const list = useListAddress(config);
  const filter = useListFilter(config, state, change);
  const { refetch: refresh } = records;
  const around = { list, criteria: records.asked, selection, shown: { choices, state, total }, refresh };
  const { add, onImport, ...actions } = useScreenActions(config, around);
  return {
    config,
    state,
    change,
    filter,
    conditionCount: countOf(filter),
    ...statusOf(records),
    emptiness: emptinessOf(records, state),
    selection: useNote(selection, total),
    ...actions,
    searchFor: useStableCallback((search: string) => change({ search })),
    switchView: useSwitchView(),
    refresh,
    refreshAll: useRefreshing(records, reload),
    clearConditions: () => change({ filters: {}, where: '', search: '' }),
    startAfresh: () => change(defaults),
    choices,
    criteria: records.asked,
    drawnRecords: shownRecords.drawnRecords,
    rows: useRows(config, list, shownRecords),
    grid: { ...gridOf(state, change, { choices, selection }), onImport },
    /** Set where the list is no grid: its mode reads the records by itself, and tells of what it has drawn. */
    mode: mode === null ? null : { ...mode, ...orderOf(state), criteria: records.asked, onDrawn, onAdd: add },
    paging: usePaging(state, change, total),
  };
}

/** Returns the rows of the list, and how one of them is opened. */
function useRows(
  config: ListConfig,
  list: ListAddress,
  { choices, records, selection }: ReturnType<typeof useShownRecords>,
) {
  const { shown, isLoading } = records;
  return {
    config,
    name: useListName(config),
    columns: choices.columns,
    shown,
    isLoading,
    selected: selection.ids,
    onSelect: selection.select,
    ...useOpening(list, isLoading),
  };
}

/** Returns how reading the records goes, and the page that is kept up to date with what others change. */
function statusOf({ request, shown: { page }, isLoading, error, slowList }: RecordPageResult) {
  return { error, slowList, live: { request, page, isLoading } };
}

/** Returns how the records of a list are ordered and grouped. */
const orderOf = ({ orderBy, groupBy }: ListState) => ({ orderBy, groupBy });

function countOf({ applied, advanced }: ListFilter): number {
  return Object.keys(applied).length + (advanced === null ? 0 : allConditions(advanced).length);
}

/** Model that the parts of the list page share. */
export type ListScreenModel = ReturnType<typeof useListScreen>;

type Change = (part: Partial<ListState>) => void;

/** Returns the state that only the grid of a wide window needs. */
function gridOf(
  state: ListState,
  change: Change,
  { choices, selection }: Pick<ReturnType<typeof useShownRecords>, 'choices' | 'selection'>,
) {
  return {
    orderBy: state.orderBy,
    onOrderBy: (orderBy: ListState['orderBy']) => change({ orderBy }),
    density: choices.density,
    frozenRows: choices.frozenRows,
    onWidth: choices.setWidth,
    onPin: choices.setPin,
    onHide: (id: string) => choices.setColumns(withoutColumn(choices.columns, id)),
    initialScroll: selection.start,
    onScroll: selection.remember,
    initialRow: selection.start.row,
    onRow: (row: string) => selection.remember({ row }),
    resetKey: JSON.stringify(state),
  };
}

function usePaging({ page, size }: ListState, change: Change, total: number) {
  return useMemo(
    () => ({
      page,
      size,
      total,
      onPage: (wanted: number) => change({ page: wanted }),
      onSize: (wanted: number) => change({ size: wanted }),
    }),
    [page, size, total, change],
  );
}

/** Returns the number of selected records and the function that lets them go. */
function useNote({ records, isAllFound, clear: onClear }: ReturnType<typeof useSelection>, total: number) {
  const count = isAllFound ? total : records.length;
  return useMemo(() => ({ count, onClear }), [count, onClear]);
}

function useListAddress({ schemaCode, view: { code: viewCode } }: ListConfig): ListAddress {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  return useMemo(() => ({ schemaCode, viewCode, address }), [schemaCode, viewCode, address]);
}

/**
 * Asks for the definition where the server knows something of it no more: columns and conditions are then as they are
 * now. Returns what asks for definition and records again.
 */
function useRefreshing({ error, refetch }: RecordPageResult, reload: () => void): () => void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  }, [reload]);
  useEffect(() => {
    if (isUnanswerable(error)) latest.current();
  }, [error]);
  return () => {
    reload();
    refetch();
  };
}

/** Returns the address of a record's form, and the function that opens it. */
function useOpening(list: ListAddress, isLoading: boolean) {
  const shell = useShell();
  const shown = useShownAddress(list, isLoading);
  const isSeenAsOther = useIsSeenAsOther();
  // A record would open with the user's own rights, so none is opened from a list that is seen as somebody else.
  const addressOf = useCallback(
    (record: BizRecord) => (isSeenAsOther ? '' : recordAddress(shown, record.id)),
    [shown, isSeenAsOther],
  );
  const open = useStableCallback((record: BizRecord) => {
    if (!isSeenAsOther) shell.navigate(addressOf(record));
  });
  return { addressOf, onOpen: open };
}

/** The address of the rows that are shown: while the next ones are on their way, those of before lead back to theirs. */
function useShownAddress(list: ListAddress, isLoading: boolean): ListAddress {
  const [shown, setShown] = useState(list);
  if (shown === list || isLoading) return shown;
  setShown(list);
  return list;
}

function useSwitchView(): (viewCode: ViewCode) => void {
  const [, setQuery] = useSearchParams();
  return useStableCallback((viewCode: ViewCode) => setQuery((query) => writeView(query, viewCode)));
}

type RecordPageResult = ReturnType<typeof useRecordPage>;

function emptinessOf({ error, isLoading, shown: { page } }: RecordPageResult, state: ListState): Emptiness {
  if (error !== undefined && (page === undefined || isRefused(error))) return 'failed';
  if (isLoading || page === undefined || page.content.length > 0 || page.totalElements > 0) return null;
  const isNarrowed =
    state.search !== '' || state.where !== '' || Object.values(state.filters).some((text) => text !== '');
  return isNarrowed ? 'noResult' : 'empty';
}

/** Returns whether the user may not see the records, or they are gone: then older ones are not shown either. */
function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 403 || error.status === 404);
}
