import { useEffect, useRef } from 'react';

/** Distance in pixels from an edge within which a drag scrolls, and the pixels of one frame at the edge itself. */
const reach = 48;
const fastest = 12;

/** Point of the window, in CSS pixels. */
interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the pixels by which one frame scrolls along an axis, by the pointer's place between two edges. */
export function scrollStep(at: number, start: number, end: number): number {
  const step = (distance: number) => Math.round(fastest * Math.min(1, 1 - distance / reach));
  if (at - start < reach) return -step(at - start);
  return end - at < reach ? step(end - at) : 0;
}

/**
 * Scrolls what a drag takes place in while the pointer is near one of its edges; `onScroll` is called after each step, since the
 * pointer then is over something else without having moved.
 */
export function useEdgeScroll(onScroll: (point: WindowPoint) => void) {
  const frame = useRef(0);
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  const stop = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const scroll = (scroller: Element, point: WindowPoint) => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const [x, y] = [scrollStep(point.x, left, right), scrollStep(point.y, top, bottom)];
    const before = [scroller.scrollLeft, scroller.scrollTop];
    if (x !== 0 || y !== 0) scroller.scrollBy(x, y);
    if (scroller.scrollLeft === before[0] && scroller.scrollTop === before[1]) return;
    latest.current(point);
    frame.current = requestAnimationFrame(() => scroll(scroller, point));
  };
  return {
    stop,
    /** Called with each move of the pointer. */
    follow(scroller: Element | null, point: WindowPoint) {
      stop();
      if (scroller !== null) frame.current = requestAnimationFrame(() => scroll(scroller, point));
    },
  };
}
