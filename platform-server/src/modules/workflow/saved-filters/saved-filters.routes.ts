import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  ListSavedFiltersInput,
  SavedFilter,
  SavedFilterId,
  SavedFilters,
  SaveFilterInput,
} from '@portico/shared-kit/contract/saved-filters.schema';
import { deleteSavedFilter, listSavedFilters, saveFilter } from '@portico/shared-kit/contract/work-items.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { SavedFilters as Service } from './saved-filters.service.ts';

/** Registers the filters that people keep for their lists of work items. */
export function registerSavedFilters(app: FastifyInstance, filters: Service): void {
  route(app, listSavedFilters, { input: ListSavedFiltersInput, reply: SavedFilters }, ({ input, user }) =>
    filters.list(user, input),
  );

  route(app, saveFilter, { input: SaveFilterInput, reply: SavedFilter }, ({ input, user }) =>
    filters.save(user, input),
  );

  route(app, deleteSavedFilter, { input: SavedFilterId, reply: Empty }, ({ input, user }) =>
    filters.remove(user, input),
  );
}
