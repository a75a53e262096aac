import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertOrganisation } from '../testing/test-organisation.ts';
import { newSession } from '../testing/test-session.ts';

let app: TestApp;
let authorization = '';

beforeAll(async () => {
  app = await startTestApp();
  const people = Array.from({ length: 60 }, (_, index) => ({ id: `u${index}`, name: `王芳${index}` }));
  await insertOrganisation(app.platform, { users: people });
  authorization = `Bearer ${await newSession(app.platform, 'u1')}`;
});
afterAll(() => app.close());

const list = '/api/organization/users?size=50';
const ask = (url: string, encoding: string) =>
  app.http.inject({ url, headers: { authorization, 'accept-encoding': encoding } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer goes out as %s to who accepts %s', async (name, encoding, read) => {
  const plain = await ask(list, 'identity');
  const answer = await ask(list, encoding);
  expect(answer.headers['content-encoding']).toBe(name);
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(read(answer.rawPayload).toString()).toBe(plain.body);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test.each([
  ['a long answer to who accepts nothing', list, 'identity'],
  ['a long answer to who accepts what we do not have', list, 'zstd'],
  ['a short answer', '/api/workflow/work-items/count', 'br'],
])('%s goes out as it is', async (_, url, encoding) => {
  const answer = await ask(url, encoding);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toMatchObject({ errcode: 0 });
});

test('a file of a build goes out as the build compressed it', async () => {
  const folder = join(app.platform.config.home, 'builds', 'mf-x', '1');
  mkdirSync(folder, { recursive: true });
  const made = brotliCompressSync('{"made":"by the build"}');
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ plain: 'x'.repeat(5000) }));
  writeFileSync(join(folder, 'a.json.br'), made);
  const answer = await ask('/builds/mf-x/1/a.json', 'br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload).toEqual(made);
});

test('a compressed body is not opened: what it can become has no limit', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/login/logout',
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    payload: brotliCompressSync('{}'),
  });
  expect(answer.statusCode).toBe(400);
});
