import {
  type ComposedRemote,
  type Composition,
  type LoadEvent,
  type LoadState,
  classify,
  idle,
  isUnderWay,
  nextLoadState,
} from '@portico/shared-kit/remotes';
import { type Failure, failureOf, refusal } from './failures.ts';
import type { Federation } from './federation.ts';

/** The outcome of one use of a remote: a value, never a rejection. */
export type LoadResult =
  | { readonly ok: true; readonly module: Record<string, unknown> }
  | ({ readonly ok: false } & Failure);

export interface RemoteLoader {
  remote(name: string): ComposedRemote | undefined;
  state(name: string): LoadState;
  /** Calls back after every change of any remote's state. Returns the way out. */
  subscribe(listener: () => void): () => void;
  /** The module if it is loaded already, so that coming back to a page shows nothing in between. */
  loaded(name: string, exposed: string): Record<string, unknown> | undefined;
  load(name: string, exposed: string): Promise<LoadResult>;
  /** Forgets the remote and everything loaded from it; the next load starts from nothing. */
  retry(name: string): void;
  /** A mounted module threw while drawing, or one of its later chunks did not come. */
  crashed(name: string, error: unknown): void;
}

export interface LoaderParts {
  readonly composition: Composition;
  readonly federation: Federation;
  /** Asks the server which builds are released now; a retry may find a better one. */
  readonly refresh: () => Promise<Composition>;
  readonly now?: () => number;
}

/** Makes the loader of a page. It never fetches by itself: a remote is first asked for when its page is shown. */
export function makeLoader({ composition, federation, refresh, now = Date.now }: LoaderParts): RemoteLoader {
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const states = new Map<string, LoadState>();
  const modules = new Map<string, Record<string, unknown>>();
  const listeners = new Set<() => void>();
  const outdated = new Set<string>();

  const state = (name: string) => states.get(name) ?? idle;
  const send = (name: string, event: LoadEvent) => {
    const next = nextLoadState(state(name), event);
    if (next === state(name)) return;
    states.set(name, next);
    for (const listener of listeners) listener();
  };
  const forget = (remote: ComposedRemote) => {
    for (const key of modules.keys()) if (key.startsWith(`${remote.name}/`)) modules.delete(key);
    federation.evict(remote);
  };
  const fail = (name: string, found: Failure): LoadResult => {
    send(name, { type: 'failed', at: now(), ...found });
    return { ok: false, ...found };
  };

  async function takeLatest(name: string): Promise<void> {
    if (!outdated.delete(name)) return;
    const latest = await refresh().catch(() => null);
    const found = latest?.remotes.find((remote) => remote.name === name);
    if (found) remotes.set(name, found);
  }

  async function load(name: string, exposed: string): Promise<LoadResult> {
    await takeLatest(name);
    const remote = remotes.get(name);
    if (!remote) return { ok: false, failure: 'noSuchModule', detail: name };
    const before = state(name);
    if (before.kind === 'degraded') {
      if (now() < before.retryAt) return { ok: false, failure: before.failure, detail: before.detail };
      forget(remote);
    }
    send(name, { type: 'wanted', at: now() });
    const attempt = attemptOf(state(name));
    const refused = refusal(classify(composition.shell, remote));
    if (refused) {
      send(name, { type: 'refused', ...refused });
      return { ok: false, ...refused };
    }
    send(name, { type: 'fits', at: now() });
    try {
      const module = await federation.load(remote, exposed);
      if (attempt === attemptOf(state(name))) {
        send(name, { type: 'fetched', at: now() });
        send(name, { type: 'initialised', at: now() });
        modules.set(`${name}/${exposed}`, module);
      }
      return { ok: true, module };
    } catch (error) {
      const found = failureOf(error);
      return attempt === attemptOf(state(name)) ? fail(name, found) : { ok: false, ...found };
    }
  }

  return {
    remote: (name) => remotes.get(name),
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loaded: (name, exposed) => modules.get(`${name}/${exposed}`),
    load,
    retry(name) {
      const remote = remotes.get(name);
      if (!remote) return;
      forget(remote);
      outdated.add(name);
      if (isUnderWay(state(name))) send(name, { type: 'failed', at: now(), failure: 'timeout', detail: 'given up' });
      send(name, { type: 'retry', at: now() });
    },
    crashed: (name, error) =>
      void fail(name, { ...failureOf(error), ...(isThrow(error) ? { failure: 'crashed' } : {}) }),
  };
}

function attemptOf(state: LoadState): number {
  return state.kind === 'idle' ? 0 : state.attempt;
}

function isThrow(error: unknown): boolean {
  return failureOf(error).failure === 'threw';
}
