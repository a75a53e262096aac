import { PassThrough, type Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { endOfZip, type ZipEntry } from './zip-records.ts';

/** Archive of which nothing but the directory, far down, is there. */
class FarDirectory extends RandomAccessReader {
  readonly #start: number;
  readonly #directory: Buffer;

  constructor(start: number, directory: Buffer) {
    super();
    this.#start = start;
    this.#directory = directory;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // Contents in front of the directory are zeros.
    const missing = Buffer.alloc(Math.max(0, Math.min(this.#start, end) - start));
    const bytes = this.#directory.subarray(Math.max(0, start - this.#start), Math.max(0, end - this.#start));
    return new PassThrough().end(Buffer.concat([missing, bytes]));
  }
}

async function directoryOf(entries: readonly ZipEntry[], offset: number) {
  const directory = endOfZip(entries, offset);
  const zip = await fromRandomAccessReaderPromise(new FarDirectory(offset, directory), offset + directory.length, {
    lazyEntries: true,
  });
  const found = [];
  for await (const entry of zip.eachEntry())
    found.push([entry.fileName, entry.relativeOffsetOfLocalHeader, entry.uncompressedSize]);
  return found;
}

const entry = (path: string, offset: number) => ({
  path,
  offset,
  crc: 1,
  size: 4_000_000_000,
  packedSize: 3_000_000_000,
});

test('an archive beyond 4 GiB has its places in 64 bits', async () => {
  const entries = [entry('a.xml', 0), entry('中文.xml', 3_000_000_100), entry('c.xml', 6_000_000_200)];
  expect(await directoryOf(entries, 9_000_000_300)).toEqual([
    ['a.xml', 0, 4_000_000_000],
    ['中文.xml', 3_000_000_100, 4_000_000_000],
    ['c.xml', 6_000_000_200, 4_000_000_000],
  ]);
});

test('a small one has no records of 64 bits, which old programs do not know', () => {
  expect(endOfZip([entry('a.xml', 0)], 100).includes(Buffer.from('PK\u0006\u0006'))).toBe(false);
});

test('more than 65,535 parts are counted in 64 bits', async () => {
  const entries = Array.from({ length: 65_540 }, (_, index) => entry(`${index}`, index));
  expect(await directoryOf(entries, 70_000)).toHaveLength(65_540);
});
