/** Advance widths of a font's characters, in units of the em. */
export interface SfntWidths {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly widths: ReadonlyMap<number, number>;
}

/** Reads the advance widths of a TrueType font: its tables cmap (formats 4 and 12), hmtx, hhea and head. */
export function sfntWidths(font: Buffer): SfntWidths {
  const tables = tablesOf(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const hhea = table('hhea');
  const metrics = hhea.readUInt16BE(34);
  const hmtx = table('hmtx');
  const advance = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
  const glyphs = glyphsOf(table('cmap'));
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    widths: new Map([...glyphs].map(([character, glyph]) => [character, advance(glyph)])),
  };
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))] as const;
  });
  return new Map(rows);
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
