import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the server that holds this installation's own database. */
export function postmasterOf(home: string): number {
  return Number(readFileSync(join(dataFolder(home), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process ids of that server and of all that work for it: those that stand in its data folder. Linux only. */
export function processesOf(home: string): number[] {
  const data = dataFolder(home);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && folderOf(pid) === data);
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function dataFolder(home: string): string {
  const { outside } = JSON.parse(readFileSync(join(home, 'database/cluster.json'), 'utf8')) as {
    outside: string | null;
  };
  return join(outside ?? join(home, 'database'), 'data');
}
