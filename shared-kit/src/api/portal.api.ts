import { getPortalPage, listRecentItems, noteVisit } from '../contract/portal.endpoints.ts';
import type { NoteVisitInput, PortalPage, RecentItem } from '../contract/portal.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPortalPage: build.query<PortalPage, { readonly code: string }>({
      query: request(getPortalPage),
      providesTags: (_, __, { code }) => [{ type: 'PortalPage', id: code }],
    }),
    listRecentItems: build.query<RecentItem[], void>({
      query: () => requestOf(listRecentItems, {}),
      providesTags: ['RecentItem'],
    }),
    noteVisit: build.mutation<object, NoteVisitInput>({
      query: request(noteVisit),
      invalidatesTags: ['RecentItem'],
    }),
  }),
});

// Nobody asked for a visit to be remembered, so nobody is told when it was not.
markHandlesErrorItself('noteVisit');

export const {
  endpoints: portalEndpoints,
  useGetPortalPageQuery,
  useListRecentItemsQuery,
  useNoteVisitMutation,
} = portalApi;
