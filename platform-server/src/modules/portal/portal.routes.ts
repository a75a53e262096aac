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
import type { PortalService } from './portal.service.ts';

/** Registers portal pages and recent items. */
export function registerPortal(app: FastifyInstance, portal: PortalService): void {
  route(app, getPortalPage, { input: PortalPageInput, reply: PortalPage }, ({ input, user }) =>
    portal.getPage(user, input.code),
  );

  route(app, listRecentItems, { input: Empty, reply: RecentItems }, ({ user }) => portal.listRecentItems(user));

  route(app, noteVisit, { input: NoteVisitInput, reply: Empty }, async ({ input, user }) => {
    await portal.noteVisit(user, input);
    return {};
  });

  route(app, listOwnApplications, { input: Empty, reply: OwnApplications }, ({ user }) =>
    portal.listOwnApplications(user),
  );

  route(app, markFavourite, { input: MarkFavouriteInput, reply: Empty }, async ({ input, user }) => {
    await portal.markFavourite(user, input);
    return {};
  });
}
