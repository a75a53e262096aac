import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Rows } from './use-rows.ts';

/** More rows than these are drawn only where they are in sight. */
const mostDrawn = 40;
/** Px of a row that nothing has measured yet. */
const rowHeight = 41;

/** A row to draw. */
export interface DrawnRow {
  readonly index: number;
  /** Px of the rows before it that are not drawn. */
  readonly gap: number;
}

interface DrawnRows {
  /** Whether rows are left out, so that the table scrolls in itself. */
  readonly isWindowed: boolean;
  readonly drawn: readonly DrawnRow[];
  /** Px of the rows after the last drawn one. */
  readonly rest: number;
  /** For each drawn row, which has its index in `data-index`; undefined where all are drawn. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** The id of the row that had the focus last, which rows tell in `data-row`. */
function useFocusedRow(scroller: RefObject<HTMLElement | null>): string | null {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useEffect(() => {
    const node = scroller.current;
    const follow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row) setFocusedId(row.dataset['row'] ?? null);
    };
    node?.addEventListener('focusin', follow);
    return () => node?.removeEventListener('focusin', follow);
  }, [scroller]);
  return focusedId;
}

/**
 * Which rows to draw: those in sight, and, so that keys and jumps find them, the first, the last, those around the row
 * with the focus, and `wanted`; -1 for none.
 */
export function useDrawnRows(scroller: RefObject<HTMLElement | null>, rows: Rows, wanted: number): DrawnRows {
  const isWindowed = rows.length > mostDrawn;
  const focusedId = useFocusedRow(scroller);
  const focused = useMemo(() => rows.findIndex(({ id }) => id === focusedId), [rows, focusedId]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = focused === -1 ? [] : [focused - 1, focused, focused + 1];
      const kept = [0, range.count - 1, wanted, ...near].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].toSorted((left, right) => left - right);
    },
    [focused, wanted],
  );
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const windowed = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: isWindowed ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialRect: { width: 800, height: 640 },
    getItemKey,
    rangeExtractor,
  });
  const items = windowed.getVirtualItems();
  const ends = [0, ...items.map(({ end }) => end)];
  return {
    isWindowed,
    drawn: isWindowed
      ? items.map(({ index, start }, place) => ({ index, gap: start - (ends[place] ?? start) }))
      : rows.map((_row, index) => ({ index, gap: 0 })),
    rest: isWindowed ? windowed.getTotalSize() - (ends.at(-1) ?? 0) : 0,
    measure: isWindowed ? windowed.measureElement : undefined,
  };
}
