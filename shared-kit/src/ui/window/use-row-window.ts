import { type RefObject, useEffect, useState } from 'react';
import { type RowWindow, rowWindow, type Sight } from './row-window.model.ts';

/** Px, where a browser does not lay out: enough for every screen of a test. */
const unknownHeight = 800;

interface Rows {
  readonly count: number;
  /** Px. */
  readonly rowHeight: number;
}

/**
 * The rows of a scrolling element that are worth drawing; follows its scrolling and its height. The element is measured when one of these
 * changes and never while it is drawn: else every drawing of the page around it would lay that page out once more.
 */
export function useRowWindow(viewport: RefObject<HTMLElement | null>, { count, rowHeight }: Rows): RowWindow {
  const [{ top, height }, setSight] = useState({ top: 0, height: unknownHeight });
  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const windowOf = (sight: Omit<Sight, 'rowHeight'>) => rowWindow(count, { ...sight, rowHeight });
    const follow = () => {
      const now = { top: element.scrollTop, height: element.clientHeight || unknownHeight };
      setSight((was) => (isSameWindow(windowOf(was), windowOf(now)) ? was : now));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [viewport, count, rowHeight]);
  return rowWindow(count, { top, height, rowHeight });
}

function isSameWindow(left: RowWindow, right: RowWindow): boolean {
  return left.first === right.first && left.end === right.end;
}
