import { type RefObject, useMemo } from 'react';
import { useEqualValue } from '../../stable/index.ts';
import { useVirtualItems } from '../../virtual/use-virtual-items.ts';
import type { ScrollPosition } from '../model/grid-types.ts';
import type { GridLayout } from '../model/laid-column.ts';

interface WindowInput<TRow> {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout<TRow>;
  /** Px of each row. The same array while they stay the same. */
  readonly heights: readonly number[];
  readonly headHeight: number;
  readonly footHeight: number;
  /** Rows at the top that stay in sight. */
  readonly frozenRows: number;
  readonly initialScroll: ScrollPosition | undefined;
}

/** The part of the grid that is on the screen, rows and columns, with a margin. */
export interface GridWindow {
  /** Rows to draw: their index, their top in pixels from the first row, and their height. */
  readonly rows: readonly { readonly index: number; readonly top: number; readonly height: number }[];
  /** The first so many of them stay in sight. */
  readonly frozenCount: number;
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
  const frozen = useFrozenRows(heights, input.frozenRows);
  const rows = useVirtualItems(viewport, {
    count: heights.length,
    sizes: heights,
    overscan: 6,
    head: headHeight,
    covered: { start: headHeight + frozen.height, end: footHeight },
    initialOffset: initialScroll?.top ?? 0,
  });
  const widths = useEqualValue(useMemo(() => layout.center.map(({ width }) => width), [layout]));
  const columns = useVirtualItems(viewport, {
    isHorizontal: true,
    count: widths.length,
    sizes: widths,
    overscan: 2,
    paddings: { start: layout.leftWidth, end: layout.rightWidth },
    initialOffset: initialScroll?.left ?? 0,
  });
  const placeOf = ({ index, start }: { readonly index: number; readonly start: number }) => ({
    index,
    top: start - headHeight,
    height: heights[index] ?? 0,
  });
  const rowsHeight = useMemo(() => heights.reduce((sum, height) => sum + height, 0), [heights]);
  return {
    frozenCount: frozen.rows.length,
    rows: [...frozen.rows, ...rows.items.filter(({ index }) => index >= frozen.rows.length).map(placeOf)],
    rowsHeight,
    firstColumn: columns.items[0]?.index ?? 0,
    lastColumn: columns.items.at(-1)?.index ?? -1,
    scrollToRow: (index) => index >= frozen.rows.length && rows.scrollTo(index),
    scrollToColumn: columns.scrollTo,
  };
}

/** Returns the places of the rows that stay in sight, and the px that they take. */
function useFrozenRows(heights: readonly number[], count: number) {
  return useMemo(() => {
    const own = heights.slice(0, count);
    const topOf = (at: number) => own.slice(0, at).reduce((sum, height) => sum + height, 0);
    return { rows: own.map((height, index) => ({ index, top: topOf(index), height })), height: topOf(own.length) };
  }, [heights, count]);
}
