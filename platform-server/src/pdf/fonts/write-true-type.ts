import type { GlyphSet, SourceGlyph } from './glyph-set.ts';

/** Box that holds every glyph of the font, in thousandths of the em: readers use it as a hint. */
export const fontBox = [-1000, -1000, 3000, 2000] as const;

/** Writes a TrueType font of some glyphs with the tables that a PDF needs: which characters they are stands in the PDF. */
export function writeTrueType(
  set: GlyphSet,
  { ascent, descent }: { readonly ascent: number; readonly descent: number },
) {
  const outlines = set.outlines();
  const { glyf, loca } = outlineTables(outlines);
  return fileOf({
    glyf,
    head: headTable(),
    hhea: table(36, [
      [4, ascent],
      [6, -descent],
      [10, 3000],
      [18, 1],
      [34, set.glyphs.length],
    ]),
    hmtx: metricsTable(set.glyphs),
    loca,
    maxp: maxima(set.glyphs.length),
  });
}

/** A table of version 1.0 with numbers of 16 bits at some places. */
function table(size: number, numbers: readonly (readonly [number, number])[]): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(0x00010000, 0);
  for (const [at, value] of numbers) bytes.writeUInt16BE(value & 0xffff, at);
  return bytes;
}

function headTable(): Buffer {
  const [left, bottom, right, top] = fontBox;
  const bytes = table(54, [
    [16, 0b1011],
    [18, 1000],
    [36, left],
    [38, bottom],
    [40, right],
    [42, top],
    [46, 8],
    [48, 2],
    // Offsets of outlines have 32 bits.
    [50, 1],
  ]);
  bytes.writeUInt32BE(0x5f0f3cf5, 12);
  return bytes;
}

/** The most of everything that glyphs may have: programs reserve room by it. */
function maxima(glyphs: number): Buffer {
  const most = [6, 8, 10, 12].map((at) => [at, 4000] as const);
  return table(32, [[4, glyphs], ...most, [14, 2], [28, 64], [30, 8]]);
}

function metricsTable(glyphs: readonly SourceGlyph[]): Buffer {
  const bytes = Buffer.alloc(glyphs.length * 4);
  for (const [index, { font, glyph }] of glyphs.entries()) {
    bytes.writeUInt16BE(font.advanceOf(glyph), index * 4);
    bytes.writeInt16BE(font.bearingOf(glyph), index * 4 + 2);
  }
  return bytes;
}

function outlineTables(outlines: readonly Buffer[]): { readonly glyf: Buffer; readonly loca: Buffer } {
  const parts: Buffer[] = [];
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  for (const [index, outline] of outlines.entries()) {
    parts.push(padded(outline));
    end += padded(outline).length;
    loca.writeUInt32BE(end, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca };
}

function padded(bytes: Buffer): Buffer {
  return bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);
}

/** Puts tables together, which are named in the order of the alphabet. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries(tables);
  const directory = Buffer.alloc(12 + all.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(all.length, 4);
  const power = 2 ** Math.floor(Math.log2(all.length));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((all.length - power) * 16, 10);
  let offset = directory.length;
  for (const [index, [tag, bytes]] of all.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(padded(bytes)), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes).length;
  }
  return Buffer.concat([directory, ...all.map(([, bytes]) => padded(bytes))]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
