import type { RsaKey, SignInInput, TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { accessTokenReader } from './access-token.ts';
import { attemptLimit } from './attempt-limit.ts';
import { liveSessions } from './live-sessions.ts';
import { isPassword } from './password.ts';
import { type ClientFacts, sessionTokens } from './session-tokens.ts';
import { findAccount } from './session.repository.ts';
import type { UserFacts } from './user-facts.repository.ts';
import { signInKeys } from './sign-in-keys.ts';

/** Sign-in and sessions (shell spec, sections 3, 4 and 7). */
export interface SessionService {
  /** A public key for one password; throws nothing. */
  getRsaKey(): Promise<RsaKey>;
  /**
   * Tokens of a new session. Throws rsaKeyUsed, tooManyAttempts, signInFailed (never says which part was wrong) or
   * userDisabled.
   */
  signIn(input: SignInInput, client: ClientFacts): Promise<TokenReply>;
  /**
   * Exchanges a refresh token. A token that was used before ends its whole family (refreshTokenReused);
   * an unknown or ended one throws notSignedIn.
   */
  refresh(refreshToken: string): Promise<TokenReply>;
  /** Ends the session of a refresh token; an unknown token changes nothing. */
  logout(refreshToken: string): Promise<void>;
  /** Who an access token belongs to. Throws tokenExpired, notSignedIn or userDisabled. */
  userOf(accessToken: string): Promise<SignedInUser>;
  /** All that is known of a signed-in user. */
  factsOf(user: SignedInUser): Promise<UserFacts>;
}

/** Sign-in, sessions and their tokens (shell spec, sections 3, 4 and 7). `secret` signs the access tokens. */
export function sessionService(platform: Platform, secret: Uint8Array): SessionService {
  const { connections, corpId, now } = platform;
  const limit = attemptLimit(platform);
  const readAccessToken = accessTokenReader(secret);
  const keys = signInKeys(platform);
  const live = liveSessions(platform);
  const tokens = sessionTokens(platform, { secret, onEnd: live.forget });

  return {
    getRsaKey: keys.fetch,

    async signIn({ index, username, password: encrypted }, client) {
      const password = await keys.read(index, encrypted);
      await limit.begin(username, client.address);
      const account = await findAccount(connections.db, corpId, username);
      const isRight = await isPassword(password, account?.passwordHash ?? null);
      if (!isRight || account === undefined) throw appError('signInFailed');
      await limit.succeed(username, client.address);
      if (account.status !== 'ENABLED') throw appError('userDisabled');
      return tokens.open(account.id, client);
    },

    refresh: tokens.exchange,
    logout: tokens.end,

    async userOf(accessToken) {
      const { userId, sessionId } = await readAccessToken(accessToken, now());
      const facts = await live.factsOf(sessionId);
      if (facts.id !== userId) throw appError('notSignedIn');
      return signedInUser(facts, { corpId, sessionId });
    },

    factsOf: (user) => live.factsOf(user.sessionId),
  };
}

function signedInUser(facts: UserFacts, place: Pick<SignedInUser, 'corpId' | 'sessionId'>): SignedInUser {
  const { id, name, grants, roles, departments, departmentIdsBelow } = facts;
  return {
    id,
    ...place,
    name,
    grants,
    roleCodes: roles.map(({ code }) => code),
    mainDepartmentId: departments[0]?.id ?? null,
    departmentIds: departments.map((department) => department.id),
    departmentIdsBelow,
  };
}
