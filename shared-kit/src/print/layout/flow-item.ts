import { textPadding } from '../drawing/text-box.ts';

/** Content that is placed whole, or cut between its lines where it is taller than a page. Mm. */
export interface StripExtent {
  readonly kind: 'strip';
  readonly height: number;
  /** Height of a line; null: never cut, as a picture. */
  readonly line: number | null;
  /** True for fields: those of a line get the height of the tallest. */
  readonly isLevelled: boolean;
}

/** Rows from `from` to before `to` that stay on one page where they fit on one. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A table as numbers. Mm. */
export interface TableExtent {
  readonly kind: 'table';
  readonly head: number;
  readonly repeatsHead: boolean;
  readonly rows: readonly number[];
  /** Height of a line, by which a row that is taller than a page is cut. */
  readonly line: number;
  /** Rows that stand at the foot of no page without the next: heads of groups, last rows before totals. */
  readonly keepsNext: ReadonlySet<number>;
  readonly together: readonly RowRange[];
  /** Heights of the totals of a page, of those carried forward to one, and of those at the end; 0: none. */
  readonly foot: number;
  readonly carried: number;
  readonly tail: number;
}

/** An element with the room that its content needs. Mm from the upper left corner of the content. */
export interface FlowItem {
  readonly top: number;
  /** As designed; what stands below follows when the content needs more. */
  readonly height: number;
  readonly extent: StripExtent | TableExtent;
}

/** Sums of widths and heights are not exact; less than this is no difference on paper. Mm. */
export const tolerance = 0.05;

/** Least height that must find room where something taller than a page begins. Mm. */
export const tallStart = 20;

interface CutInput {
  /** Whole height, and how much of it is placed. Mm. */
  readonly height: number;
  readonly from: number;
  readonly room: number;
  readonly line: number;
}

/**
 * Cuts a text that is taller than the room below the last line that fits whole. Returns the height placed in all; `from` itself where
 * not even one line fits.
 */
export function cutBelowLine({ height, from, room, line }: CutInput): number {
  if (height - from <= room + tolerance) return height;
  const lines = Math.floor((from + room - textPadding.block + tolerance) / line);
  return Math.min(height, Math.max(from, textPadding.block + lines * line));
}
