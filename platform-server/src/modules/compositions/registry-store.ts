import { linkSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryDocument, emptyRegistry } from '@portico/shared-kit/remotes';
import { makePrivateFolder, privateFile } from '../../private-files.ts';

/** The registry document and its history. */
export interface RegistryStore {
  /** The newest revision; the empty document before the first. */
  read(): RegistryDocument;
  /** Every revision that is kept, newest first. */
  history(): RegistryDocument[];
  /**
   * Makes `next` the newest revision, provided that `expected` still is: compare-and-swap. False when somebody was
   * faster: read again and decide again. The revision of `next` is set here.
   */
  swap(expected: number, next: RegistryDocument): boolean;
}

const fileName = /^(\d{8})\.json$/;

/**
 * Opens the registry below a home folder, one file per revision. The swap is the creation of the next file by a hard
 * link, which the file system lets only one writer do; no lock can be left behind.
 */
export function openRegistry(home: string): RegistryStore {
  const folder = join(home, 'registry');
  let newest = emptyRegistry;

  const revisions = () =>
    listFolder(folder)
      .flatMap((name) => fileName.exec(name)?.[1] ?? [])
      .map(Number);
  const newestRevision = () => Math.max(0, ...revisions());
  const read = () => {
    const revision = newestRevision();
    if (revision !== newest.revision) newest = readRevision(folder, revision);
    return newest;
  };

  return {
    read,
    history: () =>
      revisions()
        .toSorted((a, b) => b - a)
        .map((revision) => readRevision(folder, revision)),
    swap(expected, next) {
      if (newestRevision() !== expected) return false;
      const revision = expected + 1;
      makePrivateFolder(folder);
      const scratch = join(folder, `${revision}.${process.pid}.new`);
      writeFileSync(scratch, `${JSON.stringify({ ...next, revision }, null, 2)}\n`, { mode: privateFile });
      try {
        linkSync(scratch, revisionFile(folder, revision));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        rmSync(scratch, { force: true });
      }
    },
  };
}

function readRevision(folder: string, revision: number): RegistryDocument {
  if (revision === 0) return emptyRegistry;
  // The file's name counts: an operator who writes a revision by hand may leave the old number inside.
  return { ...(JSON.parse(readFileSync(revisionFile(folder, revision), 'utf8')) as RegistryDocument), revision };
}

function revisionFile(folder: string, revision: number): string {
  return join(folder, `${String(revision).padStart(8, '0')}.json`);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
