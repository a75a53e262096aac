/** The state of a workflow-center list that its address holds. */
export interface ListPageState {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly keyword: string;
}

/** Rows of a page on offer. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];
const defaultSize = 20;

/** Reads the state; what is missing or odd counts as the default. */
export function readListPage(search: URLSearchParams): ListPageState {
  const page = Number(search.get('page') ?? 1);
  const size = Number(search.get('size') ?? defaultSize);
  return {
    page: Number.isInteger(page) && page >= 1 ? page - 1 : 0,
    size: pageSizes.includes(size) ? size : defaultSize,
    keyword: (search.get('keyword') ?? '').slice(0, 200),
  };
}

/** Writes the state over the other parts of the address; defaults are left out. */
export function writeListPage(search: URLSearchParams, state: ListPageState): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  set('page', state.page === 0 ? null : String(state.page + 1));
  set('size', state.size === defaultSize ? null : String(state.size));
  set('keyword', state.keyword === '' ? null : state.keyword);
  return next;
}
