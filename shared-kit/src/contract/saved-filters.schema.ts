import { type Static, Type } from 'typebox';
import { Id } from './common.schema.ts';
import { WorkItemList } from './work-item-search.schema.ts';

/** Filters that one person keeps for one list. */
export const mostSavedFilters = 50;

/** List for which filters are kept: one of work items, or `groups:` and the code of a model for groups of conditions on its records. */
const FilteredList = Type.Union([WorkItemList, Type.String({ pattern: '^groups:[A-Za-z][A-Za-z0-9_]{0,47}$' })]);

/** Asks for the filters that the user keeps for a list. */
export const ListSavedFiltersInput = Type.Object({ list: FilteredList });
export type ListSavedFiltersInput = Static<typeof ListSavedFiltersInput>;

/** Conditions and order of a list of work items, or a group of conditions, under a name, as the list's address has them. */
export const SavedFilter = Type.Object({
  id: Id,
  name: Type.String(),
  query: Type.String(),
  /** True where the list opens with it. At most one of a list does. */
  isDefault: Type.Boolean(),
});
export type SavedFilter = Static<typeof SavedFilter>;
/** By name. */
export const SavedFilters = Type.Array(SavedFilter);

/** Keeps a filter; one that has this name already becomes this one. */
export const SaveFilterInput = Type.Object({
  list: FilteredList,
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  query: Type.String({ maxLength: 8000 }),
  isDefault: Type.Boolean(),
});
export type SaveFilterInput = Static<typeof SaveFilterInput>;

/** Names a filter of the user. */
export const SavedFilterId = Type.Object({ id: Id });
export type SavedFilterId = Static<typeof SavedFilterId>;
