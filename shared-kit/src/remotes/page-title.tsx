import { useEffect, useSyncExternalStore } from 'react';

interface TitleEntry {
  readonly title: string;
}

let told: readonly TitleEntry[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly TitleEntry[]): void {
  told = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Names the page in the window's title better than its route can, for as long as the component is there: a record by
 * its name, a list as the menu calls it. Undefined leaves it to others; of several the last one told is shown.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const mine = { title };
    tell([...told, mine]);
    return () => tell(told.filter((each) => each !== mine));
  }, [title]);
}

/** Returns the title that the shown page has given itself; undefined where its route's title stands. For the shell alone. */
export function useToldTitle(): string | undefined {
  return useSyncExternalStore(listen, () => told.at(-1)?.title);
}
