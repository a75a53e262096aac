import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { defaultPageSize, type ListState } from '@portico/shared-kit/list-address';
import { visibleCodes } from './visible-columns.model.ts';

interface InitialListState {
  readonly state: ListState;
  /** True where any condition of the filter form narrows the list. */
  readonly isFiltered: boolean;
  /** The view that the address names; null for the first one. */
  readonly viewCode: ViewCode | null;
}

/**
 * The request for the first page of a view just as it is set up: it names the view alone, so that the page's address is
 * enough to send it before any script is there (`starts` in remote.json says it in the same words). Null where somebody
 * sees the list in a way of their own.
 */
export function firstPageOfView(
  config: ListConfig,
  { state, isFiltered, viewCode }: InitialListState,
  columns: readonly ListColumn[],
): QueryRecordsInput | null {
  const { schemaCode, view } = config;
  const isMoved = state.page !== 0 || state.size !== defaultPageSize || state.search !== '' || isFiltered;
  if (isMoved || !isSame(state.orderBy, view.orderBy ?? [])) return null;
  if (!isSame(visibleCodes(config, columns), visibleCodes(config, view.queryColumns))) return null;
  const named = viewCode === null ? {} : { queryCode: viewCode };
  return {
    schemaCode,
    ...named,
    options: { queryDisplayType: 0, customDisplayColumns: ['sequenceNo'] },
    page: 0,
    size: defaultPageSize,
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
