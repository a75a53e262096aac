import { Empty } from '@portico/shared-kit/contract/common.schema';
import { listOwnApplications, markFavourite } from '@portico/shared-kit/contract/own-applications.endpoints';
import { getPortalPage, listRecentItems, noteVisit } from '@portico/shared-kit/contract/portal.endpoints';
import {
  MarkFavouriteInput,
  NoteVisitInput,
  OwnApplications,
  PortalPage,
  PortalPageInput,
  RecentItems,
} from '@portico/shared-kit/contract/portal.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { PortalServices } from './portal.service.ts';

/** Registers portal pages, recent items and a user's own applications. */
export function registerPortal(app: FastifyInstance, { pages, recentItems, ownApplications }: PortalServices): void {
  route(app, getPortalPage, { input: PortalPageInput, reply: PortalPage }, ({ input, user }) =>
    pages.getPage(user, input.code),
  );

  route(app, listRecentItems, { input: Empty, reply: RecentItems }, ({ user }) => recentItems.listRecentItems(user));

  route(app, noteVisit, { input: NoteVisitInput, reply: Empty }, async ({ input, user }) => {
    await recentItems.noteVisit(user, input);
    return {};
  });

  route(app, listOwnApplications, { input: Empty, reply: OwnApplications }, ({ user }) =>
    ownApplications.listOwnApplications(user),
  );

  route(app, markFavourite, { input: MarkFavouriteInput, reply: Empty }, async ({ input, user }) => {
    await ownApplications.markFavourite(user, input);
    return {};
  });
}
