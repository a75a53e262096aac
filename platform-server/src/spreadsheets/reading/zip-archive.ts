import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { appError } from '@portico/shared-kit/errors';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ReadLimits } from '../read-limits.ts';
import { damageOf } from './damaged.ts';

const stored = 0;
const deflated = 8;
const megabyte = 1_000_000;

/** Zip archive on disk that is read by its directory. Its parts never unpack to more than the directory says. */
export class ZipArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Opens an archive. Throws spreadsheetDamaged, spreadsheetEncrypted, spreadsheetTooLarge or spreadsheetZipBomb. */
  static async open(path: string, limits: ReadLimits): Promise<ZipArchive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
      throw damageOf(error);
    });
    try {
      return new ZipArchive(zip, await entriesOf(zip, limits));
    } catch (error) {
      zip.close();
      throw damageOf(error);
    }
  }

  /** Paths of all parts, in small letters. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** Yields the bytes of a part. Throws spreadsheetDamaged where there is none, or its contents are not what the directory says. */
  async *bytes(path: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(path.toLowerCase());
    if (entry === undefined) throw appError('spreadsheetDamaged');
    let [size, crc] = [0, 0];
    try {
      for await (const chunk of await this.#stream(entry)) {
        size += chunk.length;
        crc = crc32(chunk, crc);
        if (size > entry.uncompressedSize) throw appError('spreadsheetDamaged');
        yield chunk;
      }
    } catch (error) {
      throw damageOf(error);
    }
    if (size !== entry.uncompressedSize || crc !== entry.crc32) throw appError('spreadsheetDamaged');
  }

  /** Returns the bytes that a part unpacks to, as the directory says; 0 where there is none. */
  sizeOf(path: string): number {
    return this.#entries.get(path.toLowerCase())?.uncompressedSize ?? 0;
  }

  close(): void {
    this.#zip.close();
  }

  async #stream(entry: Entry): Promise<AsyncIterable<Buffer>> {
    if (entry.compressionMethod === stored) return this.#zip.openReadStreamPromise(entry);
    const raw = await this.#zip.openReadStreamPromise(entry, { decompress: false });
    const inflate = createInflateRaw({ chunkSize: 131_072 });
    // Its failure comes out of the reader of the stream as well.
    pipeline(raw, inflate).catch(() => undefined);
    return inflate;
  }
}

async function entriesOf(zip: ZipFile, limits: ReadLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.unpackedBytes) {
      throw appError('spreadsheetTooLarge', { megabytes: Math.floor(limits.unpackedBytes / megabyte) });
    }
    if (entries.size >= limits.entries) throw appError('spreadsheetZipBomb');
    const path = entry.fileName.replace(/^\//, '').toLowerCase();
    // Which of two is meant, nobody knows.
    if (entries.has(path)) throw appError('spreadsheetDamaged');
    entries.set(path, entry);
  }
  return entries;
}

function checkEntry(entry: Entry, limits: ReadLimits): void {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw appError('spreadsheetEncrypted');
  if (compressionMethod !== stored && compressionMethod !== deflated) throw appError('spreadsheetDamaged');
  if (uncompressedSize > limits.harmlessBytes && uncompressedSize > compressedSize * limits.ratio) {
    throw appError('spreadsheetZipBomb');
  }
}
