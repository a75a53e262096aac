import { listApplications } from '../contract/applications.endpoints.ts';
import { readBatch } from '../contract/batch.endpoints.ts';
import type { BatchInput } from '../contract/batch.schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { getUnreadCount } from '../contract/notifications.endpoints.ts';
import { listRecentItems } from '../contract/portal.endpoints.ts';
import { queryWorkItems } from '../contract/workflow.endpoints.ts';
import { codeOf } from '../errors/index.ts';
import { envelope, holdBack, silence, unreachable } from '../testing/network-answer.ts';
import { answers, inputsOf, refuses, responds, refuseUnknownCalls, stubNetwork } from '../testing/stub-network.ts';
import { portalBaseQuery } from './base-query.ts';
import { batchReads, holdBatch } from './batch.ts';
import { abortPendingReads, configureTransport } from './transport.ts';

const state = { state: 'unfinished', page: 0, size: 5 } as const;
const items = { content: [], totalElements: 0 };

let stop: () => void = () => undefined;
let token = 'first';

refuseUnknownCalls();
beforeEach(() => {
  token = 'first';
  configureTransport({
    accessToken: () => token,
    refresh: async () => {
      token = 'second';
      return true;
    },
  });
  stop = batchReads();
});
afterEach(() => stop());

function ask<I, R>(endpoint: Endpoint<I, R>, input: I, type = 'query', signal = new AbortController().signal) {
  const facts = { signal, abort: () => undefined, extra: undefined, endpoint: 'test', type };
  const store = { dispatch: (action: unknown) => action, getState: () => ({}) };
  const request = { endpoint: endpoint as Endpoint<never, unknown>, input };
  return Promise.resolve(portalBaseQuery(request, { ...facts, ...store } as never, {}));
}

/** The addresses of the requests that reached the network, each once. */
const addresses = (calls: readonly { readonly request: { readonly url: string } }[]) =>
  [...new Set(calls.map(({ request }) => request)).values()].map(({ url }) => url);

test('reads of one turn go in one request, and each gets its own answer', async () => {
  const calls = stubNetwork(answers(queryWorkItems, items), refuses(listRecentItems, 'noPermission'));
  const [work, recent] = await Promise.all([ask(queryWorkItems, state), ask(listRecentItems, {})]);
  expect(addresses(calls)).toEqual([readBatch.path]);
  expect(work).toEqual({ data: items });
  expect(recent).toMatchObject({ error: { errcode: codeOf('noPermission'), status: 403 } });
});

test('a single read, a write and what may not be asked together go by themselves', async () => {
  const calls = stubNetwork(
    answers(queryWorkItems, items),
    answers(getUnreadCount, { STATION: 0, COMMENT: 0, work: '' }),
  );
  await Promise.all([ask(queryWorkItems, state), ask(getUnreadCount, {}), ask(queryWorkItems, state, 'mutation')]);
  expect(calls.map(({ request }) => request.url).toSorted()).toEqual(
    [queryWorkItems.path, queryWorkItems.path, getUnreadCount.path].toSorted(),
  );
});

test('more reads than a request takes go in several, in their order', async () => {
  const sizes: number[] = [];
  stubNetwork({
    endpoint: readBatch,
    answer: ({ input }) => {
      const { calls } = input as BatchInput;
      sizes.push(calls.length);
      const parts = calls.map((call) => envelopeOf({ ...items, totalElements: Number(call.input['page']) }));
      return envelope({ answers: parts });
    },
  });
  const pages = Array.from({ length: 70 }, (_, page) => ask(queryWorkItems, { ...state, page }));
  const totals = (await Promise.all(pages)).map((answer) => (answer.data as typeof items).totalElements);
  expect(totals).toEqual(Array.from({ length: 70 }, (_, page) => page));
  expect(sizes).toEqual([60, 10]);
});

const envelopeOf = (data: unknown) => ({
  status: 200,
  traceId: '',
  envelope: JSON.stringify({ errcode: 0, errmsg: '', data }),
});

test('a batch that does not get through fails each of its reads', async () => {
  stubNetwork(responds(readBatch, unreachable));
  const both = await Promise.all([ask(queryWorkItems, state), ask(listRecentItems, {})]);
  for (const answer of both)
    expect(answer).toMatchObject({ error: { errcode: codeOf('networkDown'), aborted: false } });
});

test('where the token has expired, the reads are asked once more after new ones, together again', async () => {
  const expired = () => envelope(null, codeOf('tokenExpired'), 401);
  const second = () => envelope({ answers: [envelopeOf(items), envelopeOf([])] });
  const calls = stubNetwork(responds(readBatch, expired, second));
  const both = await Promise.all([ask(queryWorkItems, state), ask(listRecentItems, {})]);
  expect(both).toEqual([{ data: items }, { data: [] }]);
  expect(inputsOf(calls, readBatch)).toHaveLength(2);
});

test('leaving the page ends the request and every read of it; leaving one read ends that one alone', async () => {
  const held = holdBack(silence);
  const calls = stubNetwork(responds(readBatch, held.answer));
  const both = Promise.all([ask(queryWorkItems, state), ask(listRecentItems, {})]);
  await held.asked;
  abortPendingReads();
  for (const answer of await both) expect(answer).toMatchObject({ error: { aborted: true } });
  expect(calls[0]?.request.signal.aborted).toBe(true);

  stubNetwork(answers(queryWorkItems, items), answers(listApplications, []));
  const one = new AbortController();
  const left = ask(listRecentItems, {}, 'query', one.signal);
  const kept = Promise.all([ask(queryWorkItems, state), ask(listApplications, {})]);
  one.abort();
  expect(await left).toMatchObject({ error: { aborted: true } });
  expect(await kept).toEqual([{ data: items }, { data: [] }]);
});

test('reads wait for a part of the page whose code is on the way, and go with what it asks for', async () => {
  jest.useFakeTimers();
  const calls = stubNetwork(answers(queryWorkItems, items), answers(listRecentItems, []));
  const release = holdBatch();
  const first = ask(queryWorkItems, state);
  await jest.advanceTimersByTimeAsync(100);
  expect(calls).toEqual([]);
  release();
  // As a part of a page that asks once it is painted.
  await jest.advanceTimersByTimeAsync(20);
  const late = ask(listRecentItems, {});
  await jest.advanceTimersByTimeAsync(50);
  jest.useRealTimers();
  expect(await Promise.all([first, late])).toEqual([{ data: items }, { data: [] }]);
  expect(addresses(calls)).toEqual([readBatch.path]);
});

test('code that never comes holds nobody back for long', async () => {
  stubNetwork(answers(queryWorkItems, items));
  const release = holdBatch();
  expect(await ask(queryWorkItems, state)).toEqual({ data: items });
  release();
});

test('once no page asks for it any more, each read goes by itself', async () => {
  stop();
  const calls = stubNetwork(answers(queryWorkItems, items), answers(listRecentItems, []));
  await Promise.all([ask(queryWorkItems, state), ask(listRecentItems, {})]);
  expect(calls.map(({ request }) => request.url)).toEqual([queryWorkItems.path, listRecentItems.path]);
  stop = batchReads();
});
