import type { Composition } from '@portico/shared-kit/remotes';
import { pageAt, pagesBelow } from './page-at.ts';
import type { LoadResult } from './loader.ts';
import type { Remotes } from './remotes-context.ts';

interface DataSaving {
  readonly connection?: { readonly saveData?: boolean };
}

/** A link to a place of the shell's own leads on to one of these at most. */
const mostBelow = 3;

/** The remote's page at a path; where the path is the shell's own, as an application's is, those that stand below it. */
function pagesBehind(composition: Composition, pathname: string) {
  const match = pageAt(composition, pathname);
  return match === null ? pagesBelow(composition, pathname).slice(0, mostBelow) : [match];
}

/** A module of a page may export `prefetch`, which fetches the code that the page draws after its first paint. */
function fetchLaterParts(result: LoadResult): void {
  const prefetch = result.ok ? result.module['prefetch'] : undefined;
  if (typeof prefetch === 'function') (prefetch as () => void)();
}

/**
 * Fetches the code behind a link as soon as somebody points at it or reaches it by the keyboard, so that opening it
 * fetches nothing but data. Each page is fetched ahead once; what comes of it, its page asks for again. Nothing is
 * fetched for who saves data. Returns the function that stops it.
 */
export function fetchAhead({ composition, loader }: Pick<Remotes, 'composition' | 'loader'>): () => void {
  const begun = new Set<string>();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if ((navigator as DataSaving).connection?.saveData === true) return;
    for (const { remote, page } of pagesBehind(composition, link.pathname)) {
      const key = `${remote}/${page.code}`;
      if (begun.has(key)) continue;
      begun.add(key);
      void loader.load(remote, page.code).then(fetchLaterParts);
    }
  };
  const intents = ['pointerover', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}
