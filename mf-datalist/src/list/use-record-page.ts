import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localError } from '@portico/shared-kit/api';
import type { RecordPage } from '@portico/shared-kit/contract/records.schema';
import { everything, type FilterTree } from '@portico/shared-kit/filters';
import { useIsOnline } from '@portico/shared-kit/ui/feedback';
import { useEffect, useMemo, useRef, useState } from 'react';
import { asksSomething } from './conditions.model.ts';
import { firstPageOfView } from './first-page.model.ts';
import type { ListState } from './list-state.model.ts';
import { shownCodes } from './shown-columns.model.ts';
import { wholeFilter } from './whole-filter.ts';
import { useKnownPage, useNearPage } from './use-near-page.ts';

/** The page of records to show. `offset` is how many rows come before it; it belongs to `page`, not to the request. */
export interface ShownPage {
  readonly page: RecordPage | undefined;
  readonly offset: number;
}

interface AskedState {
  readonly state: ListState;
  /** When the list was opened, in epoch ms. */
  readonly openedAt: number;
  /** The view that the address names; null for the first one. */
  readonly viewCode: string | null;
}

/** The age in seconds that the records of a list may have when it is opened: they may have come ahead of its code. */
const freshFor = 5;

/** Asks for the shown columns of the records of a state; until they are here the page before stays. */
export function useRecordPage(config: ListConfig, place: AskedState, columns: readonly ListColumn[]) {
  const { state, openedAt, viewCode } = place;
  const filter = useMemo(
    () => wholeFilter(config, { filters: state.filters, where: state.where }, openedAt),
    [config, state.filters, state.where, openedAt],
  );
  const asked = askedOf(config, filter ?? everything, state);
  const list = { ...asked, size: state.size };
  const key = JSON.stringify(list);
  const { near, setKnown } = useNearPage(key, state.page);
  const isFiltered = asksSomething(filter);
  const further = near === undefined ? {} : { near };
  const wanted = firstPageOfView(config, { state, isFiltered, viewCode }, columns) ?? {
    ...list,
    page: state.page,
    columns: shownCodes(config, columns),
    ...further,
  };
  const isOpening = useIsFirst(JSON.stringify(wanted));
  const { data, currentData, isFetching, error, refetch } = useQueryRecordsQuery(wanted, {
    refetchOnMountOrArgChange: isOpening ? freshFor : true,
  });
  const isSlow = useHasBeen(JSON.stringify(asked), currentData?.isSlow === true);
  useKnownPage(setKnown, { list: key, page: state.page, ends: currentData?.ends });
  const isBlank = (data as RecordPage | null | undefined) === null;
  const failure = isBlank ? localError('responseDataEmpty', '') : error;
  const isWaiting = !useIsOnline() && failure !== undefined;
  // What failed without a network is asked again when there is one.
  useAfter(isWaiting, () => void refetch());
  return {
    shown: useShown(isBlank ? undefined : data, currentData === data ? state.page * state.size : null),
    isLoading: isFetching,
    error: isFetching ? undefined : failure,
    refetch,
    /** The query of the list, for all its pages. */
    asked: narrowingOf(asked),
    /** The list, where it took long to find. */
    slowList: isSlow ? asked : null,
  };
}

/** True until the key is another one for the first time. */
function useIsFirst(key: string): boolean {
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  return first === key;
}

function askedOf({ schemaCode, view }: ListConfig, filter: FilterTree, { search, orderBy }: ListState) {
  const sought: { search?: string } = search === '' ? {} : { search };
  return { schemaCode, queryCode: view.code, filter, ...sought, orderBy: [...orderBy] };
}

/** The view and what narrows it; nothing of what does not. */
function narrowingOf({ queryCode, filter, search }: ReturnType<typeof askedOf>) {
  return { queryCode, ...(asksSomething(filter) ? { filter } : {}), ...(search === undefined ? {} : { search }) };
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
function useShown(page: RecordPage | undefined, offset: number | null): ShownPage {
  const [shown, setShown] = useState<ShownPage>({ page, offset: offset ?? 0 });
  if (shown.page === page) return shown;
  const next = { page, offset: offset ?? shown.offset };
  setShown(next);
  return next;
}
