import { skeletonDelay } from '@portico/shared-kit/ui/feedback';
import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether a wait is shown: an outline that has appeared, which it does after 280 ms, stays for 280 ms at least, so that
 * it never flashes (shell spec, section 4: children of a menu).
 */
export function useLoadingIndicator(isWaiting: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const hold = setTimeout(() => {
      setHeld(true);
      clearTimeout(release.current);
      release.current = setTimeout(() => setHeld(false), skeletonDelay);
    }, skeletonDelay);
    return () => clearTimeout(hold);
  }, [isWaiting]);
  useEffect(() => () => clearTimeout(release.current), []);
  return isWaiting || isHeld;
}
