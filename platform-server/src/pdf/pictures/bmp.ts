import { decode } from 'bmp-ts';
import type { PictureDecoder } from './decoder.ts';

/** BMP as programs write it: with a header of Windows. */
export const bmp: PictureDecoder = {
  // Rows from the top down have a negative height.
  sizeOf: (bytes) =>
    bytes.length >= 54 && bytes.toString('latin1', 0, 2) === 'BM'
      ? [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
      : null,
  pixelsOf: (bytes) => opaqueWhereNothingElse(decode(bytes, { toRGBA: true }).data),
};

/** Most programs leave the fourth byte of a pixel empty, and mean no transparency. */
function opaqueWhereNothingElse(pixels: Buffer): Buffer {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return pixels;
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return pixels;
}
