import { useState, useSyncExternalStore } from 'react';
import type { DesignerStore } from './designer-store.ts';

/** Creates the designer of a document once, and returns its state and its dispatch. */
export function useDesigner<TState, TAction>(
  create: () => DesignerStore<TState, TAction>,
): readonly [TState, DesignerStore<TState, TAction>['dispatch']] {
  const [store] = useState(create);
  return [useSyncExternalStore(store.subscribe, store.getState), store.dispatch];
}
