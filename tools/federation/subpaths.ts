import { existsSync, readdirSync } from 'node:fs';
import { eagerSubpaths, lazySubpaths, serverOnlySubpaths } from './libraries.ts';
import { inRoot, readJson } from './workspace.ts';

/** Public subpath of shared-kit: what is written after the package name, and the file behind it. */
export interface Subpath {
  readonly name: string;
  readonly file: string;
  readonly eager: boolean;
}

const sharedKit = 'shared-kit';

/**
 * Every public subpath of shared-kit that a browser may load, with stars of its `exports` expanded by what is on disk.
 * So a new folder under `ui/` or a new resource under `api/` is shared without touching the federation.
 */
export function browserSubpaths(): Subpath[] {
  const { exports } = readJson(inRoot(sharedKit, 'package.json')) as { exports: Record<string, string> };
  return Object.entries(exports)
    .flatMap(([door, target]) => expand(door.slice(2), target))
    .filter(({ name, file }) => existsSync(file) && !serverOnlySubpaths.some((rule) => rule.test(name)))
    .map((subpath) => ({ ...subpath, eager: isEager(subpath.name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function expand(door: string, target: string): { name: string; file: string }[] {
  if (!door.includes('*')) return [{ name: door, file: inRoot(sharedKit, target) }];
  const [folder = '', rest = ''] = target.split('*');
  const absolute = inRoot(sharedKit, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .map((entry) => (rest.startsWith('/') ? entry : entry.endsWith(rest) ? entry.slice(0, -rest.length) : ''))
    .filter((stem) => stem !== '' && stem !== 'index' && !stem.endsWith('.test'))
    .map((stem) => ({ name: door.replace('*', stem), file: inRoot(sharedKit, target.replace('*', stem)) }));
}

function isEager(name: string): boolean {
  if (lazySubpaths.some((rule) => rule.test(name))) return false;
  return eagerSubpaths.some((rule) => (rule.endsWith('/*') ? name.startsWith(rule.slice(0, -1)) : rule === name));
}
