import { deleteDrafts, listDrafts } from '../contract/drafts.endpoints.ts';
import type { DeleteDraftsInput, DraftPage, ListDraftsInput } from '../contract/drafts.schema.ts';
import type { DeleteResult } from '../contract/records.schema.ts';
import { api, request } from './portal-api.ts';

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Forms change drafts in other tabs and remotes, so that whoever comes back asks again.
    listDrafts: build.query<DraftPage, ListDraftsInput>({
      query: request(listDrafts),
      providesTags: ['Draft'],
      keepUnusedDataFor: 0,
    }),
    deleteDrafts: build.mutation<DeleteResult, DeleteDraftsInput>({
      query: request(deleteDrafts),
      invalidatesTags: (_, __, { drafts }) => [
        'Draft',
        ...drafts.map(({ schemaCode }) => ({ type: 'Record', id: schemaCode }) as const),
      ],
    }),
  }),
});

export const { useDeleteDraftsMutation, useListDraftsQuery } = draftsApi;
