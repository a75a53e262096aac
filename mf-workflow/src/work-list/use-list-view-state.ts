import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** View state of a list: pixels scrolled, and the ids that were selected. */
interface ListViewState {
  readonly top: number;
  readonly selected: readonly string[];
}

const storageKey = 'portico.workItems.places';
/** The number of history entries that are remembered. */
const most = 30;

type ListViewStates = readonly (readonly [entry: string, place: ListViewState])[];

/**
 * Remembers per history entry where the user stood, so that "back" returns there; the page is scrolled once what it
 * lists is there. `selected` is what was selected.
 */
export function useListViewState(isShown: boolean) {
  const { key, pathname } = useLocation();
  const entry = `${key} ${pathname}`;
  const [start] = useState(() => listViewStateOf(entry));
  const place = useRef(start);
  const anchor = useRef<HTMLDivElement>(null);
  const latest = useRef(entry);
  useEffect(() => {
    latest.current = entry;
  }, [entry]);
  const note = useCallback(() => write(latest.current, place.current), []);
  useEffect(() => {
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [note]);
  useLayoutEffect(() => {
    const page = anchor.current?.closest('main');
    if (!isShown || !page) return;
    page.scrollTop = place.current.top;
    const handleScroll = () => {
      place.current = { ...place.current, top: page.scrollTop };
    };
    page.addEventListener('scroll', handleScroll, { passive: true });
    return () => page.removeEventListener('scroll', handleScroll);
  }, [isShown]);
  const select = useCallback(
    (selected: readonly string[]) => {
      place.current = { ...place.current, selected };
      note();
    },
    [note],
  );
  return { anchor, selected: start.selected, select };
}

function read(): ListViewStates {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(raw: unknown): raw is readonly [string, ListViewState] {
  if (!Array.isArray(raw) || typeof raw[0] !== 'string') return false;
  const { top, selected } = (raw[1] ?? {}) as { readonly top?: unknown; readonly selected?: unknown };
  return typeof top === 'number' && Array.isArray(selected) && selected.every((id) => typeof id === 'string');
}

function listViewStateOf(entry: string): ListViewState {
  return read().find(([known]) => known === entry)?.[1] ?? { top: 0, selected: [] };
}

function write(entry: string, state: ListViewState): void {
  try {
    const others = read().filter(([known]) => known !== entry);
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [entry, state]].slice(-most)));
  } catch {
    // Storage can be full or forbidden; "back" then starts at the top.
  }
}
