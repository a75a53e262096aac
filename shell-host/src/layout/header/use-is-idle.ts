import { useEffect, useState } from 'react';

/** Ms in which a page that is opened fetches what it is for. A browser is idle between two answers, too, and says so too early. */
const busyFor = 3_000;

/** False until the page has had the time to fetch what it is for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), busyFor);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
