import { idle, type LoadEvent, type LoadState, nextLoadState } from '@portico/shared-kit/remotes';

/** The load state of every remote of a page, and who wants to know of changes. */
export interface LoadStates {
  of(name: string): LoadState;
  /** Takes an event to the remote's state; listeners hear only of what changed it. */
  send(name: string, event: LoadEvent): void;
  /** Calls back after every change of any remote's state. Returns the way out. */
  subscribe(listener: () => void): () => void;
}

/** The states of a page that has loaded nothing: every remote is idle. */
export function makeLoadStates(): LoadStates {
  const states = new Map<string, LoadState>();
  const listeners = new Set<() => void>();
  const of = (name: string) => states.get(name) ?? idle;
  return {
    of,
    send(name, event) {
      const next = nextLoadState(of(name), event);
      if (next === of(name)) return;
      states.set(name, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
