/** @isolated each test loads the module as a new page does */
import { localError } from '@portico/shared-kit/api';
import { reportFailure } from '@portico/shared-kit/contract/failures.endpoints';
import { unreachable } from '@portico/shared-kit/testing/network-answer';
import { answers, inputsOf, refuseUnknownCalls, responds, stubNetwork } from '@portico/shared-kit/testing/stub-network';

refuseUnknownCalls();

/** Each test has a page of its own, which has told nothing yet. */
async function openPage() {
  jest.resetModules();
  const calls = stubNetwork(answers(reportFailure, {}));
  Object.assign(globalThis, { location: { pathname: '/form/detail' } });
  return { calls, ...(await import('./report-failure.ts')) };
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

function failure(message: string, stack = 'at f (https://p.example/builds/shell-host/6.13.10-a/main.js:1:2)'): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    ${stack}` });
}

test('a failure is told once, with the places in our builds and the trace id that is shown', async () => {
  const { calls, report } = await openPage();
  const traceId = 'feedbeef'.repeat(4);
  for (let index = 0; index < 3; index++)
    await report({ kind: 'crash', error: failure('boom'), code: 810009, traceId });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.request.headers.get('x-trace-id')).toBe(traceId);
  expect(calls[0]?.request.headers.has('authorization')).toBe(false);
  expect(calls[0]?.input).toEqual({
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
  const { calls, report } = await openPage();
  for (let index = 0; index < 30; index++) await report({ kind: 'uncaught', error: failure(`boom ${index}`) });
  expect(calls).toHaveLength(10);
});

test('what nobody caught is told; what others caused, gave up or have told already is not', async () => {
  const { calls, watchFailures } = await openPage();
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
  expect(inputsOf(calls, reportFailure).map(({ kind, message }) => [kind, message])).toEqual([
    ['uncaught', 'ours'],
    ['rejection', 'promised'],
  ]);
});

test('a report that cannot be sent is nothing to anybody', async () => {
  const { report } = await openPage();
  stubNetwork(responds(reportFailure, unreachable));
  await expect(
    report({ kind: 'remote', error: 'entryUnreachable: boom', remote: 'mf-print' }),
  ).resolves.toBeUndefined();
});
