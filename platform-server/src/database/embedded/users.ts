import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { isAlive } from './postmaster.ts';

/**
 * Several processes may share one embedded server, and the last one to leave puts out the light. Each is a file with
 * its process number; those of processes that were killed count for nothing.
 */
export function enter(cluster: Cluster): void {
  mkdirSync(usersFolder(cluster), { recursive: true });
  writeFileSync(join(usersFolder(cluster), `${process.pid}`), '');
}

/** @returns whether nobody else uses the server any more */
export function leave(cluster: Cluster): boolean {
  const folder = usersFolder(cluster);
  rmSync(join(folder, `${process.pid}`), { force: true });
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).every((name) => !isAlive(Number(name)));
}

function usersFolder(cluster: Cluster): string {
  return join(cluster.folder, 'users');
}
