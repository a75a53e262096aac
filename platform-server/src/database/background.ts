import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/**
 * Runs work that nobody waits for at a screen, or that takes as long as it takes: a job, a load of many records. Its
 * statements go over connections of their own, with limits of their own, and leave those of requests alone.
 */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  return background.run(true, work);
}

/** Returns whether the caller works within `inBackground`. */
export function isInBackground(): boolean {
  return background.getStore() === true;
}
