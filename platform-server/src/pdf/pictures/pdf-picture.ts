import { encode } from 'fast-png';
import { bmp } from './bmp.ts';
import type { PictureDecoder } from './decoder.ts';
import { gif } from './gif.ts';
import { type SoundPicture, soundPicture } from './sound-picture.ts';
import { webp } from './webp.ts';

const decoders: readonly PictureDecoder[] = [gif, webp, bmp];

/** Pixels of a picture that is unpacked: 100 MB of them. */
const mostPixels = 25_000_000;

/**
 * Returns a picture as a PDF can hold it: PNG and JPEG as they are, GIF, WebP and BMP as PNG; null for anything else, and for what is
 * broken or too large.
 */
export async function pdfPicture(bytes: Buffer): Promise<SoundPicture | null> {
  for (const decoder of decoders) {
    const picture = await decoded(bytes, decoder);
    if (picture !== null) return picture;
  }
  return soundPicture(bytes);
}

async function decoded(bytes: Buffer, { sizeOf, pixelsOf }: PictureDecoder): Promise<SoundPicture | null> {
  try {
    const size = sizeOf(bytes);
    if (size === null) return null;
    const [width, height] = size;
    if (width < 1 || height < 1 || width * height > mostPixels) return null;
    const pixels = await pixelsOf(bytes);
    return pixels.length === width * height * 4 ? { bytes: asPng(pixels, width, height), width, height } : null;
  } catch {
    return null;
  }
}

/** A PDF holds a PNG without transparency as it is: one with it has to be taken apart. */
function asPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const isOpaque = pixels.every((value, at) => at % 4 !== 3 || value === 255);
  const data = isOpaque ? pixels.filter((_, at) => at % 4 !== 3) : pixels;
  return Buffer.from(encode({ width, height, data, channels: isOpaque ? 3 : 4, depth: 8 }));
}
