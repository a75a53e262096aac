import { type RefObject, useEffect, useState } from 'react';

/** In px: less than this is rounding, not something hidden. */
const rounding = 1;

/**
 * The edges of an element behind which there is more to scroll to, as words beside one another: `left right top bottom`,
 * '' where all of it is seen.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): string {
  const [edges, setEdges] = useState('');
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => setEdges(edgesOf(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    // Its own size and that of what is in it: rows come, columns grow, the window is turned.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    if (element.firstElementChild !== null) sizes.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller]);
  return edges;
}

function edgesOf(element: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  // To the left of where reading begins it counts below zero in scripts that run to the left.
  const along = Math.abs(scrollLeft);
  const found = {
    left: along > rounding,
    right: scrollWidth - clientWidth - along > rounding,
    top: scrollTop > rounding,
    bottom: scrollHeight - clientHeight - scrollTop > rounding,
  };
  return Object.entries(found)
    .flatMap(([edge, isMore]) => (isMore ? [edge] : []))
    .join(' ');
}
