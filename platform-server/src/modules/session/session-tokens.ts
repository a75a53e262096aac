import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import { hashRefreshToken, newRefreshToken, signAccessToken } from './access-token.ts';
import * as repository from './session.repository.ts';

/** Where somebody signs in from. */
export interface ClientFacts {
  readonly userAgent: string | null;
  readonly address: string | null;
}

/** Sessions as families of refresh tokens, each good for one exchange (shell spec, section 7). */
export interface SessionTokens {
  /** Opens a session. */
  open(userId: string, client: ClientFacts): Promise<TokenReply>;
  /**
   * Exchanges a refresh token. One that was used before ends its whole family (refreshTokenReused); an unknown or
   * ended one throws notSignedIn.
   */
  exchange(refreshToken: string): Promise<TokenReply>;
  /** Ends the session of a refresh token; an unknown token changes nothing. */
  end(refreshToken: string): Promise<void>;
}

interface TokenNeeds {
  /** Signs the access tokens. */
  readonly secret: Uint8Array;
  /** Told of every session that is ended. */
  readonly onEnd: (sessionId: string) => void;
}

/** Opens, continues and ends sessions; lifetimes are the configuration's. */
export function sessionTokens(platform: Platform, { secret, onEnd }: TokenNeeds): SessionTokens {
  const { config, connections, corpId, now, newId } = platform;

  async function replyOf(userId: string, sessionId: string, refreshToken: string): Promise<TokenReply> {
    const expires = new Date(now().getTime() + config.accessTokenSeconds * 1000);
    return {
      access_token: await signAccessToken(secret, { userId, sessionId }, expires),
      refresh_token: refreshToken,
      expires_in: config.accessTokenSeconds,
      exp: Math.floor(expires.getTime() / 1000),
      corpId,
    };
  }

  return {
    async open(userId, client) {
      const familyId = newId();
      const refreshToken = newRefreshToken();
      const expires = new Date(now().getTime() + config.refreshTokenSeconds * 1000);
      await transaction(connections.db, async (trx) => {
        await repository.insertFamily(trx, { corpId, id: familyId, userId, expires, ...client });
        await repository.insertRefreshToken(trx, { corpId, hash: hashRefreshToken(refreshToken), familyId, expires });
        await repository.noteSignIn(trx, corpId, userId, now());
      });
      return replyOf(userId, familyId, refreshToken);
    },

    async exchange(refreshToken) {
      const next = newRefreshToken();
      const outcome = await replaceToken(platform, refreshToken, next);
      if (outcome.kind === 'reused') {
        onEnd(outcome.familyId);
        throw appError('refreshTokenReused');
      }
      if (outcome.kind === 'ended') throw appError('notSignedIn');
      return replyOf(outcome.userId, outcome.familyId, next);
    },

    async end(refreshToken) {
      const familyId = await endFamily(platform, refreshToken);
      if (familyId !== undefined) onEnd(familyId);
    },
  };
}

type Replacement =
  | { readonly kind: 'ended' }
  | { readonly kind: 'reused'; readonly familyId: string }
  | { readonly kind: 'replaced'; readonly familyId: string; readonly userId: string };

/** Uses a token up and puts the next one in its place; a second use ends the family, and that is kept. */
function replaceToken({ connections, corpId, now }: Platform, token: string, next: string): Promise<Replacement> {
  const hash = hashRefreshToken(token);
  return transaction(connections.db, async (trx) => {
    const kept = await repository.lockRefreshToken(trx, corpId, hash);
    if (kept === undefined || kept.revokedTime !== null || kept.familyExpires <= now()) return { kind: 'ended' };
    const { familyId, userId, familyExpires: expires } = kept;
    if (kept.usedTime !== null) {
      await repository.revokeFamily(trx, corpId, familyId, now());
      return { kind: 'reused', familyId };
    }
    await repository.markTokenUsed(trx, corpId, hash, now());
    await repository.insertRefreshToken(trx, { corpId, hash: hashRefreshToken(next), familyId, expires });
    return { kind: 'replaced', familyId, userId };
  });
}

/** Ends the family of a token and returns its id; undefined for a token that nobody has. */
function endFamily({ connections, corpId, now }: Platform, token: string): Promise<string | undefined> {
  return transaction(connections.db, async (trx) => {
    const kept = await repository.lockRefreshToken(trx, corpId, hashRefreshToken(token));
    if (kept !== undefined) await repository.revokeFamily(trx, corpId, kept.familyId, now());
    return kept?.familyId;
  });
}
