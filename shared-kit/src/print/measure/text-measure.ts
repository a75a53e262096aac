import { fontLine, narrowCharacters } from './width-table.ts';

/** Weights in which paper is printed. */
export type FontWeight = 400 | 700;

/** Thousandths of the em: what a character of the font is wide that is in no row of the table, such as a Han character. */
const fullWidth = 1000;

/** Mm in a point. */
export const mmPerPoint = 25.4 / 72;

/** Height of a line of text in mm: one and a half times the font, whose size is in pt. */
export const lineHeightOf = (fontSize: number): number => fontSize * 1.5 * mmPerPoint;

/** Mm from the top of a line to its baseline. */
export function baselineOf(fontSize: number): number {
  const leading = (1500 - fontLine.ascent - fontLine.descent) / 2;
  return ((leading + fontLine.ascent) / 1000) * fontSize * mmPerPoint;
}

let widths: Readonly<Record<FontWeight, Uint16Array>> | null = null;

/** Widths of the characters of the first plane. Read once: texts are measured by the thousand. */
function tables(): Readonly<Record<FontWeight, Uint16Array>> {
  if (widths !== null) return widths;
  const regular = new Uint16Array(0x10000).fill(fullWidth);
  const bold = new Uint16Array(0x10000).fill(fullWidth);
  for (const row of narrowCharacters) {
    const [first = '', ...weights] = row.split('|');
    const start = Number.parseInt(first, 16);
    for (const [index, table] of [regular, bold].entries()) {
      const own = (weights[index] ?? '').split(' ').map(Number);
      table.set(own, start);
    }
  }
  for (const [from, to] of zeroWidths) for (const table of [regular, bold]) table.fill(0, from, to + 1);
  widths = { 400: regular, 700: bold };
  return widths;
}

/** Characters that take no room: marks that stand over others, joiners, variation selectors. */
const zeroWidths = [
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x20d0, 0x20ff],
  [0x2060, 0x2064],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;

/** Width of a character in thousandths of the em. */
export function characterWidth(character: number, weight: FontWeight): number {
  return character > 0xffff ? fullWidth : (tables()[weight][character] ?? fullWidth);
}

/** Width of a text on one line, in mm. */
export function textWidth(text: string, fontSize: number, weight: FontWeight): number {
  let total = 0;
  for (const character of text) total += characterWidth(character.codePointAt(0) ?? 0, weight);
  return (total / 1000) * fontSize * mmPerPoint;
}
