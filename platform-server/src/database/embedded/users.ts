import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, privateFile } from '../../private-files.ts';
import type { Cluster } from './cluster.ts';
import { processMark } from './processes.ts';

/**
 * Several processes may share one embedded server, and the last one to leave puts out the light. Each is a file with
 * its process number; those of processes that were killed count for nothing.
 */
export function enter(cluster: Cluster): void {
  makePrivateFolder(usersFolder(cluster));
  const file = join(usersFolder(cluster), `${process.pid}`);
  writeFileSync(file, processMark(process.pid) ?? '', { mode: privateFile });
}

/** @returns whether nobody else uses the server any more */
export function leave(cluster: Cluster): boolean {
  const folder = usersFolder(cluster);
  makePrivateFolder(folder);
  rmSync(join(folder, `${process.pid}`), { force: true });
  return readdirSync(folder).every((name) => processMark(Number(name)) !== readMark(join(folder, name)));
}

/** A file that vanishes meanwhile is that of a process which leaves at the same moment. */
function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'left';
  }
}

function usersFolder(cluster: Cluster): string {
  return join(cluster.folder, 'users');
}
