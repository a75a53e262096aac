import { deleteDrafts, listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { DeleteDraftsInput, DraftPage, ListDraftsInput } from '@portico/shared-kit/contract/drafts.schema';
import { DeleteResult } from '@portico/shared-kit/contract/records.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { DraftService } from './drafts.service.ts';

/** Registers the user's own drafts. */
export function registerDrafts(app: FastifyInstance, drafts: DraftService): void {
  route(app, listDrafts, { input: ListDraftsInput, reply: DraftPage }, ({ input, user }) => drafts.list(user, input));
  route(app, deleteDrafts, { input: DeleteDraftsInput, reply: DeleteResult, changesLists: true }, ({ input, user }) =>
    drafts.remove(user, input),
  );
}
