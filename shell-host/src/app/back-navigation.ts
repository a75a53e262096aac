import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { addressOf, openedFrom, useEntryTracking } from './history-entries.ts';

/** State of a history entry: the one before it, where a page opened it. */
interface EntryState {
  readonly from: string;
}

/** The state of a link that this page leads on by. */
export function useLinkState(): EntryState {
  return { from: addressOf(useLocation()) };
}

/** The state of the entry to come: its own place in history, or that of the one whose place it takes. */
export function useEntryState(): (isReplacing: boolean) => EntryState | null {
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (isReplacing) => (isReplacing ? stateOf(latest.current) : { from: addressOf(latest.current) }),
    [],
  );
}

/**
 * Returns back navigation to an address: a step in history where it is the entry before this one, so that the page is found as it
 * was left, scroll and selection included. False where it is not: the address is to be opened then.
 */
export function useBackNavigation(target: string | null): () => boolean {
  const location = useLocation();
  const navigate = useNavigate();
  useEntryTracking();
  return () => {
    const from = stateOf(location)?.from ?? openedFrom(location.key);
    if (target === null || from !== target) return false;
    void navigate(-1);
    return true;
  };
}

/** Returns whether a link was pressed to be followed here, not in another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function stateOf({ state }: Location): EntryState | null {
  const { from } = (state ?? {}) as { readonly from?: unknown };
  return typeof from === 'string' ? { from } : null;
}
