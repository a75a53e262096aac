import type { FontWeight } from '../measure/text-measure.ts';

/** Stroke of a line; `width` in mm, `color` as `#rrggbb`. */
export interface Stroke {
  readonly width: number;
  readonly color: string;
  readonly dashed: boolean;
}

/** Text on one line: `x` is its left end, `y` its baseline, `size` in pt; `width` is what the font makes of it, in mm. */
export interface TextRun {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangle; its stroke lies half inside and half outside. */
export interface RectShape extends Area {
  readonly kind: 'rect';
  readonly stroke: Stroke | null;
  readonly fill: string | null;
  readonly radius: number;
}

/** Straight line. */
export interface LineShape {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Stroke;
}

/** A kept picture in an area: whole (`contain`), filling it and cut (`cover`), or stretched (`fill`). `name` for those who do not see it. */
export interface PictureShape extends Area {
  readonly kind: 'picture';
  readonly refId: string;
  readonly fit: 'contain' | 'cover' | 'fill';
  readonly name: string;
}

/** Filled SVG path of a code. `path` is in units of the view box, which is stretched to the area. `text` is what it says. */
export interface CodeShape extends Area {
  readonly kind: 'code';
  readonly path: string;
  readonly viewBox: readonly [width: number, height: number];
  readonly text: string;
}

/** Shapes that belong together, with their role for those who hear the page. */
export interface ShapeGroup {
  readonly kind: 'group';
  readonly role: 'table' | 'row' | 'columnheader' | 'cell' | 'none';
  readonly items: readonly Primitive[];
}

/** Anything drawn on paper. Lengths in mm from the upper left corner of the paper. */
export type Primitive = TextRun | RectShape | LineShape | PictureShape | CodeShape | ShapeGroup;
