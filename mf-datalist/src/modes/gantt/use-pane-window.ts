import { type RefObject, useEffect, useState } from 'react';

/** Part of a pane that is in sight, in px. */
export interface PaneWindow {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const unknown: PaneWindow = { top: 0, left: 0, width: 1_200, height: 800 };

/** Follows the part of a scrolling element that is in sight, once a frame. */
export function usePaneWindow(pane: RefObject<HTMLElement | null>): PaneWindow {
  const [seen, setSeen] = useState(unknown);
  useEffect(() => {
    const { current: node } = pane;
    if (node === null) return;
    let frame = 0;
    const look = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = node;
      if (width > 0) setSeen({ top, left, width, height });
    };
    const handleChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    node.addEventListener('scroll', handleChange, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(handleChange);
    observer?.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', handleChange);
      observer?.disconnect();
    };
  }, [pane]);
  return seen;
}

/** Keeps the rows below an element and a pane at the same height; the rows may be made anew. */
export function useSameHeight(root: RefObject<HTMLElement | null>, pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rows = root.current?.querySelector<HTMLElement>('[role="treegrid"]');
    const { current: other } = pane;
    if (!rows || other === null) return;
    const follow = (from: HTMLElement, to: HTMLElement) => () => {
      if (Math.abs(to.scrollTop - from.scrollTop) >= 1) to.scrollTop = from.scrollTop;
    };
    const [down, up] = [follow(rows, other), follow(other, rows)];
    rows.addEventListener('scroll', down, { passive: true });
    other.addEventListener('scroll', up, { passive: true });
    return () => {
      rows.removeEventListener('scroll', down);
      other.removeEventListener('scroll', up);
    };
  });
}
