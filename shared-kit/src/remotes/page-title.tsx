import { useEffect, useSyncExternalStore } from 'react';

interface TitleEntry {
  readonly title: string;
}

let titles: readonly TitleEntry[] = [];
const listeners = new Set<() => void>();

function setTitles(next: readonly TitleEntry[]): void {
  titles = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Names the page in the window's title better than its route can, for as long as the component is there: a record by
 * its name, a list as the menu calls it. Undefined leaves it to others; of several the last one given is shown.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const mine = { title };
    setTitles([...titles, mine]);
    return () => setTitles(titles.filter((each) => each !== mine));
  }, [title]);
}

/** Returns the title that the shown page has given itself; undefined where its route's title stands. For the shell alone. */
export function useCurrentPageTitle(): string | undefined {
  return useSyncExternalStore(listen, () => titles.at(-1)?.title);
}
