import type { Stop } from './environment.ts';

/** The present state of something, and those who are told of the next one. */
export interface StateCell<TState> {
  getState(): TState;
  /** Calls `listener` after each change of the state. */
  subscribe(listener: () => void): Stop;
  /** Goes on to another state; the same one tells nobody. */
  put(state: TState): void;
}

/** Returns a cell with a state. */
export function createCell<TState>(opened: TState): StateCell<TState> {
  const listeners = new Set<() => void>();
  let state = opened;
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
