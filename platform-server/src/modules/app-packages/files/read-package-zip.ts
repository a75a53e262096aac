import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { AppError, appError, textParam } from '@portico/shared-kit/errors';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { utf8Text } from '../../../text-files/utf8-text.ts';
import { zipTexts } from '../package.texts.ts';
import { isHidden } from './read-package-folder.ts';

/** Upper limits of a package's zip; bytes, but for `entries` and `ratio` (unpacked to packed). */
export const zipLimits = {
  packed: 10_000_000,
  entries: 2000,
  file: 2_000_000,
  unpacked: 20_000_000,
  ratio: 200,
} as const;

/** Below this nothing can hurt, whatever its ratio. */
const harmlessBytes = 64 * 1024;

/**
 * The files of a package in a zip: path → text. What stands in one folder counts as if it stood beside it; hidden files
 * are left out. Throws packageInvalid for what is no zip, is larger than `zipLimits` or has a path that leaves its folder.
 */
export async function readPackageZip(bytes: Uint8Array): Promise<Record<string, string>> {
  if (bytes.length > zipLimits.packed) throw refusal('', zipTexts.tooLarge(zipLimits.packed));
  const files = (await unpack(bytes))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, content]) => [path, utf8Text(path, content)] as const);
  const top = folderOfAll(files.map(([path]) => path));
  return Object.fromEntries(files.map(([path, text]) => [path.slice(top.length), text]));
}

async function unpack(bytes: Uint8Array): Promise<[path: string, content: Uint8Array][]> {
  const accept = entryCheck();
  const files: [string, Uint8Array][] = [];
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true });
    for await (const entry of zip.eachEntry()) {
      accept(entry);
      const { fileName } = entry;
      if (!fileName.endsWith('/') && !isHidden(fileName)) files.push([fileName, await contentOf(zip, entry)]);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The reader of zips names a path that leaves the folder behind its reason.
    const path = error instanceof Error ? /^(?:invalid|absolute) [\w ]+: (.+)$/.exec(error.message)?.[1] : undefined;
    throw path === undefined ? refusal('', zipTexts.unreadable) : refusal(path, zipTexts.leavesFolder);
  }
  return files;
}

/** Unpacks an entry; the reader stops where it is longer than the entry says. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw refusal(entry.fileName, zipTexts.damaged);
  return content;
}

/** Called for each entry before anything of it is unpacked; throws packageInvalid. */
function entryCheck(): (entry: Entry) => void {
  const seen = new Set<string>();
  let unpacked = 0;
  return ({ fileName, compressedSize, uncompressedSize }) => {
    if (seen.size >= zipLimits.entries) throw refusal('', zipTexts.tooManyEntries(zipLimits.entries));
    if (!isSafePath(fileName)) throw refusal(fileName, zipTexts.leavesFolder);
    const key = fileName.toLowerCase();
    if (seen.has(key)) throw refusal(fileName, zipTexts.twice);
    seen.add(key);
    unpacked += uncompressedSize;
    if (uncompressedSize > zipLimits.file) throw refusal(fileName, zipTexts.tooLarge(zipLimits.file));
    if (unpacked > zipLimits.unpacked) throw refusal('', zipTexts.unpacksTooLarge(zipLimits.unpacked));
    if (uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * zipLimits.ratio) {
      throw refusal(fileName, zipTexts.packedTooMuch(zipLimits.ratio));
    }
  };
}

/** A path of plain parts; one that ends with a slash is a folder. */
function isSafePath(path: string): boolean {
  if (/[\\:\0]/.test(path)) return false;
  const parts = path.replace(/\/$/, '').split('/');
  return parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** `sales/` where the manifest is not at the top and everything is in that folder. */
function folderOfAll(paths: readonly string[]): string {
  const [first = ''] = paths;
  const top = first.slice(0, first.indexOf('/') + 1);
  return top !== '' && !paths.includes('application.yaml') && paths.every((path) => path.startsWith(top)) ? top : '';
}

function refusal(name: string, detail: BilingualText): Error {
  const file = name === '' ? 'zip' : JSON.stringify(name.slice(0, 200)).slice(1, -1);
  return appError('packageInvalid', { file, place: '', ...textParam('detail', detail) });
}
