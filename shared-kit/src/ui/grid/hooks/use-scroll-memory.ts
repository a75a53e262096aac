import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridView } from '../model/grid-types.ts';

/** Tells the owner where the grid stands, once a frame, and goes back to the top when the reset key changes. */
export function useScrollMemory(viewport: RefObject<HTMLDivElement | null>, view: GridView): void {
  const { scrollResetKey } = view;
  const lastKey = useRef(scrollResetKey);
  const report = useRef(view.onScrollChange);
  const isScrolled = useRef((view.initialScroll?.top ?? 0) > 0);
  useLayoutEffect(() => {
    report.current = view.onScrollChange;
  });
  useLayoutEffect(() => {
    if (lastKey.current === scrollResetKey) return;
    lastKey.current = scrollResetKey;
    // Scrolling lays the page out at once, which costs as much as drawing it: not where it stands at the top.
    if (isScrolled.current) viewport.current?.scrollTo({ top: 0 });
  }, [viewport, scrollResetKey]);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let frame = 0;
    const handleScroll = () => {
      isScrolled.current = true;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        isScrolled.current = node.scrollTop > 0;
        report.current?.({ top: node.scrollTop, left: node.scrollLeft });
      });
    };
    node.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', handleScroll);
    };
  }, [viewport]);
}
