import type { ErrorName } from '../errors/index.ts';

/** Errors of the catalogue that have the words and the number for each failure to load a remote. */
export const failureErrors = {
  entryUnreachable: 'remoteUnreachable',
  chunkUnreachable: 'chunkUnreachable',
  timeout: 'remoteTimeout',
  threw: 'remoteBroken',
  noSuchModule: 'remoteBroken',
  crashed: 'remoteBroken',
  shellTooOld: 'remoteIncompatible',
  shellTooNew: 'remoteIncompatible',
  sharedVersion: 'remoteIncompatible',
  contributionType: 'remoteIncompatible',
  unreadableRange: 'remoteIncompatible',
} as const satisfies Record<string, ErrorName>;

/** Reason for which a remote did not load. */
export type LoadFailure = keyof typeof failureErrors;

/** The state of one remote in one page. Times are epoch milliseconds. */
export type LoadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'fetching'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'initialising'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'ready'; readonly at: number; readonly attempt: number }
  | {
      readonly kind: 'degraded';
      readonly failure: LoadFailure;
      readonly detail: string;
      readonly retryAt: number;
      readonly attempt: number;
    }
  | { readonly kind: 'blocked'; readonly failure: LoadFailure; readonly detail: string; readonly attempt: number };

/** Event of a remote while it loads. `at` in epoch milliseconds. */
export type LoadEvent =
  | { readonly type: 'request'; readonly at: number }
  | { readonly type: 'compatible'; readonly at: number }
  | { readonly type: 'refused'; readonly failure: LoadFailure; readonly detail: string }
  | { readonly type: 'fetched'; readonly at: number }
  | { readonly type: 'initialised'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number; readonly failure: LoadFailure; readonly detail: string }
  | { readonly type: 'retry'; readonly at: number };

/** In ms: within this time after a failure another use shares it, so that one dead remote is not asked twenty times. */
export const retryPause = 3_000;

/** The state of a remote that nobody has used yet. */
export const idle: LoadState = { kind: 'idle' };

/**
 * The next state: idle -> checking -> fetching -> initialising -> ready | degraded | blocked. A person's `retry` starts
 * again from any end; `request` starts again when a failure is older than `retryPause`. An event that does not fit the
 * state is ignored, so that a late answer of an abandoned attempt changes nothing.
 */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  switch (event.type) {
    case 'request':
      return startsOnUse(state, event.at) ? begin(state, event.at) : state;
    case 'retry':
      return isUnderWay(state) || state.kind === 'idle' ? state : begin(state, event.at);
    case 'compatible':
      return state.kind === 'checking' ? { kind: 'fetching', since: event.at, attempt: state.attempt } : state;
    case 'refused':
      return state.kind === 'checking' ? blocked(state.attempt, event.failure, event.detail) : state;
    case 'fetched':
      return state.kind === 'fetching' ? { kind: 'initialising', since: event.at, attempt: state.attempt } : state;
    case 'initialised':
      return state.kind === 'initialising' ? { kind: 'ready', at: event.at, attempt: state.attempt } : state;
    case 'failed':
      return state.kind === 'idle' || state.kind === 'blocked' ? state : degraded(state.attempt, event);
  }
}

/** Returns whether loading has begun and neither succeeded nor failed. */
export function isUnderWay(state: LoadState): boolean {
  return state.kind === 'checking' || state.kind === 'fetching' || state.kind === 'initialising';
}

function startsOnUse(state: LoadState, at: number): boolean {
  return state.kind === 'idle' || (state.kind === 'degraded' && at >= state.retryAt);
}

function begin(state: LoadState, at: number): LoadState {
  return { kind: 'checking', since: at, attempt: (state.kind === 'idle' ? 0 : state.attempt) + 1 };
}

function blocked(attempt: number, failure: LoadFailure, detail: string): LoadState {
  return { kind: 'blocked', failure, detail, attempt };
}

function degraded(attempt: number, event: { at: number; failure: LoadFailure; detail: string }): LoadState {
  const { at, failure, detail } = event;
  return { kind: 'degraded', failure, detail, retryAt: at + retryPause, attempt };
}
