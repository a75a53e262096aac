import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { appError } from '@portico/shared-kit/errors';
import { Utf8Chunks } from '../utf8-chunks.ts';

/** Encodings of CSV files: what spreadsheet programs write, in China also without saying so. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/**
 * Returns the encoding of a CSV file: that of its byte order mark, else UTF-8 where the whole file is that, else GB18030,
 * of which GBK is a part. Throws spreadsheetTypeWrong where there are zero bytes, which no such text has.
 */
export async function detectEncoding(path: string): Promise<CsvEncoding> {
  const [first, second] = await firstBytes(path, 2);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const utf8 = new Utf8Chunks();
  let isUtf8 = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw appError('spreadsheetTypeWrong');
    isUtf8 &&= utf8.next(chunk) !== null;
  }
  return isUtf8 && utf8.isWhole() ? 'utf-8' : 'gb18030';
}

/** Returns the first bytes of a file, fewer where it is shorter. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Yields the text of a file without its byte order mark. Throws csvEncodingUnknown where it is not in the encoding. */
export async function* decodedText(path: string, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw appError('csvEncodingUnknown');
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decoded(chunk);
  yield decoded();
}
