import { useCallback, useEffect, useState } from 'react';

/** A part of a page whose code may be fetched ahead. */
interface FetchedPart {
  load(): Promise<void>;
  isThere(): boolean;
}

/** The answer of {@link usePart}. */
interface CodeState {
  readonly isThere: boolean;
  /** Fetches the code now, also where it could not be fetched before. */
  fetchNow(): void;
}

/**
 * Watches whether the code of a part is there, and fetches it once the page has nothing else to do, or at once. For a part with a fallback that
 * can stay as long as it must: what could not be fetched throws nothing.
 */
export function usePart(part: FetchedPart, when: 'atOnce' | 'idle'): CodeState {
  const [isThere, setThere] = useState(() => part.isThere());
  const fetchNow = useCallback(() => {
    void part.load().then(() => setThere(part.isThere()));
  }, [part]);
  useEffect(() => {
    if (part.isThere()) return;
    if (when === 'atOnce') fetchNow();
    else return onceIdle(fetchNow);
  }, [part, when, fetchNow]);
  return { isThere, fetchNow };
}

/** Calls back once nothing else is to be done, five seconds later at most. Returns what calls it off. */
function onceIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: 5_000 });
  return () => cancelIdleCallback(request);
}
