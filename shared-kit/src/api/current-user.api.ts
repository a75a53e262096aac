import { getCurrentUser, keepAppearance } from '../contract/current-user.endpoints.ts';
import type { CurrentUser, KeepAppearanceInput } from '../contract/session.schema.ts';
import { api, request, requestWithoutInput } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

/** Apart from signing in and out, which a page that is open already does not need. */
const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<CurrentUser, void>({
      query: requestWithoutInput(getCurrentUser),
      providesTags: ['CurrentUser'],
    }),
    keepAppearance: build.mutation<object, KeepAppearanceInput>({
      query: request(keepAppearance),
      async onQueryStarted({ appearance }, { dispatch, queryFulfilled }) {
        // The page changes at once, and back where it could not be kept.
        const shown = dispatch(
          currentUserApi.util.updateQueryData('getCurrentUser', undefined, ({ appearance: _before, ...user }) =>
            appearance === null ? user : { ...user, appearance },
          ),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

markOutlivesPage('getCurrentUser');

export const { endpoints: currentUserEndpoints, useGetCurrentUserQuery, useKeepAppearanceMutation } = currentUserApi;

/** The signed-in user as far as the page knows; asks nothing. */
export function useKnownUser(): CurrentUser | undefined {
  return currentUserApi.endpoints.getCurrentUser.useQueryState().data;
}

/** Notes that the signed-in user has the second factor that a role asks for. */
export function noteSecondFactor() {
  return currentUserApi.util.updateQueryData('getCurrentUser', undefined, (user) => {
    user.mustSetUpSecondFactor = false;
  });
}
