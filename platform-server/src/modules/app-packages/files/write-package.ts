import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { isPackageFile } from '../read-package.ts';
import { readPackageFolder } from './read-package-folder.ts';
import { writePackageZip } from './write-package-zip.ts';

/**
 * Writes the files of a package to a path: a zip where it ends so, else a folder. What is there already is left alone
 * and told by an error, unless `replace`: then the zip, or the package's own files in the folder, are written anew.
 */
export async function writePackage(
  path: string,
  files: Readonly<Record<string, string>>,
  replace: boolean,
): Promise<void> {
  if (extname(path).toLowerCase() === '.zip') {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, writePackageZip(files), { flag: replace ? 'w' : 'wx' }).catch((error: unknown) => {
      throw isThere(error) ? occupied(path) : error;
    });
    return;
  }
  await mkdir(path, { recursive: true });
  if ((await readdir(path)).length > 0) {
    if (!replace) throw occupied(path);
    const gone = Object.keys(await readPackageFolder(path)).filter((file) => isPackageFile(file) && !(file in files));
    for (const file of gone) await rm(join(path, file));
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
}

function isThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}

function occupied(path: string): Error {
  return new Error(`${path} is there already; --replace writes the package anew.`);
}
