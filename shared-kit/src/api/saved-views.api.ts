import type { Empty } from '../contract/common.schema.ts';
import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  setDefaultView,
  shareSavedView,
  updateSavedView,
} from '../contract/saved-views.endpoints.ts';
import type {
  CreateSavedViewInput,
  SavedView,
  SavedViewDetail,
  SavedViewInput,
  SavedViews,
  SavedViewsInput,
  SetDefaultViewInput,
  ShareSavedViewInput,
  UpdateSavedViewInput,
} from '../contract/saved-views.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import type { Tag } from './tags.ts';

/** Tags that a successful change of a list's saved views makes old. */
const changed = (_: unknown, error: unknown): readonly Tag[] => (error ? [] : ['SavedView']);

const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<SavedViews, SavedViewsInput>({
      query: request(listSavedViews),
      providesTags: ['SavedView'],
    }),
    getSavedView: build.query<SavedViewDetail, SavedViewInput>({
      query: request(getSavedView),
      providesTags: ['SavedView'],
    }),
    createSavedView: build.mutation<SavedView, CreateSavedViewInput>({
      query: request(createSavedView),
      invalidatesTags: changed,
    }),
    updateSavedView: build.mutation<SavedView, UpdateSavedViewInput>({
      query: request(updateSavedView),
      invalidatesTags: changed,
    }),
    deleteSavedView: build.mutation<Empty, SavedViewInput>({
      query: request(deleteSavedView),
      invalidatesTags: (_, error, { schemaCode }) =>
        error ? [] : ['SavedView', { type: 'ListConfig', id: schemaCode }],
    }),
    setDefaultView: build.mutation<Empty, SetDefaultViewInput>({
      query: request(setDefaultView),
      invalidatesTags: (_, error, { schemaCode }) =>
        error ? [] : ['SavedView', { type: 'ListConfig', id: schemaCode }],
    }),
    shareSavedView: build.mutation<SavedView, ShareSavedViewInput>({
      query: request(shareSavedView),
      invalidatesTags: (_, error, { schemaCode }) =>
        error ? [] : ['SavedView', { type: 'ListConfig', id: schemaCode }],
    }),
  }),
});

markHandlesErrorItself('getSavedView', 'createSavedView', 'updateSavedView', 'shareSavedView');

export const {
  endpoints: savedViewsEndpoints,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useGetSavedViewQuery,
  useListSavedViewsQuery,
  useSetDefaultViewMutation,
  useShareSavedViewMutation,
  useUpdateSavedViewMutation,
} = savedViewsApi;
