import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { EndedSessions, OwnSessionInput, OwnSessions } from './own-sessions.schema.ts';

/** Also for who must change an initial password first: typing it is work. */
export const noteSessionUse = endpoint<Empty, Empty>({
  method: 'POST',
  path: '/api/login/sessions/use',
  operationId: 'noteSessionUse',
  access: 'signedIn',
  isOpenToInitialPassword: true,
  summary: 'Says that somebody works in a page that has asked for nothing for a while: the session goes on',
});

export const listOwnSessions = endpoint<Empty, OwnSessions>({
  method: 'GET',
  path: '/api/login/sessions',
  operationId: 'listOwnSessions',
  access: 'signedIn',
  summary: "The user's own sessions that go on, with device, address and last use",
});

export const endOwnSession = endpoint<OwnSessionInput, Empty>({
  method: 'POST',
  path: '/api/login/sessions/:id/end',
  operationId: 'endOwnSession',
  access: 'signedIn',
  audit: 'sessionEnd',
  summary: 'Ends a session of the user on another device',
});

export const endOtherSessions = endpoint<Empty, EndedSessions>({
  method: 'POST',
  path: '/api/login/sessions/end-others',
  operationId: 'endOtherSessions',
  access: 'signedIn',
  audit: 'sessionsEnd',
  summary: 'Ends all sessions of the user but this one',
});
