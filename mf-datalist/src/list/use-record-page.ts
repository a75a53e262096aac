import type { ViewCode } from '@portico/shared-kit/contract/ids';
import { localError, usePortalDispatch } from '@portico/shared-kit/api';
import { recordsChanged, useQueryRecordsQuery, useRecordsPrefetch } from '@portico/shared-kit/api/records.api';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import { useIsOnline } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useRef, useState } from 'react';
import { advancedCode } from './advanced-code.ts';
import { asksSomething, type ListState } from '@portico/shared-kit/list-address';
import { listKey, listQuery, type PageInput, pageRequest } from './page-request.ts';
import { nearOf, useKnownPage, useNearPage } from './use-near-page.ts';
import { wholeFilter } from './whole-filter.ts';

/** The page of records to show. `offset` is how many rows come before it; it belongs to `page`, not to the request. */
export interface DisplayedPage {
  readonly page: RecordPage | undefined;
  readonly offset: number;
}

interface RecordPageInput {
  readonly state: ListState;
  /** Time at which the list was opened, in epoch ms. */
  readonly openedAt: number;
  /** The view that the address names; null for the first one. */
  readonly viewCode: ViewCode | null;
  /** True where the list has a mode that reads its records by itself: no page is asked for. */
  readonly isSkipped: boolean;
  /** Conditions that the script of the view adds; null where it adds none. */
  readonly narrowing: FilterTree | null;
}

/** The age in seconds that the records of a list may have when it is opened: they may have come ahead of its code. */
const freshFor = 5;
/** The age in seconds that a page may have which was asked for when it was chosen: it may come before it is drawn. */
const aheadFor = 2;

/** Asks for the shown columns of the records of a state; until they are here the page before stays. */
export function useRecordPage(config: ListConfig, opened: RecordPageInput, columns: readonly ListColumn[]) {
  const { state, openedAt, viewCode, isSkipped, narrowing } = opened;
  const { filters, where } = state;
  const filter = useMemo(
    () => wholeFilter(config, { filters, where, narrowing }, openedAt),
    [config, filters, where, narrowing, openedAt],
  );
  const input = { config, state, filter, viewCode, columns };
  const key = listKey(input);
  const { near, known, setKnown } = useNearPage(key, state.page);
  const request = pageRequest(input, near);
  const isOpening = useIsFirst(JSON.stringify(request));
  const { data, currentData, isFetching, error, refetch } = useQueryRecordsQuery(request, {
    refetchOnMountOrArgChange: isOpening ? freshFor : aheadFor,
    skip: isSkipped,
    // The list is not drawn again for what else an answer says.
    selectFromResult: ({ data, currentData, isFetching, error }) => ({ data, currentData, isFetching, error }),
  });
  const query = JSON.stringify(listQuery(input));
  const isSlow = useHasBeen(query, currentData?.isSlow === true);
  useKnownPage(setKnown, { list: key, page: state.page, ends: currentData?.ends });
  const isBlank = (data as RecordPage | null | undefined) === null;
  const failure = isBlank ? localError('responseDataEmpty', '') : error;
  const isWaiting = !useIsOnline() && failure !== undefined;
  const dispatch = usePortalDispatch();
  const readAgain = (): void => void (isSkipped ? dispatch(recordsChanged(config.schemaCode)) : refetch());
  // What failed without a network is asked again when there is one.
  useAfter(isWaiting, readAgain);
  return {
    shown: useShown(isBlank ? undefined : data, currentData === data ? state.page * state.size : null),
    isLoading: isFetching,
    /** The request for the page; null where none is asked for. */
    request: isSkipped ? null : request,
    error: isFetching ? undefined : failure,
    refetch: useStableCallback(readAgain),
    /** Asks for another state's page at once, while what else changes with it is drawn. */
    fetchAhead: useFetchAhead(input, opened, known),
    /** The query of the list, for all its pages. */
    asked: useNarrowing(config.view.code, input.filter, state.search),
    /** The list, where it took long to find. */
    slowList: isSlow ? listQuery(input) : null,
  };
}

function useFetchAhead(
  input: PageInput,
  { openedAt, narrowing }: RecordPageInput,
  known: Parameters<typeof nearOf>[0],
) {
  const prefetch = useRecordsPrefetch('queryRecords');
  return useStableCallback((state: ListState) => {
    if (state.where !== '' && advancedCode() === null) return;
    const next = { ...input, state, filter: wholeFilter(input.config, { ...state, narrowing }, openedAt) };
    prefetch(pageRequest(next, nearOf(known, listKey(next), state.page)), { force: true });
  });
}

/** True until the key is another one for the first time. */
function useIsFirst(key: string): boolean {
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  return first === key;
}

/** The view and what narrows it; nothing of what does not. */
function useNarrowing(viewCode: ViewCode, filter: FilterTree, search: string) {
  return useMemo(
    () => ({ queryCode: viewCode, ...(asksSomething(filter) ? { filter } : {}), ...(search === '' ? {} : { search }) }),
    [viewCode, filter, search],
  );
}

/** Returns whether something was so since `key` last changed: what took long is kept by the server and is quick when it is asked again. */
function useHasBeen(key: string, isSo: boolean): boolean {
  const [since, setSince] = useState<string | null>(null);
  if (isSo && since !== key) setSince(key);
  return isSo || since === key;
}

/** Calls once when what was so is so no more. */
function useAfter(isSo: boolean, call: () => void): void {
  const was = useRef(isSo);
  useEffect(() => {
    if (was.current && !isSo) call();
    was.current = isSo;
  });
}

/** Keeps the offset that a page came with while the next one is on its way; `offset` is null for an older page. */
function useShown(page: RecordPage | undefined, offset: number | null): DisplayedPage {
  const [shown, setShown] = useState<DisplayedPage>({ page, offset: offset ?? 0 });
  if (shown.page === page) return shown;
  const next = { page, offset: offset ?? shown.offset };
  setShown(next);
  return next;
}
