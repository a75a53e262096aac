import type { PortalStore } from '@portico/shared-kit/api';
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
 * that waited for another one takes that one's tokens. Resolves to false where the session has ended.
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
    if (answer.data === undefined) return false;
    storeTokens(answer.data);
    return true;
  });
}

/** Milliseconds to the next refresh: a quarter of the token's life (shell spec, section 4), at least a second. */
export function refreshDelay(expiresIn: number): number {
  return Math.max(1, expiresIn / 4) * 1000;
}
