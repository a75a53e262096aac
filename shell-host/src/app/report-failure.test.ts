/** @isolated each test loads the module as a new page does */
import { localError } from '@portico/shared-kit/api';
import type { ReportFailureInput } from '@portico/shared-kit/contract/failures.schema';

interface Sent {
  readonly headers: Headers;
  readonly body: ReportFailureInput;
}

const sent: Sent[] = [];
const realFetch = globalThis.fetch;

/** Each test has a page of its own, which has told nothing yet. */
async function openPage() {
  sent.splice(0);
  jest.resetModules();
  globalThis.fetch = async (_path, { headers, body } = {}) => {
    sent.push({ headers: headers as Headers, body: JSON.parse(body as string) as ReportFailureInput });
    return new Response('{}');
  };
  Object.assign(globalThis, { location: { pathname: '/form/detail' } });
  return import('./report-failure.ts');
}
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'location');
});

function failure(message: string, stack = 'at f (https://p.example/builds/shell-host/6.13.10-a/main.js:1:2)'): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    ${stack}` });
}

test('a failure is told once, with the places in our builds and the trace id that is shown', async () => {
  const { report } = await openPage();
  const traceId = 'feedbeef'.repeat(4);
  for (let index = 0; index < 3; index++)
    await report({ kind: 'crash', error: failure('boom'), code: 810009, traceId });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('x-trace-id')).toBe(traceId);
  expect(sent[0]?.headers.has('authorization')).toBe(false);
  expect(sent[0]?.body).toEqual({
    kind: 'crash',
    name: 'TypeError',
    message: 'boom',
    frames: ['/builds/shell-host/6.13.10-a/main.js:1:2'],
    place: '/form/detail',
    code: 810009,
    remote: null,
  });
});

test('a page that fails without end tells ten failures', async () => {
  const { report } = await openPage();
  for (let index = 0; index < 30; index++) await report({ kind: 'uncaught', error: failure(`boom ${index}`) });
  expect(sent).toHaveLength(10);
});

test('what nobody caught is told; what others caused, gave up or have told already is not', async () => {
  const { watchFailures } = await openPage();
  const page = new EventTarget();
  const stop = watchFailures(page as unknown as Window);
  const happen = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
  happen('error', { error: failure('ours') });
  happen('unhandledrejection', { reason: failure('promised') });
  happen('error', { error: failure('extension', 'at f (chrome-extension://abc/builds.js:1:2)') });
  happen('error', { error: null });
  happen('unhandledrejection', { reason: localError('networkDown', 'x') });
  happen('unhandledrejection', { reason: Object.assign(failure('left'), { name: 'AbortError' }) });
  stop();
  happen('error', { error: failure('later') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.map(({ body }) => [body.kind, body.message])).toEqual([
    ['uncaught', 'ours'],
    ['rejection', 'promised'],
  ]);
});

test('a report that cannot be sent is nothing to anybody', async () => {
  const { report } = await openPage();
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await expect(
    report({ kind: 'remote', error: 'entryUnreachable: boom', remote: 'mf-print' }),
  ).resolves.toBeUndefined();
});
