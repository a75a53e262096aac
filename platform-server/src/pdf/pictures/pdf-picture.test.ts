import { encode as bmpOf } from 'bmp-ts';
import { decode as readPng } from 'fast-png';
import { GifWriter } from 'omggif';
import { pdfPicture } from './pdf-picture.ts';

const [red, green, blue, white, black] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [0, 0, 0],
] as const;
const colours = [red, green, blue, white, black, red] as const;

/** WebP pictures, lossless: 3 x 2 in these colours, of which the last is half transparent yellow; then 1 x 1, moving. */
const webp = Buffer.from(
  'UklGRjgAAABXRUJQVlA4TCsAAAAvAkAAEC8gEEjaH3qN+RcQFPk/moCg6LrlArOlbBQUpG3A4u4pWUT/4+oAAA==',
  'base64',
);
const movingWebp = Buffer.from(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
  'base64',
);

/** GIF of 3 x 2 in these colours, with a second picture all red after it. */
function gif(): Buffer {
  const bytes = Buffer.alloc(1000);
  const palette = [0xff_00_00, 0x00_ff_00, 0x00_00_ff, 0xff_ff_ff, 0x00_00_00, 0, 0, 0];
  const writer = new GifWriter(bytes, 3, 2, { palette, loop: 0 });
  writer.addFrame(0, 0, 3, 2, [0, 1, 2, 3, 4, 0], { delay: 10 });
  writer.addFrame(0, 0, 3, 2, [0, 0, 0, 0, 0, 0], { delay: 10 });
  return bytes.subarray(0, writer.end());
}

/** BMP of 3 x 2 in these colours, of 24 or 32 bits a pixel. */
function bmp(bits: 24 | 32): Buffer {
  const data = Buffer.from(colours.flatMap(([r, g, b]) => [0, b, g, r]));
  return bmpOf({ data, width: 3, height: 2, bitPP: bits }).data;
}

async function pixelsOf(bytes: Buffer): Promise<{ channels: number; pixels: number[][] } | null> {
  const picture = await pdfPicture(bytes);
  if (picture === null) return null;
  const { data, channels, width, height } = readPng(picture.bytes);
  expect([picture.width, picture.height]).toEqual([width, height]);
  const pixels = Array.from({ length: width * height }, (_, at) =>
    Array.from(data.subarray(at * channels, (at + 1) * channels)),
  );
  return { channels, pixels };
}

test.each([
  ['GIF', gif()],
  ['BMP of 24 bits', bmp(24)],
  ['BMP of 32 bits', bmp(32)],
])('a %s is the PNG of its pixels, the first picture of several', async (_, bytes) => {
  expect(await pixelsOf(bytes)).toEqual({ channels: 3, pixels: colours });
});

test('a WebP keeps its transparency, and of a moving one the first picture is taken', async () => {
  const opaque = colours.slice(0, 5).map((colour) => [...colour, 255]);
  expect(await pixelsOf(webp)).toEqual({ channels: 4, pixels: [...opaque, [255, 255, 0, 128]] });
  expect((await pixelsOf(movingWebp))?.pixels).toHaveLength(1);
});

const changed = (bytes: Buffer, change: (copy: Buffer) => unknown): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a GIF that ends early', gif().subarray(0, 40)],
  ['a GIF of 65,535 x 65,535', changed(gif(), (copy) => copy.fill(255, 6, 10))],
  ['a GIF whose frame is larger than it', changed(gif(), (copy) => copy.writeUInt16LE(2, 6))],
  ['a BMP that ends early', bmp(24).subarray(0, 60)],
  ['a BMP of 2,000,000,000 rows', changed(bmp(24), (copy) => copy.writeInt32LE(2_000_000_000, 22))],
  ['a BMP of negative width', changed(bmp(24), (copy) => copy.writeInt32LE(-3, 18))],
  ['a WebP that ends early', webp.subarray(0, 40)],
  ['a WebP of 16,384 x 16,384', changed(webp, (copy) => copy.fill(255, 21, 25))],
  ['a moving WebP whose frame is larger than it', changed(movingWebp, (copy) => copy.fill(255, 58, 64))],
  ['a text', Buffer.from('<html>'.repeat(20))],
])('what is broken or too large is none: %s', async (_, bytes) => {
  expect(await pdfPicture(bytes)).toBeNull();
});
