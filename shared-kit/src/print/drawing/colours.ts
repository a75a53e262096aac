import type { LineStyle } from '../../contract/print-elements.ts';
import type { Stroke } from './primitives.ts';

/** Colours of paper, which is white whatever the theme. */
export const paperColours = {
  ink: '#1a1a1a',
  /** Marks of headers and footers. */
  mark: '#595959',
  line: '#8c8c8c',
  shade: '#f2f2f2',
} as const;

/** Lines around fields and cells. */
export const cellStroke: Stroke = { width: 0.2, color: paperColours.line, dashed: false };

/** Returns the stroke that an element says. */
export function strokeOf(element: {
  readonly thickness: number;
  readonly lineStyle: LineStyle;
  readonly color: string | null;
}): Stroke {
  return { width: element.thickness, color: element.color ?? paperColours.ink, dashed: element.lineStyle === 'dashed' };
}
