import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of a package folder as `readPackage` takes them: path with slashes → text. Hidden files are left out. */
export async function readPackageFolder(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => [relative(dir, path).split(sep).join('/'), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(files);
}
