import { characterWidth, type FontWeight } from '@portico/shared-kit/print';
import { type FontFile, fontFiles, readFontFile } from './font-files.ts';
import { GlyphSet } from './glyph-set.ts';
import type { TrueTypeFont } from './true-type.ts';

/** A white square: stands for what the font does not have. */
const replacement = 0x25a1;
/** Characters of one file: their numbers have 16 bits. */
const mostCharacters = 60_000;

/** The font of one file in one weight: the characters that were used, each under a number of its own. */
export class PaperFont {
  readonly weight: FontWeight;
  /** Glyphs by number; the first stands for what the font does not have. */
  readonly set = new GlyphSet();
  /** Characters by their number. */
  readonly characters: number[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #fonts = new Map<FontFile, TrueTypeFont>();
  readonly #files: FilesByCharacter;
  #substitute: { readonly font: TrueTypeFont; readonly glyph: number } | null = null;

  constructor(weight: FontWeight, files: FilesByCharacter) {
    this.weight = weight;
    this.#files = files;
  }

  /** Units of the em above and below the baseline. */
  get line(): { readonly ascent: number; readonly descent: number } {
    return this.#substitute?.font ?? { ascent: 0, descent: 0 };
  }

  /** Loads what is needed to write these characters. */
  async load(characters: Iterable<number>): Promise<void> {
    if (this.#substitute === null) {
      const font = await this.#fontFor(replacement);
      const glyph = font?.glyphs.get(replacement);
      if (font === undefined || glyph === undefined) throw new Error('The font has no sign for what it does not have.');
      this.#substitute = { font, glyph };
      this.characters.push(replacement);
      this.set.add(this.#substitute);
    }
    for (const character of characters) if (!this.#numbers.has(character)) await this.#add(character);
  }

  /** Returns a text as PDF writes it: four hexadecimal digits a character, all of which were loaded. */
  encode(text: string): string {
    let codes = '';
    for (const character of text) {
      const number = this.#numbers.get(character.codePointAt(0) ?? 0) ?? 0;
      if (number !== invisible) codes += number.toString(16).padStart(4, '0');
    }
    return codes;
  }

  async #add(character: number): Promise<void> {
    const font = await this.#fontFor(character);
    const glyph = font?.glyphs.get(character);
    if (font === undefined || glyph === undefined) return this.#replace(character);
    this.#numbers.set(character, this.#keep(character, { font, glyph }));
  }

  #replace(character: number): void {
    const isInvisible = characterWidth(character, this.weight) === 0;
    // Copied from the file it is the character that was meant.
    const number = isInvisible || this.#substitute === null ? invisible : this.#keep(character, this.#substitute);
    this.#numbers.set(character, number);
  }

  #keep(character: number, glyph: { readonly font: TrueTypeFont; readonly glyph: number }): number {
    if (this.characters.length >= mostCharacters) return 0;
    this.characters.push(character);
    return this.set.add(glyph);
  }

  async #fontFor(character: number): Promise<TrueTypeFont | undefined> {
    const file = this.#files.get(character);
    if (file === undefined) return undefined;
    const font = this.#fonts.get(file) ?? (await readFontFile(file, this.weight));
    this.#fonts.set(file, font);
    return font;
  }
}

/** Number of characters of which nothing is drawn and that take no room. */
const invisible = -1;

/** The file of the font that has a character. */
export type FilesByCharacter = ReadonlyMap<number, FontFile>;

/** Returns which file of the font has which character. */
export function filesByCharacter(): FilesByCharacter {
  const files = new Map<number, FontFile>();
  for (const file of fontFiles()) {
    for (const [start, end] of file.ranges) {
      for (let character = start; character <= end; character += 1)
        if (!files.has(character)) files.set(character, file);
    }
  }
  return files;
}
