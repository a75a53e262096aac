import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';
import type { PictureDecoder, PictureSize } from './decoder.ts';

/** WebP by the decoder of libwebp in WebAssembly: the first picture of those that move. */
export const webp: PictureDecoder = {
  sizeOf: (bytes) => {
    const [first] = isWebp(bytes) ? chunksOf(still(bytes), 12) : [];
    return first === undefined ? null : sizeIn(first);
  },
  pixelsOf: async (bytes) => {
    await load();
    // Its type is one of browsers.
    const { data } = (await decode(exactly(still(bytes)))) as { readonly data: Uint8ClampedArray };
    return new Uint8Array(data.buffer, data.byteOffset, data.length);
  },
};

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const program = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  loading ??= readFile(program).then(async (code) => init({ wasmBinary: exactly(code) }));
  await loading;
}

const isWebp = (bytes: Buffer) =>
  bytes.length >= 30 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

function chunksOf(bytes: Buffer, from: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function sizeIn({ type, data }: Chunk): PictureSize | null {
  if (data.length < 10) return null;
  if (type === 'VP8X') return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1];
  if (type === 'VP8 ') return [data.readUInt16LE(6) & 0x3f_ff, data.readUInt16LE(8) & 0x3f_ff];
  if (type !== 'VP8L') return null;
  const bits = data.readUInt32LE(1);
  return [(bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1];
}

/** The decoder knows no moving pictures: their first frame as a file of its own, which may be smaller than the whole. */
function still(bytes: Buffer): Buffer {
  const frame = chunksOf(bytes, 12).find(({ type }) => type === 'ANMF')?.data;
  if (frame === undefined) return bytes;
  const extended = Buffer.alloc(10);
  extended[0] = 0x10;
  frame.copy(extended, 4, 6, 12);
  const chunks = [{ type: 'VP8X', data: extended }, ...chunksOf(frame, 16)];
  const body = Buffer.concat(
    chunks.flatMap(({ type, data }) => [Buffer.from(type, 'latin1'), lengthOf(data), data, evened(data)]),
  );
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), lengthOf(body, 4), Buffer.from('WEBP', 'latin1'), body]);
}

const evened = (data: Buffer) => Buffer.alloc(data.length % 2);

function lengthOf(data: Buffer, more = 0): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length + more);
  return length;
}

/** The decoder takes the whole of a buffer, and one of Node may be a part of a larger one. */
const exactly = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
