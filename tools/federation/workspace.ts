import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The package of the shell, which provides what remotes share. */
export const host = 'shell-host';

/** The remotes of this repository: the folders `mf-*` that hold a `remote.json`, by name. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
  .sort();

/** Absolute path of a folder or file below the root. */
export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}

/**
 * The folder of a package: below the root, or where EXTRA_PACKAGES says (`name=folder`, separated by commas), which is
 * how tests build remotes that are not part of the product.
 */
export function packageFolder(name: string, ...parts: string[]): string {
  const extra = (process.env['EXTRA_PACKAGES'] ?? '').split(',').find((pair) => pair.startsWith(`${name}=`));
  return extra ? join(extra.slice(name.length + 1), ...parts) : inRoot(name, ...parts);
}

/** Returns whether a package of this name is a remote, one of the repository or one of EXTRA_PACKAGES. */
export function isRemote(name: string): boolean {
  return existsSync(packageFolder(name, 'remote.json'));
}

/** The content of a JSON file; what it is, its reader says. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The version that a workspace package really has installed of a dependency. Throws when it has none. */
export function installedVersion(workspacePackage: string, dependency: string): string {
  const path = inRoot(workspacePackage, 'node_modules', dependency, 'package.json');
  if (!existsSync(path))
    throw new Error(`${workspacePackage} does not depend on ${dependency}: add it to its package.json`);
  return (readJson(path) as { version: string }).version;
}

/** The product version of a workspace package. */
export function packageVersion(workspacePackage: string): string {
  return (readJson(packageFolder(workspacePackage, 'package.json')) as { version: string }).version;
}
