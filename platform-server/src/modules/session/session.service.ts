import type { RsaKey, SignInInput, TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { accessTokenReader, hashRefreshToken, newRefreshToken, signAccessToken } from './access-token.ts';
import { attemptLimit } from './attempt-limit.ts';
import { decryptPassword, isPassword, type KeyPair, newKeyPair } from './password.ts';
import * as repository from './session.repository.ts';

/** A fetched key serves one sign-in within this time. */
const rsaKeyMs = 5 * 60_000;
/** How long a process uses one pair; making one costs more than a sign-in. */
const keyPairMs = 10 * 60_000;
/** How long what is known of a session may be behind, such as a role just taken away. */
const factsMs = 3_000;

export interface ClientFacts {
  readonly userAgent: string | null;
  readonly address: string | null;
}

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
  factsOf(user: SignedInUser): Promise<repository.UserFacts>;
}

interface KnownFacts {
  readonly until: number;
  readonly facts: Promise<repository.UserFacts | undefined>;
}

/** Sign-in, sessions and their tokens (shell spec, sections 3, 4 and 7). `secret` signs the access tokens. */
export function sessionService(platform: Platform, secret: Uint8Array): SessionService {
  const { config, connections, corpId, now, newId } = platform;
  const { db } = connections;
  const limit = attemptLimit(platform);
  const readAccessToken = accessTokenReader(secret);
  const known = new Map<string, KnownFacts>();
  let pair: { readonly until: number; readonly keys: Promise<KeyPair> } | undefined;

  const after = (ms: number) => new Date(now().getTime() + ms);

  function currentPair(): Promise<KeyPair> {
    if (pair === undefined || pair.until < now().getTime()) {
      pair = { until: now().getTime() + keyPairMs, keys: newKeyPair() };
    }
    return pair.keys;
  }

  async function tokensOf(userId: string, sessionId: string, refreshToken: string): Promise<TokenReply> {
    const expires = after(config.accessTokenSeconds * 1000);
    return {
      access_token: await signAccessToken(secret, { userId, sessionId }, expires),
      refresh_token: refreshToken,
      expires_in: config.accessTokenSeconds,
      exp: Math.floor(expires.getTime() / 1000),
      corpId,
    };
  }

  function sessionFacts(sessionId: string): Promise<repository.UserFacts | undefined> {
    const at = now().getTime();
    const held = known.get(sessionId);
    if (held !== undefined && held.until > at) return held.facts;
    if (known.size > 10_000) known.clear();
    const facts = repository.findSessionUser(db, corpId, sessionId, now());
    known.set(sessionId, { until: at + factsMs, facts });
    facts.catch(() => known.delete(sessionId));
    return facts;
  }

  async function liveFacts(sessionId: string): Promise<repository.UserFacts> {
    const facts = await sessionFacts(sessionId);
    if (facts === undefined) throw appError('notSignedIn');
    if (facts.status !== 'ENABLED') throw appError('userDisabled');
    return facts;
  }

  async function openSession(userId: string, client: ClientFacts): Promise<TokenReply> {
    const familyId = newId();
    const refreshToken = newRefreshToken();
    const expires = after(config.refreshTokenSeconds * 1000);
    await transaction(db, async (trx) => {
      await repository.insertFamily(trx, { corpId, id: familyId, userId, expires, ...client });
      await repository.insertRefreshToken(trx, { corpId, hash: hashRefreshToken(refreshToken), familyId, expires });
      await repository.noteSignIn(trx, corpId, userId, now());
    });
    return tokensOf(userId, familyId, refreshToken);
  }

  return {
    async getRsaKey() {
      const { publicKey, privateKey } = await currentPair();
      const index = newId();
      await repository.insertRsaKey(db, { corpId, index, privateKey, expires: after(rsaKeyMs) });
      return { index, key: publicKey };
    },

    async signIn(input, client) {
      const privateKey = await repository.useRsaKey(db, corpId, input.index, now());
      const password = privateKey === undefined ? undefined : decryptPassword(privateKey, input.password);
      if (password === undefined) throw appError('rsaKeyUsed');
      await limit.begin(input.username, client.address);
      const account = await repository.findAccount(db, corpId, input.username);
      if (!(await isPassword(password, account?.passwordHash ?? null)) || account === undefined) {
        throw appError('signInFailed');
      }
      await limit.succeed(input.username, client.address);
      if (account.status !== 'ENABLED') throw appError('userDisabled');
      return openSession(account.id, client);
    },

    async refresh(refreshToken) {
      const hash = hashRefreshToken(refreshToken);
      const next = newRefreshToken();
      const outcome = await transaction(db, async (trx) => {
        const token = await repository.lockRefreshToken(trx, corpId, hash);
        if (token === undefined || token.revokedTime !== null || token.familyExpires <= now()) return 'ended';
        if (token.usedTime !== null) {
          await repository.revokeFamily(trx, corpId, token.familyId, now());
          known.delete(token.familyId);
          return 'reused';
        }
        await repository.markTokenUsed(trx, corpId, hash, now());
        const row = { corpId, hash: hashRefreshToken(next), familyId: token.familyId, expires: token.familyExpires };
        await repository.insertRefreshToken(trx, row);
        return token;
      });
      if (outcome === 'reused') throw appError('refreshTokenReused');
      if (outcome === 'ended') throw appError('notSignedIn');
      return tokensOf(outcome.userId, outcome.familyId, next);
    },

    async logout(refreshToken) {
      await transaction(db, async (trx) => {
        const token = await repository.lockRefreshToken(trx, corpId, hashRefreshToken(refreshToken));
        if (token === undefined) return;
        await repository.revokeFamily(trx, corpId, token.familyId, now());
        known.delete(token.familyId);
      });
    },

    async userOf(accessToken) {
      const { userId, sessionId } = await readAccessToken(accessToken, now());
      const facts = await liveFacts(sessionId);
      if (facts.id !== userId) throw appError('notSignedIn');
      return {
        id: facts.id,
        corpId,
        name: facts.name,
        sessionId,
        grants: facts.grants,
        roleCodes: facts.roles.map((role) => role.code),
        mainDepartmentId: facts.departments[0]?.id ?? null,
        departmentIds: facts.departments.map((department) => department.id),
      };
    },

    factsOf: (user) => liveFacts(user.sessionId),
  };
}
