import { paperColours } from '../drawing/colours.ts';
import type { CodeShape, Primitive, TextRun } from '../drawing/primitives.ts';
import { qrCodePath } from '../codes/qr-code.ts';
import { breakLines, type TextLine } from '../measure/break-lines.ts';
import { baselineOf, lineHeightOf, mmPerPoint, textWidth } from '../measure/text-measure.ts';
import { labelLayout, labelLine, type LabelLayout, type LabelSize } from './label-layout.ts';

/** Label with its words, and what its code says; `name` is for those who do not see the code. */
export interface LabelContent {
  readonly text: string;
  readonly url: string;
  readonly name: string;
}

/** Lays a label out and draws it: the code, and the lines of its words that find room. Mm from the label's corner. */
export function drawLabel(size: LabelSize, { text, url, name }: LabelContent, fontSize: number): Primitive[] {
  const layout = labelLayout(size, text, fontSize);
  return [...codeOf(layout, url, name), ...wordsOf(layout, text)];
}

function codeOf({ code: { left: x, top: y, width, height } }: LabelLayout, url: string, name: string): CodeShape[] {
  const code = qrCodePath(url, 'M');
  if (code === null) return [];
  return [{ kind: 'code', x, y, width, height, path: code.path, viewBox: [code.modules, code.height], text: name }];
}

function wordsOf({ text: box, isUpright }: LabelLayout, text: string): TextRun[] {
  if (box === null) return [];
  const { fontSize: size, width } = box;
  const lines = shownLines(breakLines(text, width, size, 400), box.lines, { width, size });
  const line = size * mmPerPoint * labelLine;
  // Under the code the words begin at once; beside it they stand in the middle.
  const top = isUpright ? box.top : box.top + Math.max(0, (box.height - lines.length * line) / 2);
  const baseline = baselineOf(size) - (lineHeightOf(size) - line) / 2;
  return lines.map((own, index) => ({
    kind: 'text',
    x: isUpright ? box.left + (width - own.width) / 2 : box.left,
    y: top + index * line + baseline,
    width: own.width,
    text: own.text.trimEnd(),
    size,
    weight: 400,
    color: paperColours.ink,
  }));
}

/** The lines that find room; the last of them ends in an ellipsis where more would follow. */
function shownLines(
  lines: readonly TextLine[],
  room: number,
  { width, size }: { readonly width: number; readonly size: number },
): readonly TextLine[] {
  const last = lines[room - 1];
  if (lines.length <= room || last === undefined) return lines;
  let characters = Array.from(last.text.trimEnd());
  const cut = () => `${characters.join('')}…`;
  while (characters.length > 0 && textWidth(cut(), size, 400) > width) characters = characters.slice(0, -1);
  return [...lines.slice(0, room - 1), { text: cut(), width: textWidth(cut(), size, 400) }];
}
