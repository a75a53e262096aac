import type { WorkItemList, WorkItemOrder } from '@portico/shared-kit/contract/work-item-search.schema';
import { type FilterTexts, filterTextsIn, withFilterTexts } from '@portico/shared-kit/filters';

/** Kind of a list: the work that waits for a person, that they have handled, that they are to read, that they have read. */
export type ListKind = WorkItemList;

/** State of a list of work items: all of it is in the address. */
export interface WorkListState {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly keyword: string;
  /** Null: of all workflows. */
  readonly workflowCode: string | null;
  readonly due: 'overdue' | 'soon' | null;
  /** Null: newest first. */
  readonly order: WorkItemOrder | null;
  /** The other conditions as texts: those of every list, whose codes begin with `_`, and fields of the record. */
  readonly filters: FilterTexts;
  /** The saved filter that was chosen last; `all` says that none is meant, though one is the default. */
  readonly view: string | null;
}

/** Rows of a page on offer. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];
const defaultSize = 20;
const orderKeys: readonly WorkItemOrder['by'][] = ['received', 'due', 'originator', 'title', 'handled'];

/** Returns the application whose work alone a list shows, as a portal that shows one application asks for; null for all. */
export function appCodeIn(search: URLSearchParams): string | null {
  return codeIn(search.get('app'));
}

/** Reads the state; what is missing or odd counts as the default. */
export function readWorkList(search: URLSearchParams): WorkListState {
  const page = Number(search.get('page') ?? 1);
  const size = Number(search.get('size') ?? defaultSize);
  const due = search.get('due');
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 1_000_000) - 1 : 0,
    size: pageSizes.includes(size) ? size : defaultSize,
    keyword: (search.get('keyword') ?? '').slice(0, 200),
    workflowCode: codeIn(search.get('workflow')),
    due: due === 'overdue' || due === 'soon' ? due : null,
    order: readOrder(search.get('sort')),
    filters: filterTextsIn(search),
    view: search.get('view'),
  };
}

/** Writes the state over the other parts of the address; defaults are left out. */
export function writeWorkList(search: URLSearchParams, state: WorkListState): URLSearchParams {
  const next = withFilterTexts(search, state.filters);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  set('page', state.page === 0 ? null : String(state.page + 1));
  set('size', state.size === defaultSize ? null : String(state.size));
  set('keyword', state.keyword === '' ? null : state.keyword);
  set('workflow', state.workflowCode);
  set('due', state.due);
  set('sort', state.order === null ? null : `${state.order.by}.${state.order.direction}`);
  set('view', state.view);
  return next;
}

/** State in which nothing is narrowed; page size and order stay. */
export const unfiltered = { page: 0, keyword: '', workflowCode: null, due: null, filters: {} } as const;

/** Returns whether anything is narrowed. */
export function isNarrowed({ keyword, workflowCode, due, filters }: WorkListState): boolean {
  return keyword !== '' || workflowCode !== null || due !== null || Object.keys(filters).length > 0;
}

/** Returns the part of a list that a saved filter keeps: its conditions and order as the address has them. */
export function savedQuery(state: WorkListState): string {
  const kept = { ...state, page: 0, view: null };
  return writeWorkList(new URLSearchParams(), kept).toString();
}

/** The state that a saved filter stands for. */
export function stateOfSaved(query: string, view: string): WorkListState {
  return { ...readWorkList(new URLSearchParams(query)), page: 0, view };
}

function readOrder(text: string | null): WorkItemOrder | null {
  const [by, direction] = (text ?? '').split('.');
  const key = orderKeys.find((each) => each === by);
  return key !== undefined && (direction === 'asc' || direction === 'desc') ? { by: key, direction } : null;
}

function codeIn(text: string | null): string | null {
  return text !== null && /^[A-Za-z][A-Za-z0-9_]{0,47}$/.test(text) ? text : null;
}
