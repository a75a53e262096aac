import { useEffect, useState } from 'react';
import type { LaidOutPages } from './use-page-directory.ts';

/** Ms after the pages are laid out: about 2 s and 1.8 s more (portal spec, sections 4 and 9). Nobody waits for fonts and pictures longer. */
const longestWait = 2000 + 1800;

/** Returns whether the fonts and pictures of complete pages are there, or have been waited for long enough. */
export function useLoadedParts(pages: LaidOutPages | null, arePicturesLoaded: boolean): boolean {
  const complete = pages?.isComplete ? pages.directory : null;
  const [loaded, setLoaded] = useState<unknown>(null);
  const [late, setLate] = useState<unknown>(null);
  useEffect(() => {
    if (complete === null) return;
    const timer = setTimeout(() => setLate(complete), longestWait);
    let isWanted = true;
    const keep = () => isWanted && setLoaded(complete);
    // A font that cannot be loaded is no reason not to print: the browser has another.
    loadFont([...complete.characters].join('')).then(keep, keep);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [complete]);
  return complete !== null && (late === complete || (loaded === complete && arePicturesLoaded));
}

/** Loads the files of the font that have these characters, and no others. */
async function loadFont(characters: string): Promise<void> {
  await import('./print-font.ts');
  if (!('fonts' in document)) return;
  await Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${String(weight)} 16px "Noto Sans SC Variable"`, characters)),
  );
}
