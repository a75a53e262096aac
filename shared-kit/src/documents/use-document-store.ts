import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentStore } from './document-store.ts';
import type { DocumentState } from './document-state.ts';

/** Creates the store of a document once, runs it while its screen is open, and returns it with its state. */
export function useDocumentStore<TDocument, TBase>(
  create: () => DocumentStore<TDocument, TBase>,
): readonly [DocumentStore<TDocument, TBase>, DocumentState<TDocument, TBase>] {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return [store, useSyncExternalStore(store.subscribe, store.getState)];
}
