import { exportPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { getRsaKey } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { buildApp } from '../app.ts';
import { hashKey } from '../database/index.ts';
import { buildServices } from '../services.ts';
import { readContract } from '../testing/call-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertOrganisation } from '../testing/test-organisation.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

beforeAll(async () => {
  app = await startTestApp(() => clock);
  const roles = [{ code: 'root', name: 'Root', grants: ['ADMIN'] }] as const;
  const users = ['wang', 'li'].map((id) => ({ id, name: id, roles: ['root'] }));
  await insertOrganisation(app.platform, { roles, users });
});
afterAll(() => app.close());
beforeEach(() => app.platform.connections.db.deleteFrom('limited_use').execute());

const statusOf = async (http: TestApp['http'], remoteAddress: string) =>
  (await http.inject({ url: getRsaKey.path, remoteAddress })).statusCode;

test('calls are counted for all processes together, and anew after a minute', async () => {
  const { http: other } = await buildApp(app.platform, buildServices(app.platform));
  const calls = Array.from({ length: 610 }, (_, turn) => statusOf(turn % 2 === 0 ? app.http : other, '192.0.2.1'));
  expect((await Promise.all(calls)).filter((status) => status === 200)).toHaveLength(600);
  const refused = await other.inject({ url: getRsaKey.path, remoteAddress: '192.0.2.1' });
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '60',
    expect.objectContaining({ errcode: codeOf('tooManyRequests'), params: { seconds: 60 } }),
  ]);
  expect(await statusOf(app.http, '192.0.2.2')).toBe(200);
  clock = new Date(clock.getTime() + 60_000);
  expect(await statusOf(app.http, '192.0.2.1')).toBe(200);
  await other.close();
});

test('a quota is one person’s, whatever address they come from', async () => {
  const exports = Array.from({ length: 301 }, () => app.call(exportPackage, { appCode: 'none' }, 'wang'));
  const codes = (await Promise.all(exports)).map(({ errcode }) => errcode);
  expect(codes.filter((code) => code === codeOf('quotaUsedUp'))).toHaveLength(1);
  expect((await app.call(exportPackage, { appCode: 'none' }, 'wang')).errmsg).toContain('300 times an hour');
  expect((await app.call(exportPackage, { appCode: 'none' }, 'li')).errcode).not.toBe(codeOf('quotaUsedUp'));
});

/** Endpoints that need no account and no limit: each reads one row by its key. */
const cheap = new Set(['getSystemConfig']);

test('what needs no account is limited by address', async () => {
  const anonymous = [...(await readContract()).values()].filter(({ access }) => access === 'anonymous');
  expect(anonymous.length).toBeGreaterThan(8);
  for (const { method, path } of anonymous) await app.http.inject({ method, url: path, remoteAddress: '192.0.2.1' });
  const rows = await app.platform.connections.db.selectFrom('limited_use').select('key_hash').execute();
  const counted = new Set(rows.map((row) => row.key_hash));
  const free = anonymous.filter(({ operationId }) => !counted.has(hashKey(`${operationId} address 192.0.2.1`)));
  // Without a provider of OpenID Connect nothing of it is there.
  const names = free.map(({ operationId }) => operationId).filter((name) => !name.endsWith('OpenId'));
  expect(new Set(names)).toEqual(cheap);
});

test('the document of the API is made once, kept by who has it, and limited', async () => {
  const ask = (headers: Record<string, string> = {}) => app.http.inject({ url: '/api/openapi.json', headers });
  const first = await ask();
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  const zipped = await ask({ 'accept-encoding': 'gzip, br' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: first.headers.etag });
  expect(zipped.rawPayload.length).toBeLessThan(first.rawPayload.length / 5);
  const kept = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([kept.statusCode, kept.body]).toEqual([304, '']);
  const more = await Promise.all(Array.from({ length: 30 }, () => ask()));
  expect(more.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
});
