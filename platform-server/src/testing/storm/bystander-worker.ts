import { parentPort, workerData } from 'node:worker_threads';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import type { Watched } from './bystander.ts';
import { callApi } from './http-client.ts';

// Reads somebody's to-do list again and again, in a thread of its own so that nothing but the server holds it up.
const { url, token } = workerData as { readonly url: string; readonly token: string };
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

const watched: { -readonly [K in keyof Watched]: Watched[K] } = { requests: 0, longestMs: 0, failed: 0 };
while (!stop.signal.aborted) {
  const begun = performance.now();
  const status = await callApi(url, queryWorkItems, { state: 'unfinished', page: 0, size: 20 }, token).then(
    (answer) => answer.status,
    () => 0,
  );
  watched.requests += 1;
  watched.longestMs = Math.max(watched.longestMs, Math.round(performance.now() - begun));
  if (status !== 200) watched.failed += 1;
}
parentPort?.postMessage(watched);
