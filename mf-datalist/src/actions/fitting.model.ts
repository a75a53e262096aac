/** Px between two buttons of a row, and what the button takes that holds those which do not fit. */
const gap = 8;
const moreWidth = 96;

/**
 * Returns how many of the buttons of a row stand in it, from the first on. `widths` and `available` are px; the button that holds
 * the rest needs its own, also where something is in it already.
 */
export function fittingCount(widths: readonly number[], available: number, hasMore: boolean): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap));
  const last = ends.at(-1) ?? 0;
  if (last + (hasMore ? gap + moreWidth : 0) <= available) return widths.length;
  return ends.filter((end) => end + gap + moreWidth <= available).length;
}
