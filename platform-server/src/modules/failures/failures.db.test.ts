import { reportFailure } from '@portico/shared-kit/contract/failures.endpoints';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let http: TestApp['http'];
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  http = (await buildApp({ ...app.platform, log }, app.services)).http;
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const report = {
  kind: 'crash',
  name: 'TypeError',
  message: "Cannot read properties of null (reading 'id') of 王芳",
  frames: ['/builds/shell-host/6.13.10-abc/main.js:1:200'],
  place: '/form/detail?objectId=secret',
  code: 810009,
  remote: null,
};

function send(payload: object | string, traceId = 'a'.repeat(32)) {
  const headers = { 'x-trace-id': traceId, 'x-composition': 'c0ffee', 'content-type': 'application/json' };
  return http.inject({ method: 'POST', url: reportFailure.path, headers, payload });
}

test('a failure in a browser stands in the log under the trace id that its user sees, without their data', async () => {
  const { statusCode } = await send(report, 'feedbeef'.repeat(4));
  expect(statusCode).toBe(200);
  const line = JSON.parse(lines.find((each) => each.includes('reports a failure')) ?? '{}') as object;
  expect(line).toMatchObject({
    level: 40,
    traceId: 'feedbeef'.repeat(4),
    composition: 'c0ffee',
    failure: { ...report, message: "Cannot read properties of null (reading 'id') of (text)", place: '/form/detail' },
  });
  expect(lines.join()).not.toMatch(/王芳|secret/);
});

test('a failure of which its user sees no code has none in the log', async () => {
  const traceId = 'c0de'.repeat(8);
  expect((await send({ ...report, code: null }, traceId)).statusCode).toBe(200);
  const line = JSON.parse(lines.find((each) => each.includes(traceId)) ?? '{}') as { failure?: object };
  expect(line.failure).toMatchObject({ code: null, remote: null });
});

test.each([
  ['a frame of another site', { ...report, frames: ['https://evil.example/a.js:1:2'] }],
  ['a name that is none', { ...report, name: 'x'.repeat(61) }],
  ['anything beside', { ...report, user: 'emma' }],
  ['too many frames', { ...report, frames: Array.from({ length: 13 }, () => report.frames[0]) }],
])('%s is refused', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
});

test('large reports are not read, and neither are many from one address', async () => {
  expect((await send({ ...report, message: 'x'.repeat(9_000) })).statusCode).toBe(413);
  const answers = [];
  for (let index = 0; index < 60; index++) answers.push((await send(report)).statusCode);
  expect(answers.at(-1)).toBe(429);
});
