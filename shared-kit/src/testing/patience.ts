import { runInNewContext } from 'node:vm';

/** Far beyond what the work takes on a busy machine, far below what it takes when it grows with the square of its input. */
const patienceMs = 5_000;

/**
 * Does the work, and returns what it returns; throws when it has not ended after five seconds. A test cannot stop such
 * work by itself: its own limit is looked at only when the work is over.
 */
export function endsInTime<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: patienceMs }) as T;
}
