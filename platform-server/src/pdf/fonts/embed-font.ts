import type { PaperFont } from './paper-font.ts';
import { fontBox, writeTrueType } from './write-true-type.ts';

/** Object of a PDF file, whose content may follow when others name it already. */
export interface PdfReference {
  data: Record<string, unknown>;
  end(content?: Buffer): void;
}

/** Writer of objects of a PDF file. */
export interface PdfObjects {
  ref(data: object): PdfReference;
}

/** A literal text of a PDF: pdfkit takes primitive texts for names. */
const literal = (text: string): object => Object(text) as object;

/** Writes a font into a PDF, under the reference by which its pages know it. Nothing may be written with it afterwards. */
export function embedFont(document: PdfObjects, reference: PdfReference, font: PaperFont): void {
  const { set, weight } = font;
  const name = `${subsetTag(weight)}+NotoSansSC-${weight === 700 ? 'Bold' : 'Regular'}`;
  const widths = font.characters.map((_, number) => {
    const source = set.glyphs[number];
    return source === undefined ? 1000 : source.font.advanceOf(source.glyph);
  });
  const descendant = document.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: literal('Adobe'), Ordering: literal('Identity'), Supplement: 0 },
    FontDescriptor: descriptorOf(document, font, name),
    CIDToGIDMap: 'Identity',
    W: [0, widths],
  });
  descendant.end();
  const unicode = document.ref({});
  unicode.end(Buffer.from(unicodeMap(font.characters), 'latin1'));
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  });
  reference.end();
}

function descriptorOf(document: PdfObjects, { set, weight, line }: PaperFont, name: string): PdfReference {
  const bytes = writeTrueType(set, line);
  const file = document.ref({ Length1: bytes.length });
  file.end(bytes);
  const descriptor = document.ref({
    Type: 'FontDescriptor',
    FontName: name,
    // Symbolic: its characters are those that we numbered.
    Flags: 4,
    FontBBox: [...fontBox],
    ItalicAngle: 0,
    Ascent: line.ascent,
    Descent: -line.descent,
    CapHeight: 733,
    StemV: weight === 700 ? 140 : 80,
    FontFile2: file,
  });
  descriptor.end();
  return descriptor;
}

/** Six letters in front of the name of a font that has some of its glyphs only. */
const subsetTag = (weight: number) => (weight === 700 ? 'PORTIB' : 'PORTIR');

/** Most characters of one block of the map. */
const blockSize = 100;

/** The map by which readers copy and search texts: the character of each number. */
function unicodeMap(characters: readonly number[]): string {
  const rows = characters.map((character, number) => `<${hex(number)}> <${utf16(character)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) => {
    const block = rows.slice(index * blockSize, (index + 1) * blockSize);
    return `${String(block.length)} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const hex = (number: number) => number.toString(16).padStart(4, '0');

function utf16(character: number): string {
  const text = String.fromCodePoint(character);
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}
