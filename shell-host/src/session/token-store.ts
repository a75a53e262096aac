import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { keptItemsOf } from '@portico/shared-kit/remotes';
import { announceSessionChange } from './session-changes.ts';

/** Token items in local storage, by the names of the shell spec, section 3. */
export interface StoredTokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Lifetime of the token in seconds, as it was given. */
  readonly expiresIn: number;
  /** When the token ends, in seconds since 1970. */
  readonly expireTime: number;
  readonly corpId: string;
}

const items = ['token', 'refresh_token', 'expires_in', 'expireTime', 'corpId'] as const;

/** What logout clears besides the tokens (shell spec, section 4). */
const sessionItems = [...items, 'user', 'login_jump', 'singlePwd'] as const;

/** A time in seconds; 13-digit values are milliseconds and are trimmed (shell spec, section 4). */
export function toSeconds(time: number): number {
  return String(Math.trunc(time)).length >= 13 ? Math.floor(time / 1000) : time;
}

/** The stored tokens, or null where nobody is signed in. */
export function readTokens(storage: Storage = localStorage): StoredTokens | null {
  const token = storage.getItem('token');
  const refreshToken = storage.getItem('refresh_token');
  if (token === null || refreshToken === null) return null;
  return {
    token,
    refreshToken,
    expiresIn: Number(storage.getItem('expires_in') ?? 0),
    expireTime: Number(storage.getItem('expireTime') ?? 0),
    corpId: storage.getItem('corpId') ?? '',
  };
}

/** Keeps new tokens for all tabs. */
export function storeTokens(reply: TokenReply, storage: Storage = localStorage): void {
  storage.setItem('token', reply.access_token);
  storage.setItem('refresh_token', reply.refresh_token);
  storage.setItem('expires_in', String(reply.expires_in));
  storage.setItem('expireTime', String(toSeconds(reply.exp)));
  storage.setItem('corpId', reply.corpId);
  announceSessionChange();
}

/** Takes away what remotes have kept for a person who signs out, and leaves what is somebody else's. */
export function forgetKeptItems(userId: string, storage: Storage = localStorage): void {
  for (const item of Object.keys(storage)) if (item.startsWith(keptItemsOf(userId))) storage.removeItem(item);
}

/** Forgets the session in all tabs. */
export function clearSession(storage: Storage = localStorage): void {
  for (const item of sessionItems) storage.removeItem(item);
  announceSessionChange();
}
