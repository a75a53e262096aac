import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  noteSessionUse,
} from '../contract/own-sessions.endpoints.ts';
import type { EndedSessions, OwnSessionInput, OwnSessions } from '../contract/own-sessions.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    noteSessionUse: build.mutation<object, void>({ query: () => requestOf(noteSessionUse, {}) }),
    /** Never from the cache: people sign in and out elsewhere. */
    listOwnSessions: build.query<OwnSessions, void>({
      query: () => requestOf(listOwnSessions, {}),
      providesTags: ['OwnSession'],
      keepUnusedDataFor: 0,
    }),
    /** Read anew after a refusal, too: it says that the list is old. */
    endOwnSession: build.mutation<object, OwnSessionInput>({
      query: request(endOwnSession),
      invalidatesTags: ['OwnSession'],
    }),
    endOtherSessions: build.mutation<EndedSessions, void>({
      query: () => requestOf(endOtherSessions, {}),
      invalidatesTags: ['OwnSession'],
    }),
  }),
});

// Nobody has asked for it; where the session has ended, signing in again is offered.
markHandlesErrorItself('noteSessionUse');

export const {
  endpoints: ownSessionsEndpoints,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} = ownSessionsApi;
