import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { largePage } from '../list-page/million/situations.ts';

/** Ms between two pages: a person who leafs through a list, not a load. */
const restMs = 20;
/** Pages before those that count: the first ones of a client cost more by themselves. */
const warmUp = 25;

const { url, token } = workerData as { readonly url: string; readonly token: string };
const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
const body = JSON.stringify(largePage({ join: 'and', items: [] }));
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

async function waitForPage(): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${url}/api/records/query`, { method: 'POST', headers, body });
  const { errcode } = (await reply.json()) as { errcode: number };
  if (errcode !== 0) throw new Error(`The list answers ${errcode}`);
  const waited = performance.now() - begun;
  await pause(restMs);
  return waited;
}

for (let page = 0; page < warmUp; page += 1) await waitForPage();
parentPort?.postMessage('ready');
const waits: number[] = [];
while (!stop.signal.aborted) waits.push(await waitForPage());
parentPort?.postMessage(waits);
