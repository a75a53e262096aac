import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ListViewState,
  listViewStateOf,
  readListViewStates,
  initialListViewState,
  withListViewState,
} from './list-view-state.model.ts';

const storageKey = 'portico.list.places';
/** Milliseconds between two notes while somebody scrolls (portal spec, section 9, List modes). */
const noteEvery = 150;

/** Remembers per history entry where the user stood, so that "back" returns there. `start` is where to begin. */
export function useListViewState(): { start: ListViewState; remember: (part: Partial<ListViewState>) => void } {
  const { key, pathname } = useLocation();
  const entry = `${key} ${pathname}`;
  const [start] = useState(() =>
    isFresh(key, entry) ? initialListViewState : listViewStateOf(readListViewStates(read()), entry),
  );
  const place = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestEntry = useRef(entry);
  useEffect(() => {
    latestEntry.current = entry;
    seen.add(entry);
  }, [entry]);
  const note = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    write(JSON.stringify(withListViewState(readListViewStates(read()), latestEntry.current, place.current)));
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [note]);
  const remember = useCallback(
    (part: Partial<ListViewState>) => {
      place.current = { ...place.current, ...part };
      timer.current ??= setTimeout(note, noteEvery);
    },
    [note],
  );
  return { start, remember };
}

/** Entries of this document that were shown. */
const seen = new Set<string>();

/**
 * Returns whether a list is opened by its address and not found again. The first entry of every document has the same key: what was left in
 * another one is only the same place where the document was reloaded or come back to.
 */
function isFresh(key: string, entry: string): boolean {
  // A page without a window has no history either.
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isTyped = loads.some((load) => 'type' in load && load.type === 'navigate');
  return key === 'default' && isTyped && !seen.has(entry);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage can be full or forbidden; "back" then starts at the top.
  }
}
