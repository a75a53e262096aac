import { lineBoxPadding } from './block.ts';

/** Heights come from a screen's pixels; less than this is no difference on paper. Mm. */
export const tolerance = 0.05;

/** Least height that must find room where a line box taller than a page begins. Mm. */
export const tallStart = 20;

interface CutInput {
  /** Whole height of the line box, and how much of it is placed. Mm. */
  readonly height: number;
  readonly from: number;
  readonly room: number;
  readonly line: number;
}

/**
 * Cuts a line box that is taller than the room below the last line that fits whole. Returns the height placed in all;
 * `from` itself where not even one line fits.
 */
export function cutBelowLine({ height, from, room, line }: CutInput): number {
  if (height - from <= room + tolerance) return height;
  const lines = Math.floor((from + room - lineBoxPadding + tolerance) / line);
  return Math.max(from, lineBoxPadding + lines * line);
}
