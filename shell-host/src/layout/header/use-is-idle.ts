import { useEffect, useState } from 'react';

/** Ms after which what can wait is fetched also where the browser does not tell that it is idle, or never is. */
const timeout = 3_000;

/** False until the page has nothing better to do for the first time. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(begin, { timeout });
      return () => cancelIdleCallback(asked);
    }
    const timer = setTimeout(begin, timeout);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
