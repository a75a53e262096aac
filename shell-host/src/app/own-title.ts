import { useEffect, useSyncExternalStore } from 'react';

let own: string | undefined;
const listeners = new Set<() => void>();

function tell(title: string | undefined): void {
  own = title;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page better than its route can, for as long as the component is there; undefined leaves it to the route. */
export function useTitleOf(title: string | undefined): void {
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [title]);
}

/** The page's own title; undefined where its route's stands. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(listen, () => own);
}
