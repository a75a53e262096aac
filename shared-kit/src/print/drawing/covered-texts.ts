import { baselineOf, lineHeightOf } from '../measure/text-measure.ts';
import type { Primitive, ShapeGroup, TextRun } from './primitives.ts';
import { shapesIn } from './shapes-in.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the texts of a page on which nothing is drawn later, in their order: they may as well be drawn last. */
export function uncoveredTexts(primitives: readonly Primitive[]): ReadonlySet<TextRun> {
  const covers: Area[] = [];
  const uncovered: TextRun[] = [];
  for (const shape of [...shapesIn({ primitives })].toReversed()) {
    if (shape.kind === 'text') {
      const area = areaOf(shape);
      if (!covers.some((cover) => overlap(cover, area))) uncovered.push(shape);
      continue;
    }
    const cover = coverOf(shape);
    if (cover !== null) covers.push(cover);
  }
  return new Set(uncovered.toReversed());
}

function coverOf(shape: Exclude<Primitive, ShapeGroup | TextRun>): Area | null {
  if (shape.kind === 'line') {
    const { x1, y1, x2, y2 } = shape;
    return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  }
  return shape.kind === 'rect' && shape.fill === null ? null : shape;
}

function areaOf({ x, y, width, size }: TextRun): Area {
  return { x, y: y - baselineOf(size), width, height: lineHeightOf(size) };
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
