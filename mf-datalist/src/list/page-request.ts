import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import { asksSomething, type ListState } from '@portico/shared-kit/list-address';
import { firstPageOfView } from './first-page.model.ts';
import { visibleCodes } from './visible-columns.model.ts';

/** A page of a list as it is asked for. */
export interface PageInput {
  readonly config: ListConfig;
  readonly state: ListState;
  /** The conditions that narrow the list. */
  readonly filter: FilterTree;
  /** The view that the address names; null for the first one. */
  readonly viewCode: ViewCode | null;
  readonly columns: readonly ListColumn[];
}

/** The query of a list, for all its pages. */
export function listQuery({ config: { schemaCode, view }, filter, state: { search, orderBy } }: PageInput) {
  const sought: { search?: string } = search === '' ? {} : { search };
  return { schemaCode, queryCode: view.code, filter, ...sought, orderBy: [...orderBy] };
}

/** A text that says which list a page is of: all of its request but the page. */
export function listKey(input: PageInput): string {
  return JSON.stringify({ ...listQuery(input), size: input.state.size });
}

/** The request for the shown columns of a page; `near` is the page that was shown before it, where it is known. */
export function pageRequest(input: PageInput, near: QueryRecordsInput['near']): QueryRecordsInput {
  const { config, state, filter, viewCode, columns } = input;
  const first = firstPageOfView(config, { state, isFiltered: asksSomething(filter), viewCode }, columns);
  if (first !== null) return first;
  const further = near === undefined ? {} : { near };
  const { page, size } = state;
  return { ...listQuery(input), size, page, columns: visibleCodes(config, columns), ...further };
}
