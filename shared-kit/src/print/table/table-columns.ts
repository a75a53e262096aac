import type { TextAlign } from '../../contract/print-elements.ts';
import type { Property } from '../../fields/index.ts';

/** A column of a printed table. */
export interface PrintColumn {
  readonly title: string;
  /** Mm. */
  readonly width: number;
  readonly align: TextAlign;
  /** Field whose values totals add up; null: none. */
  readonly summed: Property | null;
  /** True for a key column, repeated on each page across which a wide table is split. */
  readonly isKey: boolean;
}

/** Column with its place in one part of a table. */
export interface ColumnPosition {
  readonly index: number;
  readonly x: number;
  readonly width: number;
}

/** Least width of a column in mm: narrower than this no character finds room. */
const leastWidth = 4;

/** Share of the page's width that key columns take at most; else there would be too little room for the others. */
const mostKeyShare = 0.6;

/** Returns columns whose widths share out that of their table. */
export function sharingWidth<T extends { readonly width: number }>(columns: readonly T[], width: number): T[] {
  const whole = columns.reduce((sum, column) => sum + column.width, 0) || 1;
  return columns.map((column) => ({ ...column, width: (column.width / whole) * width }));
}

/** Returns the columns of each page across which a table is split: as many as find room, after the key columns. */
export function columnParts(columns: readonly PrintColumn[], width: number): ColumnPosition[][] {
  const all = columns.map((column, index) => ({ ...column, index, width: clamped(column.width, width) }));
  const total = all.reduce((sum, column) => sum + column.width, 0);
  if (total <= width + 0.01) return [placed(all)];
  const keys = all.filter(({ isKey }) => isKey);
  const keyWidth = keys.reduce((sum, column) => sum + column.width, 0);
  const repeated = keyWidth <= width * mostKeyShare && keys.length < all.length ? keys : [];
  const rest = all.filter((column) => !repeated.includes(column));
  const room = width - repeated.reduce((sum, column) => sum + column.width, 0);
  const parts: (typeof all)[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const column of rest) {
    const own = { ...column, width: Math.min(column.width, room) };
    if (used + own.width > room + 0.01) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(own);
    used += own.width;
  }
  return parts.map((part) => placed([...repeated, ...part]));
}

const clamped = (width: number, most: number): number => Math.min(most, Math.max(leastWidth, width));

function placed(columns: readonly { readonly index: number; readonly width: number }[]): ColumnPosition[] {
  let x = 0;
  return columns.map(({ index, width }) => {
    const own = { index, x, width };
    x += width;
    return own;
  });
}
