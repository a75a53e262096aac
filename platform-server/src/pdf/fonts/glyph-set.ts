import type { TrueTypeFont } from './true-type.ts';

/** Glyph of one of the files of a font. */
export interface SourceGlyph {
  readonly font: TrueTypeFont;
  readonly glyph: number;
}

/** Flags of a part of a glyph that is made of others. */
const part = { wordArguments: 0x1, scale: 0x8, more: 0x20, scales: 0x40, matrix: 0x80 } as const;

/** Glyphs out of several files under new numbers, in the order in which they were added; those that they are made of join them. */
export class GlyphSet {
  readonly glyphs: SourceGlyph[] = [];
  readonly #numbers = new Map<TrueTypeFont, Map<number, number>>();

  /** Adds a glyph under a number of its own, also one that is there already: two characters may look the same. */
  add(source: SourceGlyph): number {
    this.glyphs.push(source);
    return this.glyphs.length - 1;
  }

  /** The outlines of all glyphs; those that they are made of are appended. */
  outlines(): Buffer[] {
    const outlines: Buffer[] = [];
    for (let number = 0; number < this.glyphs.length; number += 1) {
      const { font, glyph } = this.glyphs[number] as SourceGlyph;
      outlines.push(this.#renumbered(font, font.outlineOf(glyph)));
    }
    return outlines;
  }

  #partOf(font: TrueTypeFont, glyph: number): number {
    const own = this.#numbers.get(font) ?? new Map<number, number>();
    this.#numbers.set(font, own);
    const number = own.get(glyph) ?? this.add({ font, glyph });
    own.set(glyph, number);
    return number;
  }

  #renumbered(font: TrueTypeFont, outline: Buffer): Buffer {
    if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
    const copy = Buffer.from(outline);
    for (let at = 10; ; ) {
      const flags = copy.readUInt16BE(at);
      copy.writeUInt16BE(this.#partOf(font, copy.readUInt16BE(at + 2)), at + 2);
      if ((flags & part.more) === 0) return copy;
      at += 4 + ((flags & part.wordArguments) === 0 ? 2 : 4) + scaleBytes(flags);
    }
  }
}

function scaleBytes(flags: number): number {
  if ((flags & part.matrix) !== 0) return 8;
  if ((flags & part.scales) !== 0) return 4;
  return (flags & part.scale) === 0 ? 0 : 2;
}
