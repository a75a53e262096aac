import { type RefObject, useEffect, useRef } from 'react';

/** Loads more within this many px of the bottom, once scrolling has rested for this many ms (shell spec, section 9). */
const nearness = 150;
const rest = 100;

interface NearBottomOptions {
  /** True where there is more and nothing under way. Looked at anew each time it begins: a short list never scrolls. */
  readonly isActive: boolean;
  readonly onNear: () => void;
}

/** Calls `onNear` when the bottom of a scrolled element comes near. */
export function useNearBottom(scroller: RefObject<HTMLElement | null>, { isActive, onNear }: NearBottomOptions): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!isActive || element === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => isNear(element) && latest.current(), rest);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', look);
    };
  }, [scroller, isActive]);
}

function isNear({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearness;
}
