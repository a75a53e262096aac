import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useEqualValue } from '../../stable/index.ts';
import type { ScrollPosition } from '../model/grid-types.ts';
import type { GridLayout } from '../model/laid-column.ts';

interface WindowInput<TRow> {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout<TRow>;
  /** Px of each row. The same array while they stay the same. */
  readonly heights: readonly number[];
  readonly headHeight: number;
  readonly footHeight: number;
  readonly initialScroll: ScrollPosition | undefined;
}

/** The part of the grid that is on the screen, rows and columns, with a margin. */
export interface GridWindow {
  /** Rows to draw: their index, their top in pixels from the first row, and their height. */
  readonly rows: readonly { readonly index: number; readonly top: number; readonly height: number }[];
  readonly rowsHeight: number;
  /** First and last drawn column of the scrolling band; last is -1 when there is none. */
  readonly firstColumn: number;
  readonly lastColumn: number;
  scrollToRow(index: number): void;
  /** Scrolls to a column of the scrolling band. */
  scrollToColumn(index: number): void;
}

/** Works out which rows and columns to draw, and scrolls to others. */
export function useGridWindow<TRow>(input: WindowInput<TRow>): GridWindow {
  const { viewport, layout, heights, headHeight, footHeight, initialScroll } = input;
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: heights.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight,
    initialOffset: initialScroll?.top ?? 0,
  });
  const columns = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    horizontal: true,
    count: layout.center.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => layout.center[index]?.width ?? 0,
    overscan: 2,
    paddingStart: layout.leftWidth,
    paddingEnd: layout.rightWidth,
    scrollPaddingStart: layout.leftWidth,
    scrollPaddingEnd: layout.rightWidth,
    initialOffset: initialScroll?.left ?? 0,
  });
  // Sizes are known, not measured; the virtualizers keep what they were told until they are told again.
  const widths = useEqualValue(useMemo(() => layout.center.map(({ width }) => width), [layout]));
  useLayoutEffect(() => columns.measure(), [columns, widths]);
  useLayoutEffect(() => rows.measure(), [rows, heights]);
  const rowsHeight = useMemo(() => heights.reduce((sum, height) => sum + height, 0), [heights]);
  const drawn = columns.getVirtualItems();
  return {
    rows: rows
      .getVirtualItems()
      .map((item) => ({ index: item.index, top: item.start - headHeight, height: heights[item.index] ?? 0 })),
    rowsHeight,
    firstColumn: drawn[0]?.index ?? 0,
    lastColumn: drawn.at(-1)?.index ?? -1,
    scrollToRow: (index) => rows.scrollToIndex(index),
    scrollToColumn: (index) => columns.scrollToIndex(index),
  };
}
