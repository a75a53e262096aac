import { useEffect, useState } from 'react';

/** Ms after the pages are drawn: about 2 s, and 1.8 s more (portal spec, sections 4 and 9). */
const autoPrintDelay = 2000 + 1800;

/** Opens the print dialog by itself a while after the pages are drawn; once. True while that is still to come. */
export function useAutoPrint(isReady: boolean): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isReady || isOpened) return;
    const timer = setTimeout(() => {
      setOpened(true);
      window.print();
    }, autoPrintDelay);
    return () => clearTimeout(timer);
  }, [isReady, isOpened]);
  return isReady && !isOpened;
}
