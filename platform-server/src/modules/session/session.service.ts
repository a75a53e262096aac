import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Appearance, RsaKey, SignInInput, TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import { afterCommit, type Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ServerEvents } from '../../server-events.ts';
import type { NotificationService } from '../notifications/index.ts';
import { appearanceKeeping } from './keep-appearance.ts';
import { accessTokenReader } from './access-token.ts';
import { type PasswordResetting, passwordResetting } from './reset-password.ts';
import { mustChangePassword, type PasswordChanging, passwordChanging } from './change-password.ts';
import { liveSessions } from './live-sessions.ts';
import { type OwnSessionService, ownSessions } from './own-sessions.ts';
import { factorCodes } from './second-factor/use-code.ts';
import { mustSetUpFactor } from './second-factor/factor-demand.ts';
import { factorKeys } from './second-factor/factor-keys.ts';
import { factorSetUp } from './second-factor/factor-set-up.ts';
import { type FactorResetting, factorResetting } from './second-factor/reset-second-factor.ts';
import { type SecondFactorService, secondFactorService } from './second-factor/second-factor.service.ts';
import type { SignInClient } from './device-cookie.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { sessionTokens } from './session-tokens.ts';
import { revokeFamilies } from './session.repository.ts';
import { findRights, findRoleRights, type RightsFacts, type UserFacts } from './user-facts.repository.ts';
import { type SessionUse, sessionUse } from './session-use.ts';
import { signInDelays } from './sign-in-delays.ts';
import { signInKeys } from './sign-in-keys.ts';
import type { TokenSecrets } from './token-secret.ts';
import { type AccountUnknown, vouchedSignIn } from './vouched-sign-in.ts';

/** Sign-in and sessions (shell spec, sections 3, 4 and 7). */
export interface SessionService {
  /** A public key for one password; throws nothing. */
  getRsaKey(): Promise<RsaKey>;
  /**
   * Tokens of a new session. Throws rsaKeyUsed, tooManyAttempts, signInFailed (never says which part was wrong),
   * userDisabled, or for a right password of an account with a second factor secondFactorNeeded or secondFactorWrong.
   */
  signIn(input: SignInInput, client: SignInClient): Promise<TokenReply>;
  /** Tokens of a new session of an account that was signed in elsewhere. Throws `unknown` where there is none, or userDisabled. */
  signInAs(username: string, client: SignInClient, unknown: AccountUnknown): Promise<TokenReply>;
  /**
   * Exchanges a refresh token. A token that was used before ends its whole family (refreshTokenReused);
   * an unknown or ended one throws notSignedIn. `attempt` names the exchange, see SessionTokens.
   */
  refresh(refreshToken: string, attempt?: string): Promise<TokenReply>;
  /**
   * New tokens for who holds an access token alone; the refresh tokens of the session before count as used. Throws
   * tokenExpired or notSignedIn.
   */
  refreshOf(accessToken: string): Promise<TokenReply>;
  /** Ends the session of a refresh or access token; an unknown token changes nothing. */
  logout(token: string): Promise<void>;
  /** The user of an access token. Throws tokenExpired, notSignedIn, sessionUnused or userDisabled. */
  userOf(accessToken: string): Promise<SignedInUser>;
  /** Notes that the person of a session does something: it goes on. Never throws. */
  readonly noteUse: SessionUse['note'];
  /** Returns the user in whose name something is done while they are away; undefined for who is gone or disabled. */
  rightsOf(userId: UserId): Promise<SignedInUser | undefined>;
  /** Returns somebody of no department who has one role alone; undefined where it is gone. */
  rightsOfRole(roleId: string): Promise<SignedInUser | undefined>;
  /** Ends all sessions of somebody in the caller's transaction; they are refused once it is committed. */
  endAllOf(trx: Database, userId: UserId): Promise<void>;
  /** All that is known of a signed-in user. */
  factsOf(user: SignedInUser): Promise<UserFacts>;
  /** Keeps how the user wants the portal to look; null: as the organisation has it. */
  keepAppearance(user: SignedInUser, appearance: Appearance | null): Promise<object>;
  /** The user's own sessions. */
  readonly own: OwnSessionService;
  /** Changes the user's own password; see there which errors it throws. */
  readonly changePassword: PasswordChanging['change'];
  readonly changePasswordOf: PasswordChanging['changeOf'];
  /** Gives somebody a one-time password; see there which errors it throws. */
  readonly resetPassword: PasswordResetting['reset'];
  readonly resetPasswordOf: PasswordResetting['resetOf'];
  /** The second factor of who is signed in. */
  readonly secondFactor: SecondFactorService;
  /** Resets that of somebody who lost device and recovery codes. */
  readonly secondFactorResetting: FactorResetting;
}

interface SessionNeeds {
  /** Signs the access tokens. */
  readonly secrets: TokenSecrets;
  readonly notify: NotificationService['notify'];
  readonly sessionChanged: Pick<ServerEvents['sessionChanged'], 'publish'>;
}

/** Sign-in, sessions and their tokens (shell spec, sections 3, 4 and 7). */
export function sessionService(platform: Platform, { secrets, notify, sessionChanged }: SessionNeeds): SessionService {
  const { now } = platform;
  const delays = signInDelays(platform);
  const readAccessToken = accessTokenReader(secrets);
  const keys = signInKeys(platform);
  const use = sessionUse(platform);
  const live = liveSessions(platform, { use, onForget: (id) => void sessionChanged.publish(id) });
  const ofFactors = factorKeys(platform.config);
  const codes = factorCodes(platform, { keys: ofFactors, notify });
  const setUp = factorSetUp(platform, ofFactors);
  const passwords = passwordChanging(platform, { delays, keys, live, notify });
  const resetting = passwordResetting(platform, { live, notify });
  const tokens = sessionTokens(platform, { secrets, onEnd: live.forget });

  return {
    getRsaKey: keys.fetch,

    signIn: passwordSignIn(platform, { keys, delays, codes, tokens, notify }),

    signInAs: vouchedSignIn(platform, { tokens, notify }),

    refresh: tokens.exchange,
    refreshOf: async (accessToken) => tokens.begin((await readAccessToken(accessToken, now())).sessionId),
    logout: tokens.end,

    async userOf(accessToken) {
      const { userId, sessionId } = await readAccessToken(accessToken, now());
      const facts = await live.factsOf(sessionId);
      if (facts.id !== userId) throw appError('notSignedIn');
      return userInSession(platform, facts, sessionId);
    },

    noteUse: use.note,
    own: ownSessions(platform, live),
    rightsOf: (userId) => rightsOf(platform, userId),
    rightsOfRole: (roleId) => rightsOfRole(platform, roleId),
    endAllOf: (trx, userId) => endAllOf(platform, { trx, userId }, live.forget),
    factsOf: (user) => live.factsOf(user.sessionId),
    keepAppearance: appearanceKeeping(platform, live),
    ...passwordCalls(passwords, resetting),
    secondFactor: secondFactorService(platform, { delays, keys, live, codes, setUp, notify }),
    secondFactorResetting: factorResetting(platform, { live, notify }),
  };
}

async function endAllOf(
  { corpId, now }: Platform,
  { trx, userId }: { readonly trx: Database; readonly userId: UserId },
  forget: (sessionId: string) => void,
): Promise<void> {
  const ended = await revokeFamilies(trx, corpId, { userId, at: now() });
  afterCommit(trx, () => ended.forEach(forget));
}

function passwordCalls(passwords: PasswordChanging, resetting: PasswordResetting) {
  return {
    changePassword: passwords.change,
    changePasswordOf: passwords.changeOf,
    resetPassword: resetting.reset,
    resetPasswordOf: resetting.resetOf,
  };
}

async function rightsOf({ connections, corpId }: Platform, userId: UserId): Promise<SignedInUser | undefined> {
  const facts = await findRights(connections.db, corpId, userId);
  return facts && userWith(facts, { corpId, sessionId: '' });
}

/** Returns a person without an id: nothing is theirs. */
async function rightsOfRole({ connections, corpId }: Platform, roleId: string): Promise<SignedInUser | undefined> {
  const role = await findRoleRights(connections.db, corpId, roleId);
  if (role === undefined) return undefined;
  const facts = {
    id: '',
    name: role.name,
    departments: [],
    departmentIdsBelow: [],
    roles: [role],
    grants: role.grants,
  };
  return userWith(facts, { corpId, sessionId: '' });
}

/** Returns the signed-in user, with what they must do before anything else. */
function userInSession({ config, corpId }: Platform, facts: UserFacts, sessionId: string): SignedInUser {
  return {
    ...userWith(facts, { corpId, sessionId }),
    mustChangePassword: mustChangePassword(facts),
    mustSetUpSecondFactor: mustSetUpFactor(config, facts),
  };
}

function userWith(facts: RightsFacts, place: Pick<SignedInUser, 'corpId' | 'sessionId'>): SignedInUser {
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
