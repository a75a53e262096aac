import { readFileSync } from 'node:fs';

/**
 * Returns a mark that tells a process from another that later got its number: the time of its start. Elsewhere than on
 * Linux it only says that the process runs.
 * @returns undefined when no such process runs (one that ended but was not collected counts as ended)
 */
export function processMark(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform !== 'linux') return answersToSignals(pid) ? 'running' : undefined;
  try {
    // The name, in brackets, may hold anything: what follows it is state (Z for zombie), parent … start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Returns whether there is a process with this id; one that has ended and is not collected yet does not count. */
export function isAlive(pid: number): boolean {
  return processMark(pid) !== undefined;
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The parent of a process; 0 where there is no such process, and elsewhere than on Linux. */
export function parentOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return 0;
  }
}
