import type { LoadFailure } from '@portico/shared-kit/remotes';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from './failures.ts';
import type { RemoteLoader } from './loader.ts';

/** In ms: when to say "still loading", and when to offer another try. The first attempt goes on meanwhile. */
const loadingThresholds = { slow: 3_000, offerRetry: 8_000 };

/** State of a module now; `progress` says how long it has been on its way. */
export type RemoteModule =
  | { readonly kind: 'loading'; readonly progress: 'fresh' | 'slow' | 'offerRetry' }
  | { readonly kind: 'ready'; readonly module: Record<string, unknown> }
  | ({ readonly kind: 'failed' } & Failure);

/** A module for as long as a component shows it. */
export interface RemoteModuleUse {
  readonly current: RemoteModule;
  /** Changes with every attempt: the key of what is mounted. */
  readonly attempt: number;
  retry(): void;
  crashed(error: unknown): void;
}

const fresh: RemoteModule = { kind: 'loading', progress: 'fresh' };

/** Loads an exposed module of a remote for as long as the component is mounted. Nothing is remembered of a failure. */
export function useRemoteModule(loader: RemoteLoader, name: string, exposed: string): RemoteModuleUse {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ readonly of: string; readonly found: RemoteModule } | null>(null);
  const use = `${name}/${exposed}/${attempt}`;
  // What belongs to another page or an earlier attempt is not shown.
  const state = latest?.of === use ? latest.found : fresh;
  // Somebody else may have fetched it ahead, before this page was drawn or since.
  const module = loader.loaded(name, exposed);
  const isThere = module !== undefined;
  const current: RemoteModule = state.kind === 'loading' && isThere ? { kind: 'ready', module } : state;

  useEffect(() => {
    if (isThere) return undefined;
    return watchLoad(loader, { name, exposed }, (found) => setLatest({ of: use, found }));
  }, [loader, name, exposed, use, isThere]);

  const retry = useCallback(() => {
    loader.retry(name);
    setAttempt((before) => before + 1);
  }, [loader, name]);
  const crashed = useCallback(
    (error: unknown) => {
      loader.crashed(name, error);
      const state = loader.state(name);
      if (state.kind !== 'degraded') return;
      setLatest({ of: use, found: { kind: 'failed', failure: state.failure, detail: state.detail } });
    },
    [loader, name, use],
  );
  useRetryOnline(current, retry);
  return { current, attempt, retry, crashed };
}

const needsNetwork: ReadonlySet<LoadFailure> = new Set(['entryUnreachable', 'chunkUnreachable', 'timeout']);

/** Tries again by itself what did not come for want of a network, once the browser has one. */
function useRetryOnline(current: RemoteModule, retry: () => void): void {
  const isOffline = current.kind === 'failed' && needsNetwork.has(current.failure);
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);
}

/** Loads and tells what comes of it, and that it takes long meanwhile. Returns the way to stop listening. */
function watchLoad(
  loader: RemoteLoader,
  { name, exposed }: { readonly name: string; readonly exposed: string },
  tell: (found: RemoteModule) => void,
): () => void {
  let isLeft = false;
  const wait = (kind: 'slow' | 'offerRetry') =>
    setTimeout(() => tell({ kind: 'loading', progress: kind }), loadingThresholds[kind]);
  const timers = [wait('slow'), wait('offerRetry')];
  const stop = () => timers.forEach(clearTimeout);
  void loader.load(name, exposed).then((result) => {
    stop();
    if (isLeft) return;
    tell(
      result.ok
        ? { kind: 'ready', module: result.module }
        : { kind: 'failed', failure: result.failure, detail: result.detail },
    );
  });
  return () => {
    isLeft = true;
    stop();
  };
}
