import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../federation/workspace.ts';

/** The lockfile's words on one package: the packages that it reaches, by name. */
interface Reached {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockedVersion {
  readonly version: string;
}

/** `pnpm-lock.yaml`, as far as a build depends on it. */
export interface Lockfile {
  /** Folder of a workspace package to what it depends on. */
  readonly importers: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, LockedVersion>>;
        readonly optionalDependencies?: Readonly<Record<string, LockedVersion>>;
      }
    >
  >;
  /** `name@version` to where it comes from, with its hash. */
  readonly packages: Readonly<Record<string, { readonly resolution: unknown }>>;
  /** `name@version(peers)` to what it reaches. */
  readonly snapshots: Readonly<Record<string, Reached>>;
}

/** The dependencies of a workspace package that are followed. */
export interface FollowedDependencies {
  /** The folder of the workspace package; one that the lockfile does not know reaches nothing. */
  readonly folder: string;
  /** False for dependencies that are not followed, wherever they are reached. */
  readonly follows: (name: string) => boolean;
}

/** Reads the lockfile of the repository. */
export function readLockfile(): Lockfile {
  return parse(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')) as Lockfile;
}

/** The workspace packages that a workspace package depends on, as folders. */
export function linkedPackages({ importers }: Lockfile, folder: string): string[] {
  return Object.values(importers[folder]?.dependencies ?? {})
    .filter(({ version }) => version.startsWith('link:'))
    .map(({ version }) => posix.join(folder, version.slice('link:'.length)));
}

/**
 * The part of the lockfile that a workspace package reaches by its dependencies, one sorted line a package with its
 * version and hash. What is there for development only, and what other packages depend on, is not among it.
 */
export function lockedPart(lock: Lockfile, { folder, follows }: FollowedDependencies): string[] {
  const { dependencies, optionalDependencies } = lock.importers[folder] ?? {};
  const reached = new Set<string>();
  const follow = (name: string, version: string) => {
    const key = keyOf(lock, name, version);
    if (key === null || reached.has(key) || !follows(name)) return;
    reached.add(key);
    const next = { ...lock.snapshots[key]?.dependencies, ...lock.snapshots[key]?.optionalDependencies };
    for (const [other, its] of Object.entries(next)) follow(other, its);
  };
  for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) follow(name, version);
  return [...reached].sort().map((key) => `${key} ${JSON.stringify(lock.packages[withoutPeers(key)]?.resolution)}`);
}

/** Null for workspace packages. A dependency under another name says the whole key as its version. */
function keyOf({ snapshots }: Lockfile, name: string, version: string): string | null {
  return [`${name}@${version}`, version].find((key) => key in snapshots) ?? null;
}

function withoutPeers(key: string): string {
  return key.replace(/\(.*$/, '');
}
