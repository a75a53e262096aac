import { type ApiError, isApiError, type PortalStore } from '@portico/shared-kit/api';
import { sessionEndpoints } from '@portico/shared-kit/api/session.api';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { codeOf } from '@portico/shared-kit/errors';
import { noteRotated, wasRotated } from './rotated-token.ts';
import { onSessionChange } from './session-changes.ts';
import { sessionStatusOfTab } from './tab-session.ts';
import { attemptName, endSession, storeTokens } from './token-changes.ts';
import { readTokens, type StoredTokens } from './token-store.ts';

const lockName = 'portico-refresh';

/** Ms after which a token rotation that hangs is given up, since the other tabs wait for it. */
const longestRotation = 20_000;

/** Ms that a tab waits for what another one has written to local storage, and between two looks at it. */
const [longestDelivery, deliveryLookMs] = [5_000, 20];

/** Ms until all tabs see the name that the last of them gave the rotation. */
const namingMs = 50;

/**
 * Runs `work` while no other tab does. Pages without TLS have no Web Locks: their tabs agree on a name of the token rotation,
 * and the server gives all that ask under it one answer.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(lockName, work) as Promise<T>;
  attemptName(randomId);
  await pause(namingMs);
  return work();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let underWay: Promise<boolean> | null = null;

/**
 * Gets new tokens, one token rotation at a time over all tabs: a refresh token that is used twice ends the session, so a tab
 * that waited for another one takes that one's tokens, as does one whose `refused` token is not the present one any
 * more. Resolves to false where the session has ended, and to true where that is not known.
 */
export function refreshSession(store: PortalStore, refused: string | null = null): Promise<boolean> {
  underWay ??= rotateTokens(store, refused).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function rotateTokens(store: PortalStore, refused: string | null): Promise<boolean> {
  const before = readTokens();
  if (before === null) return false;
  return withLock(async () => {
    const now = readTokens();
    if (now === null || sessionStatusOfTab() === 'other') return false;
    if (now.token !== (refused ?? before.token)) return true;
    if (await wasRotated(now.token)) await newTokenSeen(now.token);
    if (readTokens()?.token !== now.token) return readTokens() !== null;
    const answer = await ask(store, now);
    // Signed out or signed in anew meanwhile: what was answered belongs to a session that is gone.
    if (readTokens()?.token !== now.token) return readTokens() !== null;
    if (answer.data !== undefined) await take(answer.data, now.token);
    else if (isApiError(answer.error) && isRefusal(answer.error)) {
      endSession(answer.error.errcode === codeOf('sessionUnused') ? 'unused' : 'ended');
    }
    return readTokens() !== null;
  });
}

/** Keeps what came for `token`, and lets the tab that has the lock next know of it. */
async function take(tokens: TokenReply, token: string): Promise<void> {
  storeTokens(tokens);
  await noteRotated(token);
}

/**
 * Resolves once this tab sees what another one got for `token`: what a tab writes to local storage reaches the others
 * after a while, lock or no lock. Where nothing comes, as when that tab died while it wrote, the token rotation is asked for again.
 */
async function newTokenSeen(token: string): Promise<void> {
  const end = Date.now() + longestDelivery;
  while (readTokens()?.token === token && Date.now() < end) await pause(deliveryLookMs);
}

/** Both forms of the shell spec, section 7: by the refresh token, or by a token that was handed over alone. */
async function ask(store: PortalStore, { token, refreshToken, corpId }: StoredTokens) {
  const { refreshToken: renew, refreshTokenOf: begin } = sessionEndpoints;
  const call =
    refreshToken === null
      ? store.dispatch(begin.initiate({ access_token: token }))
      : store.dispatch(renew.initiate({ refresh_token: refreshToken, corpId, attempt: attemptName(randomId) }));
  const timer = setTimeout(() => call.abort(), longestRotation);
  return call.finally(() => clearTimeout(timer));
}

const refusals: readonly number[] = (
  ['notSignedIn', 'tokenExpired', 'sessionUnused', 'refreshTokenReused', 'userDisabled'] as const
).map(codeOf);

/**
 * Only the server's own no ends a session: without network, behind a proxy that wants something, or while the server
 * is ill or starts anew, people stay signed in.
 */
function isRefusal({ errcode }: ApiError): boolean {
  return refusals.includes(errcode);
}

/**
 * Resolves to true once there are new tokens, or once this tab's person has signed in again where the session had
 * ended: the calls of an open page wait for that. False where nobody is waited for.
 */
export async function refreshOrWait(store: PortalStore, refused: string | null = null): Promise<boolean> {
  if (await refreshSession(store, refused)) return true;
  if (sessionStatusOfTab() !== 'over') return false;
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      const status = sessionStatusOfTab();
      if (status === 'over') return;
      stop();
      resolve(status === 'in');
    });
  });
}
