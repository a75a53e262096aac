import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  getCurrentUser,
  getRsaKey,
  logout,
  refreshToken,
  signIn,
} from '@portico/shared-kit/contract/session.endpoints';
import {
  CurrentUser,
  LogoutInput,
  RefreshInput,
  RsaKey,
  SignInInput,
  TokenReply,
} from '@portico/shared-kit/contract/session.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { presentCurrentUser } from './session.presenter.ts';
import type { SessionService } from './session.service.ts';

/** Requests a minute from one address that try a password or a token. */
const perMinute = 120;

/** Registers sign-in, refresh, logout and the current user. */
export function registerSession(app: FastifyInstance, sessions: SessionService): void {
  route(app, getRsaKey, { input: Empty, reply: RsaKey, perMinute }, () => sessions.getRsaKey());

  route(app, signIn, { input: SignInInput, reply: TokenReply, perMinute }, ({ input, request }) =>
    sessions.signIn(input, { userAgent: request.headers['user-agent'] ?? null, address: request.ip }),
  );

  route(app, refreshToken, { input: RefreshInput, reply: TokenReply, perMinute }, ({ input }) =>
    sessions.refresh(input.refresh_token),
  );

  route(app, logout, { input: LogoutInput, reply: Empty }, async ({ input }) => {
    if (input.T !== undefined) await sessions.logout(input.T);
    return {};
  });

  route(app, getCurrentUser, { input: Empty, reply: CurrentUser }, async ({ user }) =>
    presentCurrentUser(await sessions.factsOf(user), user.corpId),
  );
}
