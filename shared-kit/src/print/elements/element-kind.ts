import type { PrintElementOf, PrintElementType } from '../../contract/print-elements.ts';
import type { Primitive } from '../drawing/primitives.ts';
import type { Piece } from '../drawing/text-box.ts';
import type { ElementLayout, ElementSource, Point } from '../layout/element-layout.ts';

/** Room of an element in mm: its width up to the right margin at most, and the content of a page that it stands on. */
export interface ElementRoom {
  readonly width: number;
  readonly pageHeight: number;
}

/** Type of element: what it needs and draws for one record. Null where it has nothing to show. */
export type ElementKind<T extends PrintElementType> = (
  element: PrintElementOf<T>,
  source: ElementSource,
  room: ElementRoom,
) => ElementLayout | null;

interface StripFacts {
  readonly height: number;
  /** Height of a line by which it may be cut; null: never. */
  readonly line: number | null;
  readonly isLevelled?: boolean;
  /** Draws a piece with its upper left corner at a point; `height` is that of the piece. */
  draw(at: Point, piece: Piece, height: number): Primitive[];
}

/** Returns the layout of anything but a table. */
export function strip({ height, line, isLevelled = false, draw }: StripFacts): ElementLayout {
  return {
    extent: { kind: 'strip', height, line, isLevelled },
    parts: 1,
    draw: (at, fragment) => draw(at, { from: fragment.from, to: fragment.from + fragment.height }, fragment.height),
  };
}
