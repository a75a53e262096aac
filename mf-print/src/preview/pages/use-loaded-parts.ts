import { useEffect, useState } from 'react';
import { loadFont, longestWait } from './load-font.ts';
import type { LaidOutPages } from './use-page-directory.ts';

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
