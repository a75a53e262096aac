import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildApp } from '@portico/platform-server/app';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { newSession } from '@portico/platform-server/testing/test-session';
import { quantile } from '../list-page/driver.ts';
import { user } from './large-list.ts';

/** Waits for a page of a list over HTTP, in ms: with nothing else at work, and beside something. */
export interface PagesBeside {
  readonly quietP95: number;
  readonly besideP95: number;
  readonly pages: number;
}

/** Ms for which pages are asked for with nothing else at work. */
const quietMs = 3_000;

/** Asks the server of this process for pages of the list, again and again, first by themselves and then beside some work. */
export async function pagesBeside(
  { platform, services }: OpenPlatform,
  work: () => Promise<unknown>,
): Promise<PagesBeside> {
  const { http } = await buildApp(platform, services);
  try {
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const token = await newSession(platform, user.id);
    const asked = (during: () => Promise<unknown>) => waitsDuring(`http://127.0.0.1:${port}`, token, during);
    await asked(() => pause(quietMs / 3));
    const quiet = await asked(() => pause(quietMs));
    const beside = await asked(() => longEnough(work));
    return { quietP95: quantile(quiet, 0.95), besideP95: quantile(beside, 0.95), pages: beside.length };
  } finally {
    await http.close();
  }
}

/** Does the work again and again, as long as the reader was alone: of a short one there would be too few pages. */
async function longEnough(work: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + quietMs;
  do await work();
  while (performance.now() < end);
}

/** The waits of a reader in a thread of its own, which nothing but the server holds up. */
async function waitsDuring(url: string, token: string, work: () => Promise<unknown>): Promise<readonly number[]> {
  const reader = new Worker(new URL('./page-reader.ts', import.meta.url), { workerData: { url, token } });
  try {
    await once(reader, 'message');
    await work();
    const told = once(reader, 'message') as Promise<[readonly number[]]>;
    reader.postMessage('over');
    const [waits] = await told;
    return waits;
  } finally {
    await reader.terminate();
  }
}
