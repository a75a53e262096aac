import { Empty } from '@portico/shared-kit/contract/common.schema';
import { leaveList, watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { LiveList, LiveListInput } from '@portico/shared-kit/contract/live-lists.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { LiveListService } from './live-lists.service.ts';

/** Registers the lists that stand open. */
export function registerLiveLists(app: FastifyInstance, lists: LiveListService): void {
  route(app, watchList, { input: LiveListInput, reply: LiveList }, ({ input, user }) => lists.watch(user, input));
  route(app, leaveList, { input: LiveListInput, reply: Empty }, ({ input, user }) => lists.leave(user, input));
}
