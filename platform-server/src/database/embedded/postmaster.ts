import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, clusterOwner } from './cluster.ts';
import { isAlive } from './processes.ts';

/** Facts that a running server wrote about itself into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** @returns the process that the data folder's lock file names, undefined when there is none or it is long gone */
export function readPostmaster({ data }: Cluster): Postmaster | undefined {
  const file = join(data, 'postmaster.pid');
  const lines = linesOf(file);
  if (lines === null) return undefined;
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!isAlive(pid)) return undefined;
  // The number may belong to another program by now, and PostgreSQL itself would then refuse to start.
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port };
}

/** The lines of a lock file; null where there is none. A server that ends takes it away at any moment, so it is not asked for first. */
function linesOf(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns the port of a server that ended without cleaning up; 0 where none is known */
export function portLeftBehind({ data }: Cluster): number {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]) || 0;
  } catch {
    return 0;
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true;
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'comm=', '-p', `${pid}`]).includes('postgres');
    return /^(?:postgres|postmaster)$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/** The address of a server of this cluster: loopback only, so that nothing outside the machine reaches it. */
export function clusterUrl(cluster: Cluster, port: number, database = 'postgres'): string {
  return `postgresql://${clusterOwner}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Returns whether a server that serves exactly this data answers on the port. */
export async function answers(cluster: Cluster, port: number): Promise<boolean> {
  // The lock file is written line by line: the port may not be there yet.
  if (!(port > 0)) return false;
  const client = new pg.Client({ connectionString: clusterUrl(cluster, port), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return rows[0]?.folder.replaceAll('\\', '/') === cluster.data.replaceAll('\\', '/');
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a database unless it is there: two processes may ask for it at once. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const isThere = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!isThere) throw error;
  } finally {
    await client.end();
  }
}
