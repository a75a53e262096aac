import type { UserId } from '@portico/shared-kit/contract/ids';
import type { LoginType } from '@portico/shared-kit/contract/password-rules';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError, codeOf } from '@portico/shared-kit/errors';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../audit/index.ts';
import {
  hashRefreshToken,
  newRefreshToken,
  nextRefreshToken,
  sessionOfToken,
  signAccessToken,
} from './access-token.ts';
import * as repository from './session.repository.ts';
import { isUnused } from './session-use.ts';
import type { TokenSecrets } from './token-secret.ts';

/** Facts about the client from which somebody signs in. */
export interface ClientFacts {
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** Sessions as families of refresh tokens, each good for one exchange (shell spec, section 7). */
export interface SessionTokens {
  /** Opens a session; `loginType` is how its person has signed in. */
  open(userId: UserId, client: ClientFacts, loginType: LoginType): Promise<TokenReply>;
  /**
   * Exchanges a refresh token. One that was used before ends its whole family (refreshTokenReused), and so does one of
   * somebody whose account was disabled (userDisabled); an unknown or ended one throws notSignedIn, that of a session that
   * was not used for too long sessionUnused. An exchange whose answer got lost may be asked for again under its name, until the token it gave is used.
   */
  exchange(refreshToken: string, attempt?: string): Promise<TokenReply>;
  /**
   * Gives a live session a new refresh token; all before it count as used. Throws notSignedIn for an ended one,
   * sessionUnused, and ends that of a disabled user (userDisabled).
   */
  begin(sessionId: string): Promise<TokenReply>;
  /** Ends the session of a refresh or access token; an unknown token changes nothing. */
  end(token: string): Promise<void>;
}

interface TokenNeeds {
  /** Signs the access tokens. */
  readonly secrets: TokenSecrets;
  /** Told of every session that is ended. */
  readonly onEnd: (sessionId: string) => void;
}

/** Opens, continues and ends sessions; lifetimes are the configuration's. */
export function sessionTokens(platform: Platform, { secrets, onEnd }: TokenNeeds): SessionTokens {
  const { newId } = platform;

  const replyOf = replies(platform, secrets);
  return {
    async open(userId, client, loginType) {
      const familyId = newId();
      const refreshToken = newRefreshToken();
      await openFamily(platform, { familyId, userId, client, loginType, refreshToken });
      return replyOf(userId, familyId, refreshToken);
    },

    async exchange(refreshToken, attempt) {
      const next = attempt === undefined ? newRefreshToken() : nextRefreshToken(secrets, refreshToken, attempt);
      const { userId, familyId } = replacedOr(await replaceToken(platform, refreshToken, next), onEnd);
      return replyOf(userId, familyId, next);
    },

    async begin(sessionId) {
      const next = newRefreshToken();
      const { userId } = replacedOr(await replaceAllTokens(platform, sessionId, next), onEnd);
      return replyOf(userId, sessionId, next);
    },

    async end(token) {
      const familyId = await endFamily(platform, token, await sessionOfToken(secrets, token));
      if (familyId !== undefined) onEnd(familyId);
    },
  };
}

/** Makes the answer of a sign-in and of an exchange: a new access token beside the refresh token. */
function replies({ config, corpId, now }: Platform, secrets: TokenSecrets) {
  return async (userId: UserId, sessionId: string, refreshToken: string): Promise<TokenReply> => {
    const expires = new Date(now().getTime() + config.accessTokenSeconds * 1000);
    return {
      access_token: await signAccessToken(secrets, { userId, sessionId }, expires),
      refresh_token: refreshToken,
      expires_in: config.accessTokenSeconds,
      exp: Math.floor(expires.getTime() / 1000),
      corpId,
      userId,
    };
  };
}

interface NewTokenFamily {
  readonly familyId: string;
  readonly userId: UserId;
  readonly client: ClientFacts;
  readonly loginType: LoginType;
  readonly refreshToken: string;
}

/** Keeps a new session, its first refresh token and the time of the sign-in. */
function openFamily(
  platform: Platform,
  { familyId, userId, client, loginType, refreshToken }: NewTokenFamily,
): Promise<void> {
  const { config, connections, corpId, now } = platform;
  const expires = new Date(now().getTime() + config.refreshTokenSeconds * 1000);
  return transaction(connections.db, async (trx) => {
    const formerSignIn = await repository.noteSignIn(trx, corpId, userId, now());
    await repository.insertFamily(trx, {
      corpId,
      id: familyId,
      userId,
      at: now(),
      expires,
      userAgent: client.userAgent,
      address: client.address,
      loginType,
      formerSignIn,
    });
    await repository.insertRefreshToken(trx, { corpId, hash: hashRefreshToken(refreshToken), familyId, expires });
    await recordAudit(platform, trx, { action: 'signIn', actor: { id: userId }, object: { id: userId } });
  });
}

/** `ended` and `unused`: it was over before; `reused` and `disabled`: it is over now. */
type Replacement =
  | { readonly kind: 'ended' | 'unused' }
  | { readonly kind: 'reused' | 'disabled'; readonly familyId: string }
  | { readonly kind: 'replaced'; readonly familyId: string; readonly userId: UserId };

const refusals = {
  ended: 'notSignedIn',
  unused: 'sessionUnused',
  reused: 'refreshTokenReused',
  disabled: 'userDisabled',
} as const;

/** The session that goes on with its new token. Throws for one that does not, and tells of one that was ended. */
function replacedOr(outcome: Replacement, onEnd: TokenNeeds['onEnd']) {
  if (outcome.kind === 'replaced') return outcome;
  if ('familyId' in outcome) onEnd(outcome.familyId);
  throw appError(refusals[outcome.kind]);
}

/** Uses a token up and puts the next one in its place; a second use ends the family, and that is kept. */
function replaceToken(platform: Platform, token: string, next: string): Promise<Replacement> {
  const { connections, corpId, now } = platform;
  const hash = hashRefreshToken(token);
  return transaction(connections.db, async (trx) => {
    const kept = await repository.lockRefreshToken(trx, corpId, hash);
    if (kept === undefined || kept.revokedTime !== null || kept.familyExpires <= now()) return { kind: 'ended' };
    if (isUnused(platform, kept.lastUsed)) return { kind: 'unused' };
    const { familyId, userId, familyExpires: expires } = kept;
    if (!(await repository.isEnabled(trx, corpId, userId))) {
      await repository.revokeFamily(trx, corpId, familyId, now());
      return { kind: 'disabled', familyId };
    }
    if (kept.usedTime !== null) {
      const isAnswerLost = await repository.isUnusedToken(trx, corpId, familyId, hashRefreshToken(next));
      if (isAnswerLost) return { kind: 'replaced', familyId, userId };
      await repository.revokeFamily(trx, corpId, familyId, now());
      await recordReuse(platform, trx, userId);
      return { kind: 'reused', familyId };
    }
    await repository.markTokenUsed(trx, corpId, hash, now());
    await repository.insertRefreshToken(trx, { corpId, hash: hashRefreshToken(next), familyId, expires });
    return { kind: 'replaced', familyId, userId };
  });
}

/**
 * Records in the audit trail that somebody has a token that was used already: the person's own browser does not send
 * one twice.
 */
function recordReuse(platform: Platform, trx: Database, userId: UserId): Promise<void> {
  const errcode = codeOf('refreshTokenReused');
  const person = { actor: { id: userId }, object: { id: userId } };
  return recordAudit(platform, trx, { action: 'tokenReuse', ...person, result: 'refused', errcode });
}

/** Puts one token in the place of all of a live family's. */
function replaceAllTokens(platform: Platform, familyId: string, next: string): Promise<Replacement> {
  const { connections, corpId, now } = platform;
  return transaction(connections.db, async (trx) => {
    const family = await repository.lockLiveFamily(trx, corpId, familyId, now());
    if (family === undefined) return { kind: 'ended' };
    if (isUnused(platform, family.lastUsed)) return { kind: 'unused' };
    const { userId, expires } = family;
    if (!(await repository.isEnabled(trx, corpId, userId))) {
      await repository.revokeFamily(trx, corpId, familyId, now());
      return { kind: 'disabled', familyId };
    }
    await repository.markTokensUsed(trx, corpId, familyId, now());
    const hash = hashRefreshToken(next);
    await repository.insertRefreshToken(trx, { corpId, hash, familyId, expires });
    return { kind: 'replaced', familyId, userId };
  });
}

/** Ends the family of a token and returns its id; undefined for a token that nobody has. */
function endFamily(platform: Platform, token: string, sessionId: string | undefined): Promise<string | undefined> {
  const { connections, corpId, now } = platform;
  return transaction(connections.db, async (trx) => {
    const kept = await repository.lockRefreshToken(trx, corpId, hashRefreshToken(token));
    const familyId = kept?.familyId ?? sessionId;
    if (familyId !== undefined) await repository.revokeFamily(trx, corpId, familyId, now());
    return familyId;
  });
}
