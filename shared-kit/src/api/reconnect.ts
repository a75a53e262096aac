import { isFulfilled, type Middleware, type MiddlewareAPI, type UnknownAction } from '@reduxjs/toolkit';
import { codeOf } from '../errors/index.ts';
import { isApiError } from '../errors/api-error.ts';
import { api } from './portal-api.ts';

interface CacheEntry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly error?: unknown;
}

interface ReadEndpoint {
  initiate(args: unknown, options: { subscribe: false; forceRefetch: true }): UnknownAction;
}

type Cache = Readonly<Record<string, CacheEntry | undefined>>;

const cacheOf = (state: unknown): Cache =>
  (state as Record<string, { queries: Cache }>)[api.reducerPath]?.queries ?? {};

/** Returns whether a read found no server; a read that ended because its page was left is none. */
function foundNoServer(entry: CacheEntry | undefined): boolean {
  const error = entry?.error;
  return isApiError(error) && !error.aborted && error.errcode === codeOf('networkDown');
}

/** Sends again the reads that found no server. Writes are never repeated by themselves. */
export function retryFailedReads({ dispatch, getState }: MiddlewareAPI): void {
  const endpoints = api.endpoints as unknown as Readonly<Record<string, ReadEndpoint | undefined>>;
  for (const entry of Object.values(cacheOf(getState()))) {
    if (entry?.status !== 'rejected' || !foundNoServer(entry)) continue;
    const again = endpoints[entry.endpointName ?? '']?.initiate(entry.originalArgs, retry);
    if (again) dispatch(again);
  }
}

const retry = { subscribe: false, forceRefetch: true } as const;

/**
 * Sends again what found no server as soon as one of those reads succeeds: the browser does not notice that a server, or the way to
 * it, was away. Each round has one failed read less, so that it ends.
 */
export const retryAfterRecovery: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const key = isFulfilled(action) ? (action.meta.arg as { queryCacheKey?: string }).queryCacheKey : undefined;
    const hasRecovered = key !== undefined && foundNoServer(cacheOf(getState())[key]);
    const result = next(action);
    if (hasRecovered) retryFailedReads({ dispatch, getState });
    return result;
  };

/** Sends what was offline again when the browser has a network. Returns the function that stops it. */
export function followNetwork(store: MiddlewareAPI): () => void {
  const handleOnline = () => retryFailedReads(store);
  addEventListener('online', handleOnline);
  return () => removeEventListener('online', handleOnline);
}
