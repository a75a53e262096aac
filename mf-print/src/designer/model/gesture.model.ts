import type { Rects } from './arrange.model.ts';
import { boundsOf, inTenths, overlap, type Rect, type Size } from './geometry.model.ts';
import { type Edges, type Guide, snapMove, snapResize, type SnapField } from './snap.model.ts';

/** Corner or edge that is dragged. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** Distance of the pointer from where it went down, in mm. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

const edgesOf = (handle: Handle): Edges => ({
  x: handle.includes('w') ? 'start' : handle.includes('e') ? 'end' : null,
  y: handle.startsWith('n') ? 'start' : handle.startsWith('s') ? 'end' : null,
});

/** Rectangles during a drag, and the lines that drew them. */
export interface Dragged {
  readonly rects: Rects;
  readonly guides: readonly Guide[];
}

/** Returns rectangles that are moved together: their common bounds are drawn to lines and grid. */
export function movedRects(rects: Rects, { x, y }: Distance, field: SnapField): Dragged {
  const bounds = boundsOf([...rects.values()]);
  if (bounds === null) return { rects, guides: [] };
  const { rect, guides } = snapMove({ ...bounds, left: bounds.left + x, top: bounds.top + y }, field);
  const by = { x: rect.left - bounds.left, y: rect.top - bounds.top };
  const moved = new Map(
    [...rects].map(([id, each]) => [id, { ...each, left: inTenths(each.left + by.x), top: inTenths(each.top + by.y) }]),
  );
  return { rects: moved, guides };
}

/** Returns a rectangle that is dragged at one of its handles. */
export function resizedRect(
  { rect, handle, least }: { readonly rect: Rect; readonly handle: Handle; readonly least: Size },
  { x, y }: Distance,
  field: SnapField,
): { readonly rect: Rect; readonly guides: readonly Guide[] } {
  const edges = edgesOf(handle);
  const dragged = {
    left: rect.left + (edges.x === 'start' ? x : 0),
    top: rect.top + (edges.y === 'start' ? y : 0),
    width: rect.width + (edges.x === 'start' ? -x : edges.x === 'end' ? x : 0),
    height: rect.height + (edges.y === 'start' ? -y : edges.y === 'end' ? y : 0),
  };
  return snapResize(dragged, edges, least, field);
}

/** The rectangle between where the pointer went down and where it is. */
export function marqueeOf(from: Distance, { x, y }: Distance): Rect {
  return {
    left: Math.min(from.x, from.x + x),
    top: Math.min(from.y, from.y + y),
    width: Math.abs(x),
    height: Math.abs(y),
  };
}

/** Returns the ids of the rectangles that a marquee touches. */
export function touched(marquee: Rect, rects: Rects): readonly string[] {
  return [...rects].filter(([, rect]) => overlap(marquee, atLeast(rect), 0)).map(([id]) => id);
}

/** A line has no height, and is touched nevertheless. */
const atLeast = (rect: Rect): Rect => ({
  ...rect,
  width: Math.max(rect.width, 0.1),
  height: Math.max(rect.height, 0.1),
});

/** Least width in mm of a column while its edge is dragged. */
const leastColumn = 5;

/**
 * Returns the shares of a table's columns after the edge behind one of them was dragged, in mm on a table of this width: the
 * next column gives or takes. The last edge is the table's own.
 */
export function draggedShares(
  shares: readonly number[],
  { index, by, width }: { readonly index: number; readonly by: number; readonly width: number },
): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const widths = shares.map((share) => (share / whole) * width);
  const [own, next] = [widths[index], widths[index + 1]];
  if (own === undefined || next === undefined) return shares;
  const least = Math.min(leastColumn, own, next);
  const step = Math.min(Math.max(by, least - own), next - least);
  return widths.map((each, at) => inTenths(at === index ? own + step : at === index + 1 ? next - step : each));
}
