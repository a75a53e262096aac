import { inTenths, type Rect, type Size } from './geometry.model.ts';

/** Line that an edge or a middle was brought to; `at` in mm on the content. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** Lines and grid to which a rectangle is drawn. */
export interface SnapField {
  /** Rectangles of the elements that stay. */
  readonly others: readonly Rect[];
  /** Content of the page. */
  readonly content: Size;
  /** Distance of the grid's lines in mm; null for none. */
  readonly grid: number | null;
  /** Distance in mm within which an edge is drawn to a line; 0 for none. */
  readonly reach: number;
}

/** Edge that moves: those of one axis, or none. */
export type Edge = 'start' | 'end' | null;

/** Edges that are dragged. */
export interface Edges {
  readonly x: Edge;
  readonly y: Edge;
}

interface Span {
  readonly start: number;
  readonly size: number;
}

interface AxisField {
  readonly lines: readonly number[];
  readonly grid: number | null;
  readonly reach: number;
}

/** A moved rectangle, drawn to what is near, and the lines that drew it. */
export interface Snapped {
  readonly rect: Rect;
  readonly guides: readonly Guide[];
}

/** Returns a rectangle that is moved as a whole, brought to the nearest line or else to the grid. */
export function snapMove(rect: Rect, field: SnapField): Snapped {
  const x = snapSpan({ start: rect.left, size: rect.width }, fieldOf(field, 'x'));
  const y = snapSpan({ start: rect.top, size: rect.height }, fieldOf(field, 'y'));
  return {
    rect: { ...rect, left: inTenths(x.start), top: inTenths(y.start) },
    guides: [...guidesAt('x', x.at), ...guidesAt('y', y.at)],
  };
}

/** Returns a rectangle of which edges are dragged, with those brought to the nearest line or else to the grid, and no smaller than `least`. */
export function snapResize(rect: Rect, edges: Edges, least: Size, field: SnapField): Snapped {
  const x = snapEdge({ start: rect.left, size: rect.width }, edges.x, least.width, fieldOf(field, 'x'));
  const y = snapEdge({ start: rect.top, size: rect.height }, edges.y, least.height, fieldOf(field, 'y'));
  return {
    rect: {
      left: inTenths(x.start),
      top: inTenths(y.start),
      width: inTenths(x.size),
      height: inTenths(y.size),
    },
    guides: [...guidesAt('x', x.at), ...guidesAt('y', y.at)],
  };
}

const guidesAt = (axis: Guide['axis'], at: number | null): readonly Guide[] => (at === null ? [] : [{ axis, at }]);

function fieldOf({ others, content, grid, reach }: SnapField, axis: Guide['axis']): AxisField {
  const spans = others.map(({ left, top, width, height }) =>
    axis === 'x' ? { start: left, size: width } : { start: top, size: height },
  );
  const whole = axis === 'x' ? content.width : content.height;
  const lines = [0, whole / 2, whole, ...spans.flatMap(({ start, size }) => [start, start + size / 2, start + size])];
  return { lines, grid, reach };
}

/** Returns the nearest line within reach of a position; null where there is none. */
function nearest(position: number, { lines, reach }: AxisField): number | null {
  const near = lines
    .filter((line) => Math.abs(line - position) <= reach)
    .toSorted((one, other) => Math.abs(one - position) - Math.abs(other - position));
  return reach > 0 ? (near[0] ?? null) : null;
}

const onGrid = (position: number, grid: number | null) =>
  grid === null ? position : Math.round(position / grid) * grid;

function snapSpan({ start, size }: Span, field: AxisField): { readonly start: number; readonly at: number | null } {
  const candidates = [0, size / 2, size].flatMap((offset) => {
    const at = nearest(start + offset, field);
    return at === null ? [] : [{ start: at - offset, at, by: Math.abs(at - offset - start) }];
  });
  const [best] = candidates.toSorted((one, other) => one.by - other.by);
  const snapped = best ?? { start: onGrid(start, field.grid), at: null };
  // Nothing stands outside of what can be saved.
  return snapped.start < 0 ? { start: 0, at: null } : snapped;
}

function snapEdge(
  { start, size }: Span,
  edge: Edge,
  least: number,
  field: AxisField,
): Span & { readonly at: number | null } {
  if (edge === null) return { start, size, at: null };
  const end = start + size;
  const position = edge === 'start' ? start : end;
  const line = nearest(position, field);
  const to = Math.max(0, line ?? onGrid(position, field.grid));
  const bounded = edge === 'start' ? Math.min(to, end - least) : Math.max(to, start + least);
  const at = bounded === line ? line : null;
  return edge === 'start' ? { start: bounded, size: end - bounded, at } : { start, size: bounded - start, at };
}
