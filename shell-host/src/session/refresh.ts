import { isApiError, type PortalStore } from '@portico/shared-kit/api';
import { sessionEndpoints } from '@portico/shared-kit/api/session.api';
import { readTokens, storeTokens } from './token-store.ts';

const lockName = 'portico-refresh';

/** Runs `work` while no other tab does; without Web Locks only this tab's calls take turns. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work) as Promise<T>;
}

let underWay: Promise<boolean> | null = null;

/**
 * Gets new tokens, one exchange at a time over all tabs: a refresh token that is used twice ends the session, so a tab
 * that waited for another one takes that one's tokens. Resolves to false where the session has ended, and to
 * true where that is not known.
 */
export function refreshSession(store: PortalStore): Promise<boolean> {
  underWay ??= exchange(store).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function exchange(store: PortalStore): Promise<boolean> {
  const before = readTokens();
  if (before === null) return false;
  return exclusively(async () => {
    const now = readTokens();
    if (now === null) return false;
    if (now.token !== before.token) return true;
    const input = { refresh_token: now.refreshToken, corpId: now.corpId };
    const answer = await store.dispatch(sessionEndpoints.refreshToken.initiate(input));
    if (answer.data === undefined) return !isRefused(answer.error);
    storeTokens(answer.data);
    return true;
  });
}

/** Only the server's own no ends a session: without network, or while the server is ill, people stay signed in. */
function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Browsers take no longer timer: 2^31 - 1 ms. */
const longestTimer = 2_147_483_647;

/**
 * Milliseconds to the next refresh: a quarter of the token's life in seconds (shell spec, section 4), at least a
 * second; a minute where the stored life cannot be read.
 */
export function refreshDelay(expiresIn: number): number {
  if (!Number.isFinite(expiresIn)) return 60_000;
  return Math.min(longestTimer, Math.max(1, expiresIn / 4) * 1000);
}
