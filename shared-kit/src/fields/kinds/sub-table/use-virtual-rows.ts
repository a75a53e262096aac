import { type RefObject, useCallback, useMemo } from 'react';
import { useVirtualItems } from '../../../ui/virtual/use-virtual-items.ts';
import type { Rows } from './rows.ts';

/** More rows than these are drawn only where they are in sight. */
const mostDrawn = 40;

/** A row to draw. */
export interface VirtualRow {
  readonly index: number;
  /** Px of the rows before it that are not drawn. */
  readonly gap: number;
}

/** Rows that are drawn. */
export interface VirtualRows {
  /** True where rows are left out, so that the table scrolls in itself. */
  readonly isWindowed: boolean;
  readonly drawn: readonly VirtualRow[];
  /** Px of the rows after the last drawn one. */
  readonly rest: number;
  /** For each drawn row, which has its index in `data-index`; undefined where all are drawn. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

interface VirtualRowOptions {
  /** Px of a row that nothing has measured yet. */
  readonly rowHeight: number;
  /** Indexes of rows that are drawn wherever they are; those that no row has are left out. */
  readonly kept?: readonly number[];
}

const nothing: readonly number[] = [];

/** Returns the rows to draw: those in sight, and, so that keys and jumps find them, the first, the last and those to keep. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  rows: Rows,
  { rowHeight, kept = nothing }: VirtualRowOptions,
): VirtualRows {
  const isWindowed = rows.length > mostDrawn;
  const last = rows.length - 1;
  const always = useMemo(() => [0, last, ...kept], [kept, last]);
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const windowed = useVirtualItems(scroller, {
    count: isWindowed ? rows.length : 0,
    sizes: rowHeight,
    overscan: 6,
    initialRect: { width: 800, height: 640 },
    keyOf,
    kept: always,
  });
  const { items } = windowed;
  const ends = [0, ...items.map(({ end }) => end)];
  return {
    isWindowed,
    drawn: isWindowed
      ? items.map(({ index, start }, place) => ({ index, gap: start - (ends[place] ?? start) }))
      : rows.map((_row, index) => ({ index, gap: 0 })),
    rest: isWindowed ? windowed.total - (ends.at(-1) ?? 0) : 0,
    measure: isWindowed ? windowed.measure : undefined,
  };
}
