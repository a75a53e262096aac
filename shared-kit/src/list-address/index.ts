/**
 * The one reader of the addresses of lists, for browsers and for the server. What reads the advanced filter stands apart
 * (`advanced-filter`): most lists are opened without one.
 */
export {
  asksSomething,
  defaultFilterTexts,
  filterableProperties,
  filterOf,
  type FormCondition,
  formConditions,
  isFormExpanded,
} from './conditions.ts';
export {
  defaultsOf,
  hasListState,
  type ListState,
  readListState,
  savedViewIn,
  viewCodeIn,
  writeListState,
  writeView,
} from './list-state.ts';
export { defaultPageSize, pageSizes } from './page-sizes.ts';
export { type FilterSources, wholeFilter } from './whole-filter.ts';
