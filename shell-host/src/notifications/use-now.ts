import { useEffect, useState } from 'react';

const minute = 60_000;

/** Epoch ms, anew every minute: what "just now" is told from while a list stays open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
