import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { makePrivateFolder, passedFolder, privateFile, privateFolder } from '../../private-files.ts';
import type { Binaries } from './binaries.ts';
import { canReach, type OsUser, runAs } from './os-user.ts';

/** Database cluster of this installation: where its files are and how its owner signs in. */
export interface Cluster {
  readonly id: string;
  readonly password: string;
  /** Folder of all that the server's user reads and writes: `data`, and `runtime` for copied binaries. */
  readonly folder: string;
  readonly data: string;
}

const ClusterRecord = Type.Object({
  id: Type.String(),
  password: Type.String(),
  /** null: beside the record. */
  outside: Type.Union([Type.String(), Type.Null()]),
});
type ClusterRecord = Static<typeof ClusterRecord>;

/** The database account that owns everything in the embedded cluster. */
export const clusterOwner = 'portico';

/**
 * Reads the cluster of this home folder, or plans a new one: the record (with a random password, readable by its
 * owner only) is written at once, the data comes with {@link initialise}.
 * @param outside where the data goes when the server's user may not enter the home folder
 */
export function openCluster(home: string, user: OsUser | undefined, outside: string): Cluster {
  const own = join(home, 'database');
  try {
    const most = user === undefined ? privateFolder : passedFolder;
    for (const each of [home, own]) makePrivateFolder(each, most);
    const record = readRecord(join(own, 'cluster.json'), canReach(user, own) ? null : outside);
    const folder = record.outside ?? own;
    makePrivateFolder(folder, most);
    return { id: record.id, password: record.password, folder, data: join(folder, 'data') };
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new Error(
      `The database in ${own} belongs to another account (${error.message}). ` +
        'Start as that account, or let PORTICO_HOME name a folder of your own.',
      { cause: error },
    );
  }
}

/** The first of several processes that start together writes the record, and all of them read it. */
function readRecord(file: string, outside: string | null): ClusterRecord {
  if (!existsSync(file)) {
    const id = randomBytes(6).toString('hex');
    const folder = outside === null ? null : join(outside, id);
    const fresh: ClusterRecord = { id, password: randomBytes(24).toString('base64url'), outside: folder };
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(fresh), { mode: privateFile });
    if (existsSync(file)) rmSync(partial);
    else renameSync(partial, file);
  }
  return Value.Parse(ClusterRecord, JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns the major version that wrote the data, undefined when there is none yet */
export function dataMajor({ data }: Cluster): number | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(data) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

/** @returns the user id that owns the data, undefined when there is none yet */
export function dataOwner({ data }: Cluster): number | undefined {
  return existsSync(data) ? statSync(data).uid : undefined;
}

/** Creates the data. It gets its name last, so that a start that was cut short is simply begun again. */
export function initialise(cluster: Cluster, binaries: Binaries, user: OsUser | undefined): void {
  const staging = join(cluster.folder, `new-${process.pid}`);
  const passwordFile = join(cluster.folder, `password-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: privateFolder });
  writeFileSync(passwordFile, cluster.password, { mode: privateFile });
  if (user !== undefined) for (const path of [staging, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const access = ['-U', clusterOwner, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const text = [`--locale=${process.platform === 'win32' ? 'C' : 'C.UTF-8'}`, '-E', 'UTF8'];
    const options = ['-D', staging, ...access, ...text, '--no-instructions'];
    const run = spawnSync(binaries.initdb, options, { ...runAs(user), encoding: 'utf8' });
    if (run.status !== 0) {
      const reason = run.error?.message ?? run.stdout + run.stderr;
      throw new Error(`The database could not be created in ${cluster.folder}:\n${reason}`);
    }
    // A process that started at the same moment may have been faster: its data is as good as ours.
    if (!existsSync(cluster.data)) renameSync(staging, cluster.data);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}
