import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Stop } from './environment.ts';

/** Store that runs while its screen is open. */
interface RunningStore<TState> {
  getState(): TState;
  subscribe(listener: () => void): Stop;
  start(): Stop;
}

/** Creates the store of a document once, runs it while its screen is open, and returns it with its state. */
export function useDocumentStore<TState, TStore extends RunningStore<TState>>(
  create: () => RunningStore<TState> & TStore,
): readonly [TStore, TState] {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return [store, useSyncExternalStore(store.subscribe, store.getState)];
}
