import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { canReach, type OsUser, runAs } from './os-user.ts';

/** One database cluster of this installation: where its files are and how its owner signs in. */
export interface Cluster {
  readonly id: string;
  readonly password: string;
  /** Everything that the server's user reads and writes: `data`, and `runtime` for copied binaries. */
  readonly folder: string;
  readonly data: string;
}

export const clusterOwner = 'portico';

/**
 * Reads the cluster of this home folder, or plans a new one: the record (with a random password, readable by its
 * owner only) is written at once, the data comes with {@link initialise}.
 * @param outside where the data goes when the server's user may not enter the home folder
 */
export function openCluster(home: string, user: OsUser | undefined, outside = '/var/lib/portico'): Cluster {
  const own = join(home, 'database');
  mkdirSync(own, { recursive: true, mode: 0o755 });
  const record = join(own, 'cluster.json');
  if (!existsSync(record)) {
    const id = randomBytes(6).toString('hex');
    const folder = canReach(user, own) ? '.' : join(outside, id);
    const fresh = { id, password: randomBytes(24).toString('base64url'), folder };
    writeFileSync(record, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
  }
  const { id, password, folder }: Omit<Cluster, 'data'> = JSON.parse(readFileSync(record, 'utf8'));
  const root = folder === '.' ? own : folder;
  if (!canReach(user, root === own ? own : dirname(root)) && root === own) {
    throw new Error(
      `The account "${user?.name}" may no longer enter ${own}, where the database is. Let it, or move it.`,
    );
  }
  mkdirSync(root, { recursive: true, mode: 0o755 });
  return { id, password, folder: root, data: join(root, 'data') };
}

/** @returns the major version that wrote the data, undefined when there is none yet */
export function dataMajor({ data }: Cluster): number | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

/** Creates the data. It gets its name last, so that a start that was cut short is simply begun again. */
export function initialise(cluster: Cluster, binaries: Binaries, user: OsUser | undefined): void {
  const staging = join(cluster.folder, `new-${process.pid}`);
  const passwordFile = join(cluster.folder, `password-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (user !== undefined) for (const path of [staging, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const locale = process.platform === 'win32' ? 'C' : 'C.UTF-8';
    const { status, stdout, stderr, error } = spawnSync(
      binaries.initdb,
      // biome-ignore format: one option a line says less than the whole call
      ['-D', staging, '-U', clusterOwner, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, `--locale=${locale}`, '-E', 'UTF8', '--no-instructions'],
      { ...runAs(user), encoding: 'utf8' },
    );
    if (status !== 0)
      throw new Error(`The database could not be created in ${cluster.folder}:\n${error?.message ?? stdout + stderr}`);
    renameSync(staging, cluster.data);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}
