import { characterWidth, type FontWeight, mmPerPoint } from './text-measure.ts';

/** A line of a text; `width` in mm, without the spaces at its end. */
export interface TextLine {
  readonly text: string;
  readonly width: number;
}

/** Characters that begin no line: closing brackets and quotes, commas and stops (GB/T 15834, JIS X 4051). */
const closing = new Set('!%),.:;?]}¢°·’”†‡›℃∶、。〃〆〕〗〞﹚﹜！＂％＇），．：；？！］｝～…—』」】》〉\u30fc\u3005');
/** Characters that end no line: opening brackets and quotes, signs before an amount. */
const opening = new Set('([{£¥‘“‵〈《「『【〔〖〝﹙﹛＄（．［｛￡￥');

/** True for characters between which a line may be broken: ideographs, kana, full-width forms, emoji. */
function isWide(character: number): boolean {
  return (
    (character >= 0x2e80 && character <= 0xa4cf) || (character >= 0xac00 && character <= 0xd7af) || isForm(character)
  );
}

const isForm = (character: number): boolean =>
  (character >= 0xf900 && character <= 0xfaff) || (character >= 0xfe30 && character <= 0xff60) || character > 0xffff;

/** Characters that belong to the one before them: marks, joiners, selectors, and what a joiner joins. */
const attached = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;

interface Character {
  readonly text: string;
  readonly code: number;
  readonly width: number;
}

/**
 * Breaks a text into lines of at most `width` mm: at its own line ends, between words, between Han characters except before closing
 * and after opening punctuation; a word that is longer than a line is cut. At least one line, and one character a line.
 */
export function breakLines(text: string, width: number, fontSize: number, weight: FontWeight): TextLine[] {
  const perEm = fontSize * mmPerPoint;
  // A thousandth more than there is: sums of widths are not exact.
  const room = (width / perEm) * 1000 + 1;
  const lines: TextLine[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/))
    breakParagraph(paragraph.replaceAll('\t', '  '), room, weight, lines);
  return lines.map((line) => ({ text: line.text, width: (line.width / 1000) * perEm }));
}

function breakParagraph(text: string, room: number, weight: FontWeight, lines: TextLine[]): void {
  const characters = charactersOf(text, weight);
  let start = 0;
  while (start < characters.length) {
    const end = lineEnd(characters, start, room);
    lines.push(lineOf(characters, start, end));
    start = end;
  }
  if (characters.length === 0) lines.push({ text: '', width: 0 });
}

function charactersOf(text: string, weight: FontWeight): Character[] {
  const characters: Character[] = [];
  for (const each of text) {
    const code = each.codePointAt(0) ?? 0;
    const last = characters.at(-1);
    if (last !== undefined && code > 0x2ff && (attached.test(each) || last.text.endsWith('\u200d')))
      characters[characters.length - 1] = { ...last, text: last.text + each };
    else characters.push({ text: each, code, width: characterWidth(code, weight) });
  }
  return characters;
}

/** Index after the last character of the line that begins at `start`. */
function lineEnd(characters: readonly Character[], start: number, room: number): number {
  let used = 0;
  let breakAt = start;
  for (let index = start; index < characters.length; index += 1) {
    const character = characters[index];
    if (character === undefined) break;
    if (index > start && mayBreak(characters[index - 1], character)) breakAt = index;
    used += character.width;
    // Spaces hang over the end of a line.
    if (used > room && character.text !== ' ' && index > start) return breakAt > start ? breakAt : index;
  }
  return characters.length;
}

function mayBreak(before: Character | undefined, after: Character): boolean {
  if (before === undefined || after.text === ' ') return false;
  if (before.text === ' ') return true;
  if (closing.has(after.text) || opening.has(before.text)) return false;
  return isWide(before.code) || isWide(after.code) || before.text === '-' || before.text === '—' || before.text === '…';
}

function lineOf(characters: readonly Character[], start: number, end: number): TextLine {
  const own = characters.slice(start, end);
  const last = own.findLastIndex(({ text }) => text !== ' ');
  const width = own.slice(0, last + 1).reduce((sum, each) => sum + each.width, 0);
  return { text: own.map(({ text }) => text).join(''), width };
}
