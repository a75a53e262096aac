import { listOwnApplications, markFavourite } from '../contract/own-applications.endpoints.ts';
import type { MarkFavouriteInput, OwnApplications } from '../contract/portal.schema.ts';
import { api, request, requestOf } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

const ownApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnApplications: build.query<OwnApplications, void>({
      query: () => requestOf(listOwnApplications, {}),
      providesTags: ['RecentItem', 'Application', 'FavouriteApplication'],
    }),
    /** Shows at once, and is taken back where the server says no. */
    markFavourite: build.mutation<object, MarkFavouriteInput>({
      query: request(markFavourite),
      invalidatesTags: ['FavouriteApplication'],
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          ownApplicationsApi.util.updateQueryData('listOwnApplications', undefined, (own) => marked(own, input)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

function marked(own: OwnApplications, { appCode, isFavourite }: MarkFavouriteInput): OwnApplications {
  const others = own.favourites.filter((code) => code !== appCode);
  return { ...own, favourites: isFavourite ? [...others, appCode] : others };
}

markOutlivesPage('listOwnApplications');

export const {
  endpoints: ownApplicationsEndpoints,
  useListOwnApplicationsQuery,
  useMarkFavouriteMutation,
} = ownApplicationsApi;
