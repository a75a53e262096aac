import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { utf8Text } from '../../../text-files/utf8-text.ts';

/**
 * The files of a package folder as `readPackage` takes them: path with slashes → text. Hidden files are left out.
 * Throws packageInvalid where one is not UTF-8.
 */
export async function readPackageFolder(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => [path, utf8Text(path, await readFile(join(dir, path)))] as const),
  );
  return Object.fromEntries(files);
}

/** Returns whether a path is something that systems keep for themselves. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
