import { useEffect, useState } from 'react';

/** Milliseconds before a skeleton appears: faster answers must not flash. */
export const skeletonDelay = 280;

/** True once `isActive` has been true for `delay` ms without a break; false again at once when it ends. */
export function useDelayed(isActive: boolean, delay: number = skeletonDelay): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setDelayed(true), delay);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [isActive, delay]);
  return isActive && isDelayed;
}
