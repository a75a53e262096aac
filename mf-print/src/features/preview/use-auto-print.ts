import { useEffect } from 'react';

/** Ms after the pages are drawn: about 2 s, and 1.8 s more (portal spec, sections 4 and 9). */
export const autoPrintDelay = 2000 + 1800;

/** Opens the print dialog by itself a while after the pages are drawn; once. */
export function useAutoPrint(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => window.print(), autoPrintDelay);
    return () => clearTimeout(timer);
  }, [isReady]);
}
