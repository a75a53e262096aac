import type {
  BulkActInput,
  BulkActReply,
  HandOverInput,
  Review,
  ReviewWorkItemsInput,
} from '../contract/work-item-bulk.schema.ts';
import type {
  ListSavedFiltersInput,
  SavedFilter,
  SavedFilterId,
  SaveFilterInput,
} from '../contract/saved-filters.schema.ts';
import type { SummariseWorkItemsInput, WorkItemSummary } from '../contract/work-item-search.schema.ts';
import {
  actOnManyItems,
  deleteSavedFilter,
  handOverItems,
  listSavedFilters,
  saveFilter,
  reviewWorkItems,
  summariseWorkItems,
} from '../contract/work-items.endpoints.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { changedByActions } from './workflow-changes.ts';

const workItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    summariseWorkItems: build.query<WorkItemSummary, SummariseWorkItemsInput>({
      query: request(summariseWorkItems),
      providesTags: ['WorkItem'],
    }),
    reviewWorkItems: build.query<Review, ReviewWorkItemsInput>({
      query: request(reviewWorkItems),
      providesTags: ['WorkItem'],
      keepUnusedDataFor: 0,
    }),
    listSavedFilters: build.query<SavedFilter[], ListSavedFiltersInput>({
      query: request(listSavedFilters),
      providesTags: ['SavedFilter'],
    }),
    saveFilter: build.mutation<SavedFilter, SaveFilterInput>({
      query: request(saveFilter),
      invalidatesTags: (_, error) => (error ? [] : ['SavedFilter']),
    }),
    deleteSavedFilter: build.mutation<object, SavedFilterId>({
      query: request(deleteSavedFilter),
      invalidatesTags: ['SavedFilter'],
    }),
    // What it changes is told once all of its calls are made: `workChanged`.
    actOnManyItems: build.mutation<BulkActReply, BulkActInput>({ query: request(actOnManyItems) }),
    handOverItems: build.mutation<BulkActReply, HandOverInput>({ query: request(handOverItems) }),
  }),
});

markHandlesErrorItself('actOnManyItems', 'handOverItems', 'saveFilter');

/** Returns the action that invalidates all that many commands may have changed on any screen; to be dispatched when they are done. */
export const workChanged = () => api.util.invalidateTags([...changedByActions]);

export const {
  useActOnManyItemsMutation,
  useDeleteSavedFilterMutation,
  useHandOverItemsMutation,
  useListSavedFiltersQuery,
  useSaveFilterMutation,
  useReviewWorkItemsQuery,
  useSummariseWorkItemsQuery,
} = workItemsApi;
