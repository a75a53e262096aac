import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  initialListViewState,
  type ListViewState,
  listViewStateOf,
  readListViewStates,
  withListViewState,
} from './list-view-state.model.ts';

/** Milliseconds between two writes while somebody scrolls (portal spec, section 9, List modes). */
const writeEvery = 150;

/**
 * Remembers the view state of a list per history entry, so that back navigation restores scrolling and selection.
 * `start` is the state to begin with; `remember` changes some of it.
 * @param storageKey item of the session's storage for all lists of a kind
 */
export function useListViewState(storageKey: string) {
  const { key, pathname } = useLocation();
  const entry = `${key} ${pathname}`;
  const [start] = useState(() =>
    isFresh(key, entry) ? initialListViewState : listViewStateOf(readListViewStates(read(storageKey)), entry),
  );
  const state = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestEntry = useRef(entry);
  useEffect(() => {
    latestEntry.current = entry;
    seen.add(entry);
  }, [entry]);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const states = withListViewState(readListViewStates(read(storageKey)), latestEntry.current, state.current);
    write(storageKey, JSON.stringify(states));
  }, [storageKey]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const remember = useCallback(
    (change: Partial<ListViewState>) => {
      state.current = { ...state.current, ...change };
      timer.current ??= setTimeout(flush, writeEvery);
    },
    [flush],
  );
  return { start, remember };
}

/** Entries of this document that were shown. */
const seen = new Set<string>();

/**
 * Returns whether a list is opened by its address and not restored. The first entry of every document has the same key:
 * what was left in another one belongs to it only where the document was reloaded or come back to.
 */
function isFresh(key: string, entry: string): boolean {
  // A page without a window has no history either.
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isTyped = loads.some((load) => 'type' in load && load.type === 'navigate');
  return key === 'default' && isTyped && !seen.has(entry);
}

function read(storageKey: string): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(storageKey: string, text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage can be full or forbidden; back navigation then starts at the top.
  }
}
