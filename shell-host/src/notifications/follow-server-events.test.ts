import { configureTransport } from '@portico/shared-kit/api';
import { streamNotificationEvents } from '@portico/shared-kit/contract/notifications.endpoints';
import type { NetworkAnswer } from '@portico/shared-kit/testing/network-answer';
import {
  inTurn,
  refuseUnknownCalls,
  responds,
  type StubCall,
  stubNetwork,
} from '@portico/shared-kit/testing/stub-network';
import { followServerEvents } from './follow-server-events.ts';

/** Texts that the server says one after the other on a stream; null: it refuses. */
type Script = readonly (readonly string[] | null)[];

let calls: StubCall[] = [];

/** A stream that says these texts and then closes or, with the signal of its request, stays until that is given up. */
function streamOf(texts: readonly string[], signal: AbortSignal | null): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      if (signal === null) return controller.close();
      signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
    },
  });
  return new Response(body);
}

/** A server that answers each call with the next of the scripts, and then leaves the last one open. */
function serve(...script: Script): void {
  const said = script.map(
    (texts): NetworkAnswer =>
      () =>
        texts === null ? new Response('{}', { status: 429 }) : streamOf(texts, null),
  );
  calls = stubNetwork(inTurn(...[...said, open].map((answer) => responds(streamNotificationEvents, answer))));
}

const open: NetworkAnswer = ({ signal }) => streamOf([': open\n\n'], signal);

/** Follows until so many streams were asked for; returns what was heard and the pauses in ms. */
async function follow(streams: number) {
  const leaving = new AbortController();
  const pauses: number[] = [];
  let changes = 0;
  const done = followServerEvents({
    onChange: () => changes++,
    signal: leaving.signal,
    pause: async (ms) => {
      pauses.push(ms);
      if (calls.length >= streams) leaving.abort();
    },
  });
  await done;
  return { changes, pauses };
}

beforeAll(() => configureTransport({ accessToken: () => 'the-token' }));
refuseUnknownCalls();
afterAll(() => configureTransport({ accessToken: () => null }));

test('events are heard however they are cut into pieces, and signs of life are no events', async () => {
  serve([
    ': open\n\n',
    ':\n\nevent: chang',
    'ed\ndata: {}\n',
    '\nevent: changed\ndata: {}\n\n',
    'event: end\ndata: {}\n\n',
  ]);
  expect((await follow(1)).changes).toBe(2);
});

test('the token travels in a header and nothing of it in the address', async () => {
  serve([]);
  await follow(1);
  expect(calls[0]?.request.url).toBe('/api/notifications/events');
  expect(calls[0]?.request.headers.get('authorization')).toBe('Bearer the-token');
});

test('who comes back may have missed something and asks', async () => {
  serve([': open\n\n'], [': open\n\n']);
  expect((await follow(2)).changes).toBe(1);
});

test('the first stream waits, a closed one comes back soon, and refusals ever later up to some minutes', async () => {
  const refusals = Array.from({ length: 9 }, () => null);
  serve([], ...refusals, []);
  const { pauses } = await follow(11);
  const [first = 0, closed = 0, ...later] = pauses;
  const again = later.pop() ?? 0;
  expect(first).toBe(10_000);
  for (const short of [closed, again]) expect(short).toBeLessThanOrEqual(3_000);
  later.forEach((ms, failure) => {
    const base = Math.min(300_000, 5_000 * 2 ** failure);
    expect(ms).toBeGreaterThanOrEqual(base * 0.5);
    expect(ms).toBeLessThanOrEqual(base * 1.5);
  });
});

test('a page that is left closes its stream', async () => {
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  calls = stubNetwork(
    responds(streamNotificationEvents, ({ signal }) => streamOf(['event: changed\ndata: {}\n\n'], signal)),
  );
  const leaving = new AbortController();
  const done = followServerEvents({ onChange: hear, signal: leaving.signal, pause: async () => undefined });
  await isHeard;
  leaving.abort();
  await done;
  expect(calls).toHaveLength(1);
  expect(calls[0]?.request.signal.aborted).toBe(true);
});

test('a stream that says nothing for so long is given up', async () => {
  jest.useFakeTimers();
  serve();
  const leaving = new AbortController();
  const done = followServerEvents({ onChange: () => undefined, signal: leaving.signal, pause: async () => undefined });
  await jest.advanceTimersByTimeAsync(49_000);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(calls.length).toBeGreaterThan(1);
  leaving.abort();
  jest.useRealTimers();
  await done;
});
