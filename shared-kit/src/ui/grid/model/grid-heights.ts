import type { Density } from './grid-types.ts';

/** Pixels of a row with one line. Heights are known and not measured, so that any of thousands is reached at once. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, middle: 36, loose: 48 };
/** Pixels of each further line. */
const lineHeight = 20;

/** The height of a row with so many lines, in px. */
export function heightOfLines(rowHeight: number, lines: number): number {
  return rowHeight + (Math.max(1, lines) - 1) * lineHeight;
}
/** Px of the header line. */
export const headHeight = 36;
/** Px of the summary line. */
export const footHeight = 36;
