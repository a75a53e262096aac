import { codeOf } from '@portico/shared-kit/errors';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';
import { newSession } from './testing/test-session.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly path?: string;
  readonly status?: number;
  readonly errcode?: number;
  readonly traceId?: string;
  readonly user?: string;
  readonly address?: string;
}

let app: TestApp;
let http: TestApp['http'];
let lines: Line[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  ({ http } = await buildApp({ ...app.platform, log }, app.services));
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const info = 30;
const cases = [
  ['an answer', '/api/system/config?T=token', { path: '/api/system/config', status: 200 }],
  ['a refusal', '/api/portal/recent', { path: '/api/portal/recent', status: 401, errcode: codeOf('notSignedIn') }],
  ['a path that is not there', '/api/nowhere', { path: '/api/nowhere', status: 404 }],
  ['an address that cannot be decoded', '/api/%E0%A4%A', { status: 400, errcode: codeOf('requestInvalid') }],
  ['a file of a build that is gone', '/builds/mf-x/1/a.js', { status: 410, errcode: codeOf('buildMissing') }],
] as const;

test.each(cases)('%s is one line of the log, without its query', async (_, url, expected) => {
  await http.inject(url);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: info, msg: 'request', ...expected });
  expect(JSON.stringify(lines)).not.toContain('token');
});

test('the trace id that a screen shows beside an error finds its line in the log', async () => {
  const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const { headers } = await http.inject({ url: '/api/portal/recent', headers: { 'x-trace-id': traceId } });
  expect(headers['x-trace-id']).toBe(traceId);
  expect(lines.filter((line) => line.traceId === traceId)).toMatchObject([{ errcode: codeOf('notSignedIn') }]);
});

test('a line says who asked and from where; of nobody it has the address alone', async () => {
  await insertOrganisation(app.platform, { users: [{ id: 'wang', name: '王芳' }] });
  const headers = { authorization: `Bearer ${await newSession(app.platform, 'wang')}` };
  await http.inject({ url: '/api/portal/recent', headers, remoteAddress: '203.0.113.7' });
  await http.inject({ url: '/api/portal/recent', remoteAddress: '203.0.113.8' });
  expect(lines.map(({ user, address, status }) => [user, address, status])).toEqual([
    ['wang', '203.0.113.7', 200],
    [undefined, '203.0.113.8', 401],
  ]);
});

test('that somebody asks for its health is not told', async () => {
  await http.inject('/readyz');
  expect(lines).toEqual([]);
});

test('a proxy that is not named is told of once', async () => {
  for (const address of ['10.0.0.7', '10.0.0.8']) {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await http.inject({ url: '/api/system/config', headers, remoteAddress: address });
  }
  expect(lines.filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});
