import { createContext, createElement, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { EditHistory } from './edit-history.ts';

const HistoryContext = createContext<EditHistory | null>(null);

/** Keeps the edits of the lists below for a visit, so that they can be undone. */
export function EditHistoryProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => new EditHistory());
  return createElement(HistoryContext.Provider, { value: history }, children);
}

/** Returns the edits of the list around. */
export function useEditHistory(): EditHistory {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('Put an EditHistoryProvider around this list.');
  return history;
}

/** Returns what can be undone and done again now. */
export function useHistoryState() {
  const { subscribe, state } = useEditHistory();
  return useSyncExternalStore(subscribe, state);
}
