import type { PortalStore } from '@portico/shared-kit/api';
import { refreshSession } from './refresh.ts';
import { onSessionChange } from './session-changes.ts';
import { readTokens } from './token-store.ts';

/** Browsers take no longer timer: 2^31 - 1 ms. */
const longestTimer = 2_147_483_647;

/** Ms until a token rotation is tried again that the network or the server did not answer. */
const retryMs = 30_000;

/** The counter of what is left of a token's life: so much less, so often (shell spec, section 4). */
const counterSeconds = 300;

/**
 * Milliseconds to the next refresh: a quarter of the token's life in seconds (shell spec, section 4), at least a
 * second; a minute where the stored life cannot be read.
 */
export function refreshDelay(expiresIn: number): number {
  if (!Number.isFinite(expiresIn)) return 60_000;
  return Math.min(longestTimer, Math.max(1, expiresIn / 4) * 1000);
}

/**
 * Renews the tokens at a quarter of their life; each renewal, of any tab, sets the timer anew. Times are measured from
 * here, never compared with the server's clock. A timer that sleeps with the computer is made up for when the page
 * is seen again or the network is back. Returns the function that stops it.
 */
export function keepSession(store: PortalStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;
  const wait = (ms: number) => {
    clearTimeout(timer);
    // A token rotation that was under way when it was stopped may end later.
    if (isStopped) return;
    dueAt = Date.now() + ms;
    timer = setTimeout(renew, ms);
  };
  const renew = () => {
    const before = readTokens()?.token;
    if (before === undefined) return;
    void refreshSession(store).then(() => {
      if (readTokens()?.token === before) wait(retryMs);
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    const tokens = readTokens();
    if (tokens !== null) wait(refreshDelay(tokens.expiresIn));
  };
  const catchUp = () => {
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) renew();
  };
  schedule();
  const stopListening = onSessionChange(schedule);
  const stopCounting = countDown();
  document.addEventListener('visibilitychange', catchUp);
  addEventListener('online', catchUp);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    stopCounting();
    document.removeEventListener('visibilitychange', catchUp);
    removeEventListener('online', catchUp);
  };
}

/**
 * Counts down, one tab for all of them; where there are no Web Locks each does, and the tokens are renewed the sooner.
 */
function countDown(): () => void {
  const end = new AbortController();
  const count = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(takeOff, counterSeconds * 1000);
      end.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  if ('locks' in navigator) {
    // Giving up while still waiting rejects; there is nothing to do about it.
    navigator.locks.request('portico-session-counter', { signal: end.signal }, count).catch(() => undefined);
  } else void count();
  return () => end.abort();
}

function takeOff(): void {
  const tokens = readTokens();
  if (tokens === null) return;
  const left = Number.isFinite(tokens.expiresIn) ? Math.max(0, tokens.expiresIn - counterSeconds) : 0;
  localStorage.setItem('expires_in', String(left));
}
