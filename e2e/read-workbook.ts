import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const entryHead = 0x02014b50;

/** Returns the parts of a zip file by their names, as texts. */
function partsOf(zip: Buffer): ReadonlyMap<string, string> {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  const parts = new Map<string, string>();
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === entryHead; ) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const head = zip.readUInt32LE(at + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(begin, begin + size);
    parts.set(name, (zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

const textOf = (xml: string): string =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/gu)].map(([, text]) => text ?? '').join('');

/** Returns the cells of the first sheet of a workbook row by row, as texts; what holds nothing is left out. */
export function readWorkbook(path: string): readonly (readonly string[])[] {
  const parts = partsOf(readFileSync(path));
  const sheet = parts.get('xl/worksheets/sheet1.xml');
  if (sheet === undefined) throw new Error(`${path} has no sheet: ${[...parts.keys()].join(', ')}`);
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gsu)].map(([si]) =>
    textOf(si),
  );
  return [...sheet.matchAll(/<row[ >].*?<\/row>/gsu)].map(([row]) =>
    [...row.matchAll(/<c[ >][^/]*?(?:\/>|>.*?<\/c>)/gsu)].flatMap(([cell]) => {
      const value = /<v>([^<]*)<\/v>/u.exec(cell)?.[1];
      const text = value === undefined ? textOf(cell) : / t="s"/u.test(cell) ? shared[Number(value)] : value;
      return text === undefined || text === '' ? [] : [text];
    }),
  );
}
