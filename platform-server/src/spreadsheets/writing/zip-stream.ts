import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { endOfZip, localHeader, dataDescriptor, type ZipEntry } from './zip-records.ts';

/** A fast level: 6 takes 1.6 times as long for files that are a fifth smaller. */
const level = 1;

/** Zip archive that is written from its beginning to its end, one entry after the other, in flat memory. */
export class ZipStream {
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  /** Yields the bytes of an entry with the content given as text; the content is read as fast as the bytes are taken. */
  async *entry(path: string, content: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
    const entry = { path, offset: this.#offset, crc: 0, size: 0, packedSize: 0 };
    yield this.#counted(localHeader(path));
    const deflate = createDeflateRaw({ level, chunkSize: 65_536 });
    const done = pipeline(bytesOf(content, entry), deflate);
    // Its failure comes out of the loop as well.
    done.catch(() => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      entry.packedSize += chunk.length;
      yield this.#counted(chunk);
    }
    await done;
    yield this.#counted(dataDescriptor(entry));
    this.#entries.push(entry);
  }

  /** Returns the archive's directory, which ends it. */
  end(): Buffer {
    return endOfZip(this.#entries, this.#offset);
  }

  #counted(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    return bytes;
  }
}

/** Yields the bytes of a content, and notes their number and check sum. */
async function* bytesOf(
  content: AsyncIterable<string> | Iterable<string>,
  entry: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    Object.assign(entry, { crc: crc32(bytes, entry.crc), size: entry.size + bytes.length });
    yield bytes;
  }
}
