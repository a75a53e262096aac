import {
  type ListSavedFiltersInput,
  mostSavedFilters,
  type SavedFilter,
  type SavedFilterId,
  type SaveFilterInput,
} from '@portico/shared-kit/contract/saved-filters.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import * as filters from './saved-filters.repository.ts';

/** Filters that people keep for their lists of work items, and groups of conditions for the records of models, each person their own. */
export interface SavedFilters {
  /** By name. */
  list(user: SignedInUser, input: ListSavedFiltersInput): Promise<SavedFilter[]>;
  /** Keeps a filter, or changes the one of that name. Throws savedLimitReached for more than 50 of a list. */
  save(user: SignedInUser, input: SaveFilterInput): Promise<SavedFilter>;
  /** Forgets a filter; one that is gone, or is somebody else's, stays as it is. */
  remove(user: SignedInUser, input: SavedFilterId): Promise<object>;
}

/** Keeps people's filters. */
export function savedFilters({ connections: { db }, corpId, now, newId }: Platform): SavedFilters {
  return {
    list: ({ id: userId }, { list }) => filters.findFilters(db, { corpId, userId, list }),

    async save({ id: userId }, { list, query, isDefault, ...input }) {
      const owner = { corpId, userId, list };
      const name = input.name.trim();
      const id = await transaction(db, async (trx) => {
        const kept = await filters.findFilters(trx, owner);
        if (kept.length >= mostSavedFilters && kept.every((each) => each.name !== name)) {
          throw appError('savedLimitReached', { most: mostSavedFilters });
        }
        if (isDefault) await filters.clearDefault(trx, owner);
        return filters.upsertFilter(trx, owner, { id: newId(), name, query, isDefault, now: now() });
      });
      return { id, name, query, isDefault };
    },

    async remove({ id: userId }, { id }) {
      await filters.deleteFilter(db, { corpId, userId, id });
      return {};
    },
  };
}
