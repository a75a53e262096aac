import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  noteSessionUse,
} from '@portico/shared-kit/contract/own-sessions.endpoints';
import { EndedSessions, OwnSessionInput, OwnSessions } from '@portico/shared-kit/contract/own-sessions.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { OwnSessionService } from './own-sessions.ts';

/** Calls a minute of one person; a list of a hundred sessions is ended one by one in less. */
const perMinute = 120;

/** Registers the user's own sessions. */
export function registerOwnSessions(app: FastifyInstance, sessions: OwnSessionService): void {
  // Every call of a person counts as use; this one is nothing else.
  route(app, noteSessionUse, { input: Empty, reply: Empty, perMinute }, () => ({}));

  route(app, listOwnSessions, { input: Empty, reply: OwnSessions, perMinute }, ({ user }) => sessions.list(user));

  route(app, endOwnSession, { input: OwnSessionInput, reply: Empty, perMinute }, async ({ input, user }) => {
    await sessions.end(user, input.id);
    return {};
  });

  route(app, endOtherSessions, { input: Empty, reply: EndedSessions, perMinute }, ({ user }) =>
    sessions.endOthers(user),
  );
}
