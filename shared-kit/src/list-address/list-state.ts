import type { ViewCode } from '../contract/ids.ts';
import type { ListConfig, OrderBy } from '../contract/models.schema.ts';
import { groupLimits } from '../contract/group-limits.ts';
import { type FilterTexts, filterTextsIn, withFilterTexts } from '../filters/index.ts';
import { defaultFilterTexts } from './conditions.ts';
import { defaultPageSize, isPageSize } from './page-sizes.ts';

/** State of a list, which decides what it shows of its model: all of it is in the address. */
export interface ListState {
  /** The filter form as texts by field code. */
  readonly filters: FilterTexts;
  /** The advanced filter as the address writes it; '' asks for nothing. */
  readonly where: string;
  /** The quick search; '' searches nothing. */
  readonly search: string;
  readonly orderBy: readonly OrderBy[];
  /** Codes of up to three fields by whose values the records stand in groups; none for a list without groups. */
  readonly groupBy: readonly string[];
  /** Zero-based, as requests count. */
  readonly page: number;
  readonly size: number;
}

/** Names in the address. `unfiltered` says that the view's default conditions have been cleared. */
const names = {
  where: 'where',
  search: 'q',
  sort: 'sort',
  groupBy: 'groupBy',
  page: 'page',
  size: 'size',
  unfiltered: 'unfiltered',
  view: 'queryCode',
  savedView: 'savedView',
};

/** Returns the state of a view before anybody has changed anything. `now` is in epoch ms: some defaults move with the day. */
export function defaultsOf(config: ListConfig, now: number): ListState {
  const { pageSize: size = defaultPageSize, orderBy = [] } = config.view;
  return { filters: defaultFilterTexts(config, now), where: '', search: '', orderBy, groupBy: [], page: 0, size };
}

/** The state that an address asks for; what it leaves out or says wrongly is the default. */
export function readListState(query: URLSearchParams, defaults: ListState): ListState {
  const filters = filterTextsIn(query);
  const isFiltered = Object.keys(filters).length > 0 || query.has(names.unfiltered);
  const sort = query.get(names.sort);
  const size = Number(query.get(names.size));
  const page = Number(query.get(names.page));
  return {
    filters: isFiltered ? filters : defaults.filters,
    where: query.get(names.where) ?? '',
    search: query.get(names.search) ?? '',
    orderBy: sort === null ? defaults.orderBy : readSort(sort),
    groupBy: [...new Set(query.get(names.groupBy)?.split(',').filter(Boolean))].slice(0, groupLimits.fields),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) - 1 : 0,
    size: isPageSize(size) ? size : defaults.size,
  };
}

/** The address of a state: only what differs from the defaults; parameters of others stay. */
export function writeListState(query: URLSearchParams, state: ListState, defaults: ListState): URLSearchParams {
  const isDefaultFilter = areSameTexts(state.filters, defaults.filters);
  const changed = withFilterTexts(query, isDefaultFilter ? {} : state.filters);
  const put = (name: string, value: string | null) =>
    value === null ? changed.delete(name) : changed.set(name, value);
  const isCleared = !isDefaultFilter && Object.values(state.filters).every((text) => text === '');
  put(names.unfiltered, isCleared ? '1' : null);
  put(names.where, state.where === '' ? null : state.where);
  put(names.search, state.search === '' ? null : state.search);
  const sort = writeSort(state.orderBy);
  put(names.sort, sort === writeSort(defaults.orderBy) ? null : sort);
  put(names.groupBy, state.groupBy.length === 0 ? null : state.groupBy.join(','));
  put(names.page, state.page === 0 ? null : String(state.page + 1));
  put(names.size, state.size === defaults.size ? null : String(state.size));
  return changed;
}

/** The address of another view of the same list: it starts from its own defaults. */
export function writeView(query: URLSearchParams, viewCode: ViewCode): URLSearchParams {
  const changed = withFilterTexts(query, {});
  for (const name of Object.values(names)) changed.delete(name);
  changed.set(names.view, viewCode);
  return changed;
}

/** The code of the view an address asks for; null for the first one. */
export function viewCodeIn(query: URLSearchParams): string | null {
  return query.get(names.view) || null;
}

/** The id of the saved view that an address was opened with; null for none. */
export function savedViewIn(query: URLSearchParams): string | null {
  return query.get(names.savedView) || null;
}

/** Returns whether an address says anything of its own about what the list shows: then no default opens instead. */
export function hasListState(query: URLSearchParams): boolean {
  return Object.values(names).some((name) => query.has(name)) || Object.keys(filterTextsIn(query)).length > 0;
}

/** `amount.desc,createdTime.asc`; several columns, the first weighs most. */
function writeSort(orderBy: readonly OrderBy[]): string {
  return orderBy.map(({ propertyCode, direction }) => `${propertyCode}.${direction}`).join(',');
}

function readSort(text: string): readonly OrderBy[] {
  return text.split(',').flatMap((part) => {
    const [propertyCode = '', direction] = part.split('.');
    return propertyCode !== '' && (direction === 'asc' || direction === 'desc') ? [{ propertyCode, direction }] : [];
  });
}

function areSameTexts(left: FilterTexts, right: FilterTexts): boolean {
  const filled = (texts: FilterTexts) => Object.entries(texts).filter(([, text]) => text !== '');
  const [one, other] = [filled(left), filled(right)];
  return one.length === other.length && one.every(([code, text]) => right[code] === text);
}
