import type { UserId } from '@portico/shared-kit/contract/ids';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { localDraftItemsOf } from '@portico/shared-kit/remotes';
import { forgetReturn } from './open-id-return.ts';
import { announceSessionChange } from './session-changes.ts';
import { storedUserId } from './token-store.ts';

/** Names a token rotation that no answer came to yet, so that it can be asked for again; absent at all other times. */
const attemptItem = 'refresh_attempt';

/** Reason for the end of a session that nobody used; absent at all other times. */
const endItem = 'session_end';

const items = ['token', 'refresh_token', 'expires_in', 'expireTime', 'corpId', attemptItem, endItem] as const;

/** Items that logout clears (shell spec, section 4). The user goes first: without a user, no token means "signed out". */
const sessionItems = ['user', 'login_jump', 'singlePwd', ...items] as const;

/** A time in seconds; 13-digit values are milliseconds and are trimmed (shell spec, section 4). */
export function toSeconds(time: number): number {
  return String(Math.trunc(time)).length >= 13 ? Math.floor(time / 1000) : time;
}

/**
 * Keeps new tokens for all tabs; whose they are is written first, so that no tab takes them for another person's. The
 * name of the token rotation goes last: a tab that does not see the new token yet asks under the same name.
 */
export function storeTokens(reply: TokenReply, storage: Storage = localStorage): void {
  if (storedUserId(storage) !== reply.userId) storage.setItem('user', JSON.stringify({ id: reply.userId }));
  storage.setItem('refresh_token', reply.refresh_token);
  storage.setItem('expires_in', String(reply.expires_in));
  storage.setItem('expireTime', String(toSeconds(reply.exp)));
  storage.setItem('corpId', reply.corpId);
  storage.setItem('token', reply.access_token);
  for (const item of [attemptItem, endItem]) storage.removeItem(item);
  announceSessionChange();
}

/** The name of the token rotation that no answer came to, for all tabs; a new one where the last was answered. */
export function attemptName(makeName: () => string, storage: Storage = localStorage): string {
  const name = storage.getItem(attemptItem) ?? makeName();
  storage.setItem(attemptItem, name);
  return name;
}

/** Takes away what remotes have kept for a person who signs out, and leaves what is somebody else's. */
export function forgetLocalDrafts(userId: UserId, storage: Storage = localStorage): void {
  for (const item of Object.keys(storage)) if (item.startsWith(localDraftItemsOf(userId))) storage.removeItem(item);
}

/** The session has ended by itself: the tokens go in all tabs, whose they were stays. */
export function endSession(reason: 'ended' | 'unused' = 'ended', storage: Storage = localStorage): void {
  // Before the token goes, with which all tabs learn of it.
  if (reason === 'unused') storage.setItem(endItem, reason);
  for (const item of items) if (item !== endItem || reason === 'ended') storage.removeItem(item);
  announceSessionChange();
}

/** Returns whether the last session of this browser ended because nobody used it, and nobody has signed in since. */
export function endedUnused(storage: Storage = localStorage): boolean {
  return storage.getItem(endItem) === 'unused';
}

/** Forgets the session in all tabs, as signing out does, and where this tab was to lead. */
export function clearSession(storage: Storage = localStorage): void {
  forgetReturn();
  for (const item of sessionItems) storage.removeItem(item);
  announceSessionChange();
}
