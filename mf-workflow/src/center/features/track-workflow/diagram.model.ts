/** Position of a shape, in px of the diagram. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const steps: readonly number[] = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2, 3];

/** The next larger or smaller zoom. */
export function zoomBy(now: number, by: 1 | -1): number {
  const slack = 0.01;
  const found = by === 1 ? steps.find((step) => step > now + slack) : steps.findLast((step) => step < now - slack);
  return found ?? (by === 1 ? Math.max(...steps) : Math.min(...steps));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arc over the shapes from the top of one to the top of another, with its head; each next one is a little higher. */
export function jumpCurve(
  source: Box,
  target: Box,
  index: number,
): { readonly path: string; readonly head: string; readonly middle: Point } {
  const spread = 8;
  // The sign of a node stands at its right.
  const from = { x: source.x + source.width / 2, y: source.y };
  const to = { x: target.x + target.width / 2 - spread, y: target.y };
  const height = 40 + Math.min(160, Math.abs(from.x - to.x) / 6) + index * spread;
  const top = Math.min(from.y, to.y) - height;
  const [width, length] = [5, 9];
  return {
    path: `M${from.x} ${from.y}C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y - length}`,
    head: `M${to.x} ${to.y}l${-width} ${-length}h${2 * width}z`,
    // The middle of such a curve, three quarters of the way up.
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 8 + (top * 3) / 4 },
  };
}

/** Move of a key in a diagram that has the focus; null for every other key. */
export type DiagramMove =
  | { readonly kind: 'zoom'; readonly by: 1 | -1 }
  | { readonly kind: 'fit' }
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number };

const step = 60;

const keys: Readonly<Record<string, DiagramMove>> = {
  '+': { kind: 'zoom', by: 1 },
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
  '0': { kind: 'fit' },
  ArrowLeft: { kind: 'move', dx: step, dy: 0 },
  ArrowRight: { kind: 'move', dx: -step, dy: 0 },
  ArrowUp: { kind: 'move', dx: 0, dy: step },
  ArrowDown: { kind: 'move', dx: 0, dy: -step },
};

/** See DiagramMove. */
export function moveOfKey(key: string): DiagramMove | null {
  return keys[key] ?? null;
}
