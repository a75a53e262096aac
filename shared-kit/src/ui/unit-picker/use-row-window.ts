import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** Px of a row. */
export const rowHeight = 48;

/** The rows in sight, with a margin: their index and top in px. The active row is scrolled into sight. */
export function useRowWindow(viewport: RefObject<HTMLDivElement | null>, count: number, active: number) {
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 400, height: 400 },
  });
  useLayoutEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [rows, active]);
  return {
    drawn: rows.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    height: count * rowHeight,
  };
}
