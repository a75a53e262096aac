import { Empty } from '@portico/shared-kit/contract/common.schema';
import { UserIdInput } from '@portico/shared-kit/contract/organisation.schema';
import { changePassword, changePasswordOf, resetPassword } from '@portico/shared-kit/contract/password.endpoints';
import {
  ChangePasswordInput,
  ChangePasswordOfInput,
  PasswordReset,
} from '@portico/shared-kit/contract/password.schema';
import { getCurrentUser, keepAppearance } from '@portico/shared-kit/contract/current-user.endpoints';
import {
  getRsaKey,
  logout,
  refreshToken,
  refreshTokenOf,
  signIn,
} from '@portico/shared-kit/contract/session.endpoints';
import {
  CurrentUser,
  KeepAppearanceInput,
  LogoutInput,
  RefreshInput,
  RefreshOfInput,
  RsaKey,
  SignInInput,
  TokenReply,
} from '@portico/shared-kit/contract/session.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { signInFrom } from './device-cookie.ts';
import { registerSecondFactor } from './second-factor/second-factor.routes.ts';
import { presentCurrentUser } from './session.presenter.ts';
import type { SessionService } from './session.service.ts';

/** Requests a minute from one address, which may stand for a whole office at nine; wrong passwords are slowed by themselves. */
const perMinute = 600;

/** The name of an exchange, long enough not to be guessed; anything else counts as none. */
function attemptOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : undefined;
}

/** Registers sign-in, refresh, logout and the current user. */
export function registerSession(app: FastifyInstance, sessions: SessionService): void {
  route(app, getRsaKey, { input: Empty, reply: RsaKey, perMinute }, () => sessions.getRsaKey());

  route(app, signIn, { input: SignInInput, reply: TokenReply, perMinute }, ({ input, ...call }) =>
    signInFrom(call, (client) => sessions.signIn(input, client)),
  );

  route(app, refreshToken, { input: RefreshInput, reply: TokenReply, perMinute }, ({ input, request }) =>
    sessions.refresh(input.refresh_token, attemptOf(request.headers['idempotency-key'])),
  );

  route(app, refreshTokenOf, { input: RefreshOfInput, reply: TokenReply, perMinute }, ({ input }) =>
    sessions.refreshOf(input.access_token),
  );

  route(app, logout, { input: LogoutInput, reply: Empty, perMinute }, async ({ input }) => {
    if (input.T !== undefined) await sessions.logout(input.T);
    return {};
  });

  route(app, changePassword, { input: ChangePasswordInput, reply: Empty, perMinute }, ({ input, user, request }) =>
    sessions.changePassword(user, input, request.ip),
  );

  route(app, changePasswordOf, { input: ChangePasswordOfInput, reply: Empty, perMinute }, ({ input, user, request }) =>
    sessions.changePasswordOf(user, input, request.ip),
  );

  route(app, resetPassword, { input: UserIdInput, reply: PasswordReset, perMinute }, async ({ input, user }) => ({
    password: await sessions.resetPassword(input.id, user),
  }));

  route(app, getCurrentUser, { input: Empty, reply: CurrentUser }, async ({ user }) =>
    presentCurrentUser(await sessions.factsOf(user), user),
  );

  route(app, keepAppearance, { input: KeepAppearanceInput, reply: Empty }, ({ input, user }) =>
    sessions.keepAppearance(user, input.appearance),
  );

  registerSecondFactor(app, sessions.secondFactor, sessions.secondFactorResetting);
}
