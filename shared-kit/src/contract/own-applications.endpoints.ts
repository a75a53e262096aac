import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { MarkFavouriteInput, OwnApplications } from './portal.schema.ts';

export const listOwnApplications = endpoint<Empty, OwnApplications>({
  method: 'GET',
  path: '/api/portal/applications',
  operationId: 'listOwnApplications',
  access: 'portal:read',
  summary: "The user's recent and favourite applications",
});

export const markFavourite = endpoint<MarkFavouriteInput, Empty>({
  method: 'POST',
  path: '/api/portal/favourites',
  operationId: 'markFavourite',
  access: 'portal:read',
  summary: 'Makes an application a favourite of the user, or no favourite any more',
});
