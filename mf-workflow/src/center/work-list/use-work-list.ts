import { useGetFormQuery } from '@portico/shared-kit/api/models.api';
import { useListSavedFiltersQuery, useSummariseWorkItemsQuery } from '@portico/shared-kit/api/work-items.api';
import type { WorkItemSummary } from '@portico/shared-kit/contract/work-item-search.schema';
import type { QueryWorkItemsInput } from '@portico/shared-kit/contract/workflow.schema';
import type { Property } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedOf, commonProperties, filterableProperties } from './item-conditions.model.ts';
import {
  appCodeIn,
  isNarrowed,
  type ListKind,
  readWorkList,
  stateOfSaved,
  type WorkListState,
  writeWorkList,
} from './list-state.model.ts';

/** A list of work items: what it shows, what it can be narrowed by, and how to show something else. */
export interface WorkList {
  readonly kind: ListKind;
  readonly state: WorkListState;
  /** Query for the server; null while it is not known which fields an address means. */
  readonly asked: Omit<QueryWorkItemsInput, 'page' | 'size'> | null;
  readonly common: readonly Property[];
  /** Fields of the chosen workflow's records that the user sees. */
  readonly ofRecord: readonly Property[];
  /** Undefined until it has come. */
  readonly summary: WorkItemSummary | undefined;
  /** Shows something else, from the first page on unless a page is named. */
  change(next: Partial<WorkListState>, options?: { readonly replace?: boolean }): void;
}

/** A list of work items, whose state the address holds so that reload and "back" bring the same page. */
export function useWorkList(kind: ListKind): WorkList {
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readWorkList(search), [search]);
  const appCode = appCodeIn(search) ?? undefined;
  const { data: summary, isError: hasNoSummary } = useSummariseWorkItemsQuery(
    { state: kind, ...(appCode === undefined ? {} : { appCode }) },
    { refetchOnMountOrArgChange: true },
  );
  const schemaCode = summary?.workflows.find(({ workflowCode }) => workflowCode === state.workflowCode)?.schemaCode;
  const { currentData: form, isError: hasNoForm } = useGetFormQuery(
    { schemaCode: schemaCode ?? '' },
    { skip: schemaCode === undefined },
  );
  const isOpening = useDefaultFilter(kind, state, setSearch);
  const common = useMemo(() => commonProperties(kind, locale), [kind, locale]);
  const ofRecord = useMemo(() => filterableProperties(form?.properties ?? []), [form]);
  const asksOfRecord = state.workflowCode !== null && Object.keys(state.filters).some((code) => !code.startsWith('_'));
  const isSummaryOut = summary === undefined && !hasNoSummary;
  const isFormOut = schemaCode !== undefined && form === undefined && !hasNoForm;
  const isOut = isOpening || (asksOfRecord && (isSummaryOut || isFormOut));
  const asked = useMemo(() => {
    if (isOut) return null;
    const { keyword, order } = state;
    return {
      state: kind,
      ...askedOf(state, common, ofRecord),
      ...(appCode === undefined ? {} : { appCode }),
      ...(keyword === '' ? {} : { keyword }),
      ...(order === null ? {} : { order }),
    };
  }, [isOut, kind, state, common, ofRecord, appCode]);
  const change = useCallback<WorkList['change']>(
    (next, options = {}) =>
      setSearch((held) => writeWorkList(held, { ...readWorkList(held), page: 0, ...next }), options),
    [setSearch],
  );
  return { kind, state, asked, common, ofRecord, summary, change };
}

/**
 * A list that is opened without any condition opens with the filter that its user has made the default. Answers whether
 * it is still open which that is.
 */
function useDefaultFilter(
  list: ListKind,
  state: WorkListState,
  setSearch: ReturnType<typeof useSearchParams>[1],
): boolean {
  const { data, isError } = useListSavedFiltersQuery({ list });
  const isBare = state.view === null && state.order === null && !isNarrowed(state);
  const wanted = isBare ? data?.find(({ isDefault }) => isDefault) : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    setSearch((held) => writeWorkList(held, stateOfSaved(wanted.query, wanted.id)), { replace: true });
  }, [wanted, setSearch]);
  return isBare && ((data === undefined && !isError) || wanted !== undefined);
}
