import type { PrintRecord } from '../../contract/print.schema.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Primitive } from '../drawing/primitives.ts';
import type { FindProperty } from '../values/words.ts';
import type { StripExtent, TableExtent } from './flow-item.ts';
import type { PageFragment } from './page-fragment.ts';
import type { PrintProblemKind } from './problems.ts';

/** Source from which elements take their words. */
export interface ElementSource {
  readonly record: PrintRecord;
  readonly find: FindProperty;
  readonly locale: Locale;
  /** Link that opens the record; null where nobody knows one. */
  readonly link: string | null;
  /** Notes that the element is not on paper as it was meant. */
  report(kind: PrintProblemKind): void;
}

/** Point on a page, in mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element with a record's words in it. */
export interface ElementLayout {
  readonly extent: StripExtent | TableExtent;
  /** Pages side by side that a wide table needs; 1 for anything else. */
  readonly parts: number;
  /** Draws one fragment with its upper left corner at a point. */
  draw(at: Point, fragment: PageFragment, part: number): Primitive[];
}
