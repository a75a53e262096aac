import { labelDefaults } from '../../contract/qr-print.ts';
import { breakLines } from '../measure/break-lines.ts';
import { mmPerPoint } from '../measure/text-measure.ts';

/** Size of a label in mm. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Arrangement of a label in mm from its corner: the code's square, and the text with its font in pt and its lines. */
export interface LabelLayout {
  readonly code: Box;
  /** Null where there is no text, or no room for a line of it. */
  readonly text: (Box & { readonly fontSize: number; readonly lines: number }) | null;
  /** True where the text stands under the code, in the middle. */
  readonly isUpright: boolean;
  /** True where some of the text does not fit. */
  readonly isCut: boolean;
}

/** Height of a line, in sizes of its font: closer than on a page. */
export const labelLine = 1.25;
/** Room between code and text, as a share of the code's side. */
const gapShare = 0.04;
/** Lines under a code; the code needs the room. */
const mostLines = 3;
/** Smallest side in mm of a code that phones read from paper. */
export const leastCode = 10;

const linesOf = (text: string, width: number, fontSize: number) =>
  breakLines(text, Math.max(1, width), fontSize, 400).length;

/** Lays out a label: on a wide one the text stands beside the code, else under it. */
export function labelLayout({ width, height }: LabelSize, text: string, fontSize: number): LabelLayout {
  const margin = { x: width * labelDefaults.margin, y: height * labelDefaults.margin };
  const inner = { left: margin.x, top: margin.y, width: width - 2 * margin.x, height: height - 2 * margin.y };
  if (text === '') return { code: squareIn(inner), text: null, isUpright: true, isCut: false };
  return inner.width > inner.height * 1.3 ? beside(inner, text, fontSize) : under(inner, text, fontSize);
}

/** The largest font of those at hand with which the text has so many lines; never below the least. */
function fitted(text: string, wanted: number, fits: (lines: number, size: number) => boolean, width: number) {
  for (let size = wanted; ; size -= 0.5) {
    const lines = linesOf(text, width, size);
    const isFit = fits(lines, size);
    if (isFit || size - 0.5 < Math.min(wanted, labelDefaults.leastFont)) return { size, lines, isFit };
  }
}

function beside(inner: Box, text: string, fontSize: number): LabelLayout {
  const side = inner.height;
  const gap = Math.max(1, side * gapShare);
  const box = { left: inner.left + side + gap, top: inner.top, width: inner.width - side - gap, height: inner.height };
  const room = (size: number) => Math.floor(box.height / (size * mmPerPoint * labelLine));
  const { size, isFit } = fitted(text, fontSize, (lines, own) => lines <= room(own), box.width);
  const lines = room(size);
  return {
    code: { ...inner, width: side },
    text: lines < 1 ? null : { ...box, fontSize: size, lines },
    isUpright: false,
    isCut: !isFit,
  };
}

function under(inner: Box, text: string, fontSize: number): LabelLayout {
  const heightOf = (lines: number, size: number) => lines * size * mmPerPoint * labelLine;
  const fits = (lines: number, size: number) => lines <= mostLines && heightOf(lines, size) <= inner.height / 3;
  const { size, lines: wanted, isFit } = fitted(text, fontSize, fits, inner.width);
  const lines = Math.max(1, Math.min(mostLines, wanted, Math.floor(inner.height / 3 / heightOf(1, size))));
  const textHeight = heightOf(lines, size);
  const gap = Math.max(0.5, inner.width * gapShare);
  const code = squareIn({ ...inner, height: Math.max(0, inner.height - textHeight - gap) });
  const top = code.top + code.height + gap;
  return {
    code,
    text: { left: inner.left, top, width: inner.width, height: textHeight, fontSize: size, lines },
    isUpright: true,
    isCut: !isFit,
  };
}

/** The largest square of a box, in its middle across and at its top. */
function squareIn({ left, top, width, height }: Box): Box {
  const side = Math.max(0, Math.min(width, height));
  return { left: left + (width - side) / 2, top, width: side, height: side };
}
