import { runInNewContext } from 'node:vm';

/**
 * Milliseconds of the processor: far beyond what the work takes, far below what it takes when it grows with the square
 * of its input. A machine that stands still meanwhile uses none of them.
 */
const mostWorkMs = 5_000;

/** Milliseconds after which work that does not end is stopped. */
const longestRunMs = 60_000;

/**
 * Does the work, and returns what it returns; throws when it took more than five seconds of the processor, or has not
 * ended after a minute. A test cannot stop such work by itself: its own limit is looked at only when the work is over.
 */
export function withReDoSGuard<T>(work: () => T): T {
  const before = process.cpuUsage();
  const result = runInNewContext('work()', { work }, { timeout: longestRunMs }) as T;
  const usedMs = process.cpuUsage(before).user / 1_000;
  if (usedMs > mostWorkMs) throw new Error(`The work took ${Math.round(usedMs)} ms of the processor.`);
  return result;
}
