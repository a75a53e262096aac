import type { TextLook } from '../../contract/print-elements.ts';
import { breakLines, type TextLine } from '../measure/break-lines.ts';
import { baselineOf, type FontWeight, lineHeightOf } from '../measure/text-measure.ts';
import { paperColours } from './colours.ts';
import type { TextRun } from './primitives.ts';

/** Space above and below the words of a text in mm, and beside them. */
export const textPadding = { block: 1.2, inline: 1.5 } as const;

/** A text broken into lines for a width. Mm. */
export interface TextBox {
  readonly look: TextLook;
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly inset: number;
  readonly line: number;
  /** With the space above and below. */
  readonly height: number;
}

const weightOf = ({ bold }: TextLook): FontWeight => (bold ? 700 : 400);

/** Breaks a text for a box of a width, with `inset` mm on its left and right. */
export function textBox(text: string, width: number, look: TextLook, inset: number = textPadding.inline): TextBox {
  const lines = breakLines(text, Math.max(0, width - inset * 2), look.fontSize, weightOf(look));
  const line = lineHeightOf(look.fontSize);
  return { look, lines, width, inset, line, height: lines.length * line + textPadding.block * 2 };
}

/** Piece of something that is taller than a page: the mm of it that come before, and where it ends. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Draws the lines of a text that stand in a piece of it, whose upper left corner is at `x`, `y`. */
export function drawText(box: TextBox, x: number, y: number, { from, to }: Piece): TextRun[] {
  const { look, lines, line } = box;
  return lines.flatMap(({ text, width }, index): TextRun[] => {
    const top = textPadding.block + index * line;
    const middle = top + line / 2;
    if (middle < from || middle >= to || text.trim() === '') return [];
    const baseline = y + top - from + baselineOf(look.fontSize);
    const color = look.color ?? paperColours.ink;
    return [
      {
        kind: 'text',
        x: x + startOf(box, width),
        y: baseline,
        width,
        text,
        size: look.fontSize,
        weight: weightOf(look),
        color,
      },
    ];
  });
}

function startOf({ look: { align }, width, inset }: TextBox, used: number): number {
  if (align === 'left') return inset;
  return align === 'right' ? width - inset - used : (width - used) / 2;
}
