import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridView } from '../model/grid-types.ts';

/** Tells the owner where the grid stands, once a frame, and goes back to the top when the reset key changes. */
export function useScrollMemory(viewport: RefObject<HTMLDivElement | null>, view: GridView): void {
  const { scrollResetKey } = view;
  const lastKey = useRef(scrollResetKey);
  const report = useRef(view.onScrollChange);
  useLayoutEffect(() => {
    report.current = view.onScrollChange;
  });
  useLayoutEffect(() => {
    if (lastKey.current === scrollResetKey) return;
    lastKey.current = scrollResetKey;
    viewport.current?.scrollTo({ top: 0 });
  }, [viewport, scrollResetKey]);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let frame = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => report.current?.({ top: node.scrollTop, left: node.scrollLeft }));
    };
    node.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', handleScroll);
    };
  }, [viewport]);
}
