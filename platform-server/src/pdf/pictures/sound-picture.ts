import { inflateSync } from 'node:zlib';

/** Picture that a PDF can hold as it is. */
export interface SoundPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels of one picture: more would need a gigabyte to be unpacked. */
const mostPixels = 40_000_000;

/**
 * Returns a PNG or JPEG picture whose size is known and whose data is whole; null for anything else, and for what is broken or
 * too large. What comes here was uploaded by anybody.
 */
export function soundPicture(bytes: Buffer): SoundPicture | null {
  if (bytes.length < 16) return null;
  const size = bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : pngSize(bytes);
  if (size === null) return null;
  const [width, height] = size;
  return width > 0 && height > 0 && width * height <= mostPixels ? { bytes, width, height } : null;
}

type PictureSize = readonly [width: number, height: number];

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples of a pixel by the type of colours. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function pngSize(bytes: Buffer): PictureSize | null {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return null;
  const chunks = pngChunks(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (width * height > mostPixels) return null;
  const [bits = 0, colours = 0, , , interlaced = 0] = header.data.subarray(8);
  const rowBytes = Math.ceil((width * bits * (samples[colours] ?? 0)) / 8) + 1;
  // Interlaced rows come in seven parts, each with a filter byte a row.
  const expected = interlaced === 1 ? rowBytes * height * 2 + 64 : rowBytes * height;
  const unpacked = unpackedSize(chunks, expected);
  return unpacked !== null && (interlaced === 1 ? unpacked > 0 : unpacked === expected) ? [width, height] : null;
}

interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

function pngChunks(bytes: Buffer): PngChunk[] | null {
  const chunks: PngChunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

function unpackedSize(chunks: readonly PngChunk[], most: number): number | null {
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: most }).length;
  } catch {
    return null;
  }
}

/** Markers of frames: all but those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Components of a frame: grey, three colours, four colours.
    if (isFrame(marker))
      return [1, 3, 4].includes(bytes[at + 9] ?? 0) ? [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)] : null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
