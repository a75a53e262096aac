import { getCurrentUser } from '../contract/current-user.endpoints.ts';
import type { CurrentUser } from '../contract/session.schema.ts';
import { api, requestOf } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

/** Apart from signing in and out, which a page that is open already does not need. */
const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<CurrentUser, void>({
      query: () => requestOf(getCurrentUser, {}),
      providesTags: ['CurrentUser'],
    }),
  }),
});

markOutlivesPage('getCurrentUser');

export const { useGetCurrentUserQuery } = currentUserApi;

/** Notes that the signed-in user has the second factor that a role asks for. */
export function noteSecondFactor() {
  return currentUserApi.util.updateQueryData('getCurrentUser', undefined, (user) => {
    user.mustSetUpSecondFactor = false;
  });
}
