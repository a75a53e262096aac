import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  BulkActInput,
  BulkActReply,
  HandOverInput,
  Review,
  ReviewWorkItemsInput,
} from './work-item-bulk.schema.ts';
import type { ListSavedFiltersInput, SavedFilter, SavedFilterId, SaveFilterInput } from './saved-filters.schema.ts';
import type { SummariseWorkItemsInput, WorkItemSummary } from './work-item-search.schema.ts';

export const summariseWorkItems = endpoint<SummariseWorkItemsInput, WorkItemSummary>({
  method: 'GET',
  path: '/api/workflow/work-items/summary',
  operationId: 'summariseWorkItems',
  isBatchable: true,
  access: 'workflow:read',
  summary: "What the user's to-do or done list can be narrowed to",
});

export const actOnManyItems = endpoint<BulkActInput, BulkActReply>({
  method: 'POST',
  path: '/api/workflow/work-items/bulk',
  operationId: 'actOnManyItems',
  access: 'workflow:act',
  audit: 'itemsHandle',
  summary: 'Handles many work items in one way and answers what became of each',
});

export const handOverItems = endpoint<HandOverInput, BulkActReply>({
  method: 'POST',
  path: '/api/workflow/work-items/hand-over',
  operationId: 'handOverItems',
  access: 'workflow:inspectPeople',
  audit: 'itemsHandOver',
  summary: 'Gives open work items of one person to another and answers what became of each',
});

export const reviewWorkItems = endpoint<ReviewWorkItemsInput, Review>({
  method: 'POST',
  path: '/api/workflow/work-items/review',
  operationId: 'reviewWorkItems',
  access: 'workflow:read',
  summary: 'Items that are to do in groups of similar ones, with what the user sees of their records',
});

export const listSavedFilters = endpoint<ListSavedFiltersInput, SavedFilter[]>({
  method: 'GET',
  path: '/api/workflow/saved-filters',
  operationId: 'listSavedFilters',
  isPreviewable: true,
  access: 'workflow:read',
  summary: 'The filters that the user keeps for a list of work items, or for the records of a model',
});

export const saveFilter = endpoint<SaveFilterInput, SavedFilter>({
  method: 'POST',
  path: '/api/workflow/saved-filters',
  operationId: 'saveFilter',
  access: 'workflow:read',
  summary: 'Keeps a filter of a list under a name, or changes the one of that name',
});

export const deleteSavedFilter = endpoint<SavedFilterId, Empty>({
  method: 'DELETE',
  path: '/api/workflow/saved-filters/:id',
  operationId: 'deleteSavedFilter',
  access: 'workflow:read',
  summary: 'Forgets a filter of the user; one that is gone already is no error',
});
