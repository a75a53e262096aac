import { useEffect, useState } from 'react';

/** Milliseconds before a skeleton appears: faster answers must not flash. */
export const skeletonDelay = 280;

/** True once `isActive` has been true for `delay` ms without a break; false again at once when it ends. */
export function useLate(isActive: boolean, delay: number = skeletonDelay): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isActive, delay]);
  return isActive && isLate;
}
