import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { isAlive, parentOf } from './processes.ts';

const longestEndMs = 10_000;

/**
 * Ends what a server that was killed left behind: its processes notice its end when they next wait for something, and
 * as long as one of them works, or stands still, no other server may open the data. What they had not committed is
 * rolled back by the next server, as after any crash. Those of a server that runs are left alone. Elsewhere than on Linux
 * PostgreSQL is left to notice by itself.
 */
export async function endOrphans({ data }: Cluster): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans = orphansOf(realpathSync(data));
  for (const pid of orphans) killQuietly(pid);
  const deadline = performance.now() + longestEndMs;
  while (orphans.some(isAlive) && performance.now() < deadline) await sleep(25);
}

/** PostgreSQL's processes stand in its data folder; those that work for a server carry their task as their title. */
function orphansOf(data: string): number[] {
  const ofData = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isAlive(pid) && isWorker(pid, data));
  return ofData.filter((pid) => !isPostgres(parentOf(pid)));
}

function isWorker(pid: number, data: string): boolean {
  try {
    if (!isPostgres(pid) || readlinkSync(`/proc/${pid}/cwd`) !== data) return false;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has noticed by itself meanwhile.
  }
}
