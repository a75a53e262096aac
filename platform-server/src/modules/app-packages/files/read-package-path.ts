import { readFile, stat } from 'node:fs/promises';
import { readPackageZip, zipLimits } from './read-package-zip.ts';
import { readPackageFolder } from './read-package-folder.ts';

/** The files of the package at a path, a folder or a zip. Throws packageInvalid as the readers of both do. */
export async function readPackagePath(path: string): Promise<Record<string, string>> {
  const found = await stat(path);
  if (found.isDirectory()) return readPackageFolder(path);
  if (found.size > zipLimits.packed) throw new Error(`${path} has more than ${zipLimits.packed} bytes.`);
  return readPackageZip(await readFile(path));
}
