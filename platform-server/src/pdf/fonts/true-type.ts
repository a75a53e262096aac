/** TrueType font without variations: the glyphs of its characters, with what draws them. */
export interface TrueTypeFont {
  readonly unitsPerEm: number;
  /** Units of the em above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  /** Number of the glyph by character. */
  readonly glyphs: ReadonlyMap<number, number>;
  advanceOf(glyph: number): number;
  /** Distance from the origin to the left edge of the outline. */
  bearingOf(glyph: number): number;
  /** Bytes of the outline; none of a glyph that draws nothing. */
  outlineOf(glyph: number): Buffer;
}

/** Reads a TrueType font: its tables cmap (formats 4 and 12), glyf, loca, hmtx, hhea and head. */
export function readTrueType(font: Buffer): TrueTypeFont {
  const table = tableReader(font);
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const metrics = hhea.readUInt16BE(34);
  const isLong = head.readInt16BE(50) === 1;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    glyphs: glyphsOf(table('cmap')),
    advanceOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4),
    bearingOf: (glyph) => hmtx.readInt16BE(glyph < metrics ? glyph * 4 + 2 : metrics * 4 + (glyph - metrics) * 2),
    outlineOf: (glyph) => glyf.subarray(startOf(glyph), startOf(glyph + 1)),
  };
}

function tableReader(font: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return (tag) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
}

/** Glyphs by character: from the subtable that goes beyond the first plane where there is one. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const subtables = offsets.map((offset) => cmap.subarray(offset));
  const whole = subtables.find((each) => each.readUInt16BE(0) === 12);
  const first = subtables.find((each) => each.readUInt16BE(0) === 4);
  if (whole !== undefined) return groupsOf(whole);
  if (first === undefined) throw new Error('The font has no cmap of format 4 or 12.');
  return segmentsOf(first);
}

function groupsOf(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const [start, end, glyph] = [0, 4, 8].map((offset) => subtable.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    for (let character = start; character <= end; character += 1) glyphs.set(character, glyph + character - start);
  }
  return glyphs;
}

function segmentsOf(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const bytes = subtable.readUInt16BE(6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = subtable.readUInt16BE(14 + segment);
    const start = subtable.readUInt16BE(16 + bytes + segment);
    const delta = subtable.readUInt16BE(16 + 2 * bytes + segment);
    const rangeAt = 16 + 3 * bytes + segment;
    const range = subtable.readUInt16BE(rangeAt);
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const own = range === 0 ? character : subtable.readUInt16BE(rangeAt + range + (character - start) * 2);
      if (own !== 0) glyphs.set(character, (own + delta) & 0xffff);
    }
  }
  return glyphs;
}
