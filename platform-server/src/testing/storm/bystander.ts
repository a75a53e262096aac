import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Measurements of somebody who reads their to-do list all the time. */
export interface Watched {
  readonly requests: number;
  /** The longest of them, in ms. */
  readonly longestMs: number;
  /** Number of requests that were refused or never answered. */
  readonly failed: number;
}

/** Has somebody read their to-do list while some work is done. */
export async function whileSomebodyReads(url: string, token: string, work: () => Promise<void>): Promise<Watched> {
  const reader = new Worker(new URL('./bystander-worker.ts', import.meta.url), { workerData: { url, token } });
  const told = once(reader, 'message') as Promise<[Watched]>;
  try {
    await Promise.race([work(), told]);
    reader.postMessage('over');
    const [watched] = await told;
    return watched;
  } finally {
    await reader.terminate();
  }
}
