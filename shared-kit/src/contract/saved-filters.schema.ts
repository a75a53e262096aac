import { type Static, Type } from 'typebox';
import { Id } from './common.schema.ts';
import { WorkItemList } from './work-item-search.schema.ts';

/** Filters that one person keeps for one list. */
export const mostSavedFilters = 50;

/** Asks for the filters that the user keeps for a list of work items. */
export const ListSavedFiltersInput = Type.Object({ list: WorkItemList });
export type ListSavedFiltersInput = Static<typeof ListSavedFiltersInput>;

/** Conditions and order of a list under a name, as the list's address has them. */
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
  list: WorkItemList,
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  query: Type.String({ maxLength: 4000 }),
  isDefault: Type.Boolean(),
});
export type SaveFilterInput = Static<typeof SaveFilterInput>;

/** Names a filter of the user. */
export const SavedFilterId = Type.Object({ id: Id });
export type SavedFilterId = Static<typeof SavedFilterId>;
