import { appError } from '@portico/shared-kit/errors';
import { Utf8Chunks } from '../utf8-chunks.ts';
import type { ReadLimits } from '../read-limits.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Length of the beginning that is looked at, where declarations stand. */
const beginningLength = 4_096;

/**
 * Yields the text of an XML part without its byte order mark. Throws spreadsheetHasDoctype for a declaration of a document
 * type, by which entities that unfold without end come, and spreadsheetDamaged for bytes that are not in the encoding.
 */
export async function* partText(archive: ZipArchive, path: string): AsyncGenerator<string> {
  let decode: ((chunk: Buffer) => string) | null = null;
  let beginning = '';
  for await (const chunk of archive.bytes(path)) {
    decode ??= decoderOf(chunk);
    const text = decode(chunk);
    if (beginning.length < beginningLength) {
      beginning += text;
      if (/<!DOCTYPE/i.test(beginning)) throw appError('spreadsheetHasDoctype');
    }
    yield text;
  }
}

/** Returns the text of a small part. Throws as `partText`, and spreadsheetTooLarge for one that is not small. */
export async function wholeText(archive: ZipArchive, path: string, limits: ReadLimits): Promise<string> {
  let whole = '';
  for await (const text of partText(archive, path)) {
    whole += text;
    if (whole.length > limits.partBytes) {
      throw appError('spreadsheetTooLarge', { megabytes: Math.floor(limits.partBytes / 1_000_000) });
    }
  }
  return whole;
}

function decoderOf(first: Buffer): (chunk: Buffer) => string {
  const encoding = encodingOf(first);
  if (encoding !== 'utf-8') return strictDecoder(encoding);
  const utf8 = new Utf8Chunks();
  let isFirst = true;
  return (chunk) => {
    const bytes = utf8.next(chunk);
    if (bytes === null) throw appError('spreadsheetDamaged');
    const text = bytes.toString('utf8');
    const isMarked = isFirst && text.startsWith('\ufeff');
    isFirst = false;
    return isMarked ? text.slice(1) : text;
  };
}

function strictDecoder(encoding: string): (chunk: Buffer) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw appError('spreadsheetDamaged');
    }
  };
}

/** Returns the encoding by the mark of the byte order, the first sign `<`, or the declaration; UTF-8 where none says so. */
function encodingOf(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  const name = declared?.toLowerCase() ?? 'utf-8';
  if (name === 'utf-8' || name === 'us-ascii') return 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw appError('spreadsheetDamaged');
  }
}
