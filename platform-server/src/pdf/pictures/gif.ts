import { GifReader } from 'omggif';
import type { PictureDecoder } from './decoder.ts';

/** GIF: the first picture of those that move. */
export const gif: PictureDecoder = {
  sizeOf: (bytes) => (/^GIF8[79]a/.test(startOf(bytes)) ? [bytes.readUInt16LE(6), bytes.readUInt16LE(8)] : null),
  pixelsOf: (bytes) => {
    const reader = new GifReader(bytes);
    const { x, y, width, height } = reader.frameInfo(0);
    if (x + width > reader.width || y + height > reader.height) throw new Error('A frame is larger than its picture');
    const pixels = new Uint8Array(reader.width * reader.height * 4);
    reader.decodeAndBlitFrameRGBA(0, pixels);
    return pixels;
  },
};

const startOf = (bytes: Buffer) => bytes.toString('latin1', 0, 6);
