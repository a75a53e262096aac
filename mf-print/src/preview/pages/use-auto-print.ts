import { useEffect, useRef } from 'react';

/** Opens the print dialog by itself when the pages are ready; once. */
export function useAutoPrint(isReady: boolean, print: () => void): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    print();
  }, [isReady, print]);
}
