import { isUtf8 } from 'node:buffer';

const empty: Buffer = Buffer.alloc(0);

/** Longest beginning of a sign that may stand at the end of a chunk. */
const longestBeginning = 3;

/** Returns the bytes at the end of a chunk that are the beginning of a sign that goes on in the next one. */
function unfinishedBytes(chunk: Buffer): number {
  for (let back = 1; back <= Math.min(longestBeginning, chunk.length); back += 1) {
    const byte = chunk[chunk.length - back] ?? 0;
    if (byte >= 0xc0)
      return byte >= 0xf0 ? (back < 4 ? back : 0) : byte >= 0xe0 ? (back < 3 ? back : 0) : back < 2 ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

/** Cuts UTF-8 that comes in chunks between its signs. Much faster than a TextDecoder that is told to fail. */
export class Utf8Chunks {
  #rest = empty;

  /** Returns the bytes of the whole signs so far, or null where they are no UTF-8. */
  next(chunk: Buffer): Buffer | null {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = bytes.length - unfinishedBytes(bytes);
    this.#rest = bytes.subarray(end);
    const whole = bytes.subarray(0, end);
    return isUtf8(whole) ? whole : null;
  }

  /** True where no sign is left unfinished. */
  isWhole(): boolean {
    return this.#rest.length === 0;
  }
}
