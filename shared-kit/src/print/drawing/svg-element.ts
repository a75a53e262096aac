import { mmPerPoint } from '../measure/text-measure.ts';
import type { PictureShape, Primitive, Stroke } from './primitives.ts';

/** Element of an SVG whose unit is the mm, as names and values: for views, and for text. */
export interface SvgElement {
  readonly tag: 'text' | 'rect' | 'line' | 'g' | 'svg' | 'path';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** Shape that looks the same everywhere; pictures are loaded first. */
export type PlainShape = Exclude<Primitive, PictureShape>;

/** Returns the element of a shape; the shapes of a group stand in it, and the path of a code is another one in it. */
export function svgElement(shape: PlainShape): SvgElement {
  switch (shape.kind) {
    case 'text': {
      const { x, y, text, size, weight, color: fill } = shape;
      const font = { 'font-size': size * mmPerPoint, 'font-weight': weight };
      return { tag: 'text', attributes: { x, y, ...font, fill }, text };
    }
    case 'rect': {
      const { x, y, width, height, radius: rx, fill, stroke } = shape;
      return { tag: 'rect', attributes: { x, y, width, height, rx, fill: fill ?? 'none', ...stroked(stroke) } };
    }
    case 'line': {
      const { x1, y1, x2, y2, stroke } = shape;
      return { tag: 'line', attributes: { x1, y1, x2, y2, ...stroked(stroke) } };
    }
    case 'code': {
      const { x, y, width, height, viewBox, text } = shape;
      const box = { viewBox: `0 0 ${viewBox.join(' ')}`, preserveAspectRatio: 'none', 'shape-rendering': 'crispEdges' };
      return { tag: 'svg', attributes: { role: 'img', 'aria-label': text, x, y, width, height, ...box } };
    }
    case 'group':
      return { tag: 'g', attributes: { role: shape.role } };
  }
}

function stroked(stroke: Stroke | null): Readonly<Record<string, string | number>> {
  if (stroke === null) return {};
  const { color, width, dashed } = stroke;
  const dashes = dashed ? { 'stroke-dasharray': `${String(width * 4)} ${String(width * 3)}` } : {};
  return { stroke: color, 'stroke-width': width, ...dashes };
}

/** Returns how a picture lies in its area. */
export const pictureFit = ({ fit }: PictureShape): string =>
  ({ contain: 'xMidYMid meet', cover: 'xMidYMid slice', fill: 'none' })[fit];
