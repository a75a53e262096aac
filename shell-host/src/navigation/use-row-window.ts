import { type RefObject, useEffect, useReducer } from 'react';
import { type RowWindow, rowWindow } from './row-window.model.ts';

/** Px, where a browser does not lay out: enough for every screen of a test. */
const unknownHeight = 800;

interface Rows {
  readonly count: number;
  /** Px. */
  readonly rowHeight: number;
}

/** The rows of a scrolling element that are worth drawing; follows its scrolling and its height. */
export function useRowWindow(viewport: RefObject<HTMLElement | null>, { count, rowHeight }: Rows): RowWindow {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const now = () => {
    const { scrollTop = 0, clientHeight = 0 } = viewport.current ?? {};
    return rowWindow(count, { top: scrollTop, height: clientHeight || unknownHeight, rowHeight });
  };
  const drawn = now();
  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const follow = () => {
      const { first, end } = now();
      if (first !== drawn.first || end !== drawn.end) redraw();
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      element.removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  });
  return drawn;
}
