import {
  type ComposedRemote,
  type Composition,
  classify,
  isUnderWay,
  type LoadState,
} from '@portico/shared-kit/remotes';
import { type Failure, failureOf, refusal } from './failures.ts';
import type { Federation } from './federation.ts';
import { type RemoteBuilds, makeRemoteBuilds } from './remote-builds.ts';
import { type LoadStates, makeLoadStates } from './load-states.ts';
import { type LoadedModules, makeLoadedModules, type Module } from './loaded-modules.ts';

/** The outcome of one use of a remote: a value, never a rejection. */
export type LoadResult = { readonly ok: true; readonly module: Module } | ({ readonly ok: false } & Failure);

/** The one way to a remote's code. It gives values and states, and never throws. */
export interface RemoteLoader {
  /** The build of a remote; undefined where the composition has none. */
  remote(name: string): ComposedRemote | undefined;
  state(name: string): LoadState;
  /** Calls back after every change of any remote's state. Returns the way out. */
  subscribe(listener: () => void): () => void;
  /** The module if it is loaded already, so that coming back to a page shows nothing in between. */
  loaded(name: string, exposed: string): Module | undefined;
  load(name: string, exposed: string): Promise<LoadResult>;
  /** Forgets the remote and everything loaded from it; the next load starts from nothing. */
  retry(name: string): void;
  /** A mounted module threw while drawing, or one of its later chunks did not come. */
  crashed(name: string, error: unknown): void;
}

/** Parts of which a loader is made. */
export interface LoaderParts {
  readonly composition: Composition;
  readonly federation: Federation;
  /** Asks the server which builds are released now; a retry may find a better one. */
  readonly refresh: () => Promise<Composition>;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** Makes the loader of a page. It never fetches by itself: a remote is first asked for when its page is shown. */
export function makeLoader({ composition, federation, refresh, now = Date.now }: LoaderParts): RemoteLoader {
  const builds = makeRemoteBuilds(composition, refresh);
  const states = makeLoadStates();
  const modules = makeLoadedModules(federation);
  const page: Page = { shell: composition.shell, federation, now, builds, states, modules };
  return {
    remote: builds.of,
    state: states.of,
    subscribe: states.subscribe,
    loaded: modules.of,
    load: (name, exposed) => load(page, name, exposed),
    retry(name) {
      const remote = builds.of(name);
      if (!remote) return;
      modules.forget(remote);
      builds.invalidate(name);
      if (isUnderWay(states.of(name))) fail(page, name, { failure: 'timeout', detail: 'given up' });
      states.send(name, { type: 'retry', at: now() });
    },
    crashed(name, error) {
      const { failure, detail } = failureOf(error);
      fail(page, name, { failure: failure === 'threw' ? 'crashed' : failure, detail });
    },
  };
}

/** Parts that one load works with. */
interface Page {
  readonly shell: Composition['shell'];
  readonly federation: Federation;
  readonly now: () => number;
  readonly builds: RemoteBuilds;
  readonly states: LoadStates;
  readonly modules: LoadedModules;
}

async function load(page: Page, name: string, exposed: string): Promise<LoadResult> {
  const { shell, now, builds, states, modules } = page;
  const remote = await builds.settled(name);
  if (!remote) return { ok: false, failure: 'noSuchModule', detail: name };
  const before = states.of(name);
  if (before.kind === 'degraded') {
    if (now() < before.retryAt) return { ok: false, failure: before.failure, detail: before.detail };
    modules.forget(remote);
  }
  states.send(name, { type: 'request', at: now() });
  const refused = refusal(classify(shell, remote));
  if (refused) {
    states.send(name, { type: 'refused', ...refused });
    return { ok: false, ...refused };
  }
  states.send(name, { type: 'compatible', at: now() });
  return fetchModule(page, remote, exposed);
}

/** The answer to an attempt that a retry has overtaken is given to who waits for it, and changes nothing else. */
async function fetchModule(page: Page, remote: ComposedRemote, exposed: string): Promise<LoadResult> {
  const { federation, now, states, modules } = page;
  const { name } = remote;
  const attempt = attemptOf(states.of(name));
  const isOvertaken = () => attempt !== attemptOf(states.of(name));
  try {
    const module = await federation.load(remote, exposed);
    if (isOvertaken()) return { ok: true, module };
    states.send(name, { type: 'fetched', at: now() });
    states.send(name, { type: 'initialised', at: now() });
    modules.keep(name, exposed, module);
    return { ok: true, module };
  } catch (error) {
    const found = failureOf(error);
    if (!isOvertaken()) fail(page, name, found);
    return { ok: false, ...found };
  }
}

function fail({ states, now }: Page, name: string, found: Failure): void {
  states.send(name, { type: 'failed', at: now(), ...found });
}

function attemptOf(state: LoadState): number {
  return state.kind === 'idle' ? 0 : state.attempt;
}
