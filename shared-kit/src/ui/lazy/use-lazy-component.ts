import { useCallback, useEffect, useState } from 'react';

/** Component whose code may be fetched ahead. */
interface LoadableComponent {
  load(): Promise<void>;
  isThere(): boolean;
}

/** The answer of {@link useLazyComponent}. */
interface CodeState {
  readonly isThere: boolean;
  /** Fetches the code now, also where it could not be fetched before. */
  fetchNow(): void;
}

/**
 * Watches whether the code of a component is there, and fetches it once the page has nothing else to do, or at once. For a component with a fallback that
 * can stay as long as it must: what could not be fetched throws nothing.
 */
export function useLazyComponent(component: LoadableComponent, when: 'atOnce' | 'idle'): CodeState {
  const [isThere, setThere] = useState(() => component.isThere());
  const fetchNow = useCallback(() => {
    void component.load().then(() => setThere(component.isThere()));
  }, [component]);
  useEffect(() => {
    if (component.isThere()) return;
    if (when === 'atOnce') fetchNow();
    else return onceIdle(fetchNow);
  }, [component, when, fetchNow]);
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
