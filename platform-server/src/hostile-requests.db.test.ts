import { codeOf } from '@portico/shared-kit/errors';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './testing/test-app.ts';
import { startRecordsApp } from './testing/test-records.ts';
import { newSession } from './testing/test-session.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startRecordsApp();
  authorization = `Bearer ${await newSession(app.platform, 'ann')}`;
});
afterAll(() => app.close());

async function send(url: string, options: InjectOptions = {}) {
  const headers = { authorization, 'accept-language': 'en', ...options.headers };
  const answer = await app.http.inject({ url, ...options, headers });
  return { status: answer.statusCode, ...answer.json<{ errcode: number; errmsg: string }>() };
}

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  send(url, { method: 'POST', payload, headers });
const page = { schemaCode: 'Order', page: 0, size: 20 };
const save = (data: object, more: object = {}) => post('/api/records/save', { schemaCode: 'Order', data, ...more });
const refused = { status: 400, errcode: codeOf('requestInvalid') };

test.each([
  ['NUL in a value', () => save({ title: 'a\u0000b' })],
  ['half a surrogate pair in a value', () => save({ title: 'a\ud800b' })],
  ['NUL in a cell of a row', () => save({ title: 'x', lines: [{ id: 'r', product: '\u0000' }] })],
  ['NUL in the key of a request', () => save({ title: 'x' }, { requestId: 'a\u0000' })],
  ['NUL in the name of a member', () => save({ title: 'x', '\u0000': 1 })],
  ['NUL in a path', () => send('/api/records/Order/a%00b')],
  ['text where a number is due in a query', () => send('/api/organization/users?page=[]')],
  ['a number out of its bounds in a query', () => send('/api/organization/users?size=0')],
  ['a parameter that comes twice', () => send('/api/organization/users?page=0&page=1')],
  ['a code that is none in a path', () => send('/api/models/a-b/form')],
  ['NUL in a query', () => send('/api/organization/users?keyword=a%00')],
  ['a path that is no UTF-8', () => send('/api/records/Order/%ff')],
  ['a path that cannot be decoded', () => send('/api/records/Order/%zz')],
  ['one id where a list is due', () => post('/api/records/delete', { schemaCode: 'Order', ids: 'one' })],
  ['text where a number is due', () => post('/api/records/query', { ...page, size: '20' })],
  ['null where a number is due', () => post('/api/records/query', { ...page, page: null })],
  ['text where yes or no is due', () => save({}, { draft: 'true' })],
  ['a member nobody knows', () => post('/api/records/query', { ...page, owner: 'bob' })],
  ['a member that would change every object', () => post('/api/records/save', '{"data":{"__proto__":{}}}', json)],
  ['no body', () => send('/api/records/query', { method: 'POST' })],
  ['half a JSON text', () => post('/api/records/query', '{"schemaCode":', json)],
  ['a multipart body without a boundary', () => post('/api/aliyun/upload', 'x', { 'content-type': multipart })],
  ['a multipart body that breaks off', () => upload('a.txt', '')],
])('%s is refused as a wrong request', async (_, sending) => {
  expect(await sending()).toMatchObject(refused);
});

const json = { 'content-type': 'application/json' };
const multipart = 'multipart/form-data';
const upload = (name: string, ending = '\r\n--x--\r\n') =>
  post(
    '/api/aliyun/upload',
    `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nabc${ending}`,
    {
      'content-type': `${multipart}; boundary=x`,
    },
  );

test('nothing answers TRACE, which would hand back what was sent', async () => {
  const { statusCode, body } = await app.http.inject({
    method: 'TRACE' as 'GET',
    url: '/api/user/current',
    headers: { authorization },
  });
  expect(statusCode).toBe(404);
  expect(body).not.toContain(authorization);
});

test('a body that leaves out page and size gets the first page', async () => {
  expect((await post('/api/records/query', { schemaCode: 'Order' })).errcode).toBe(0);
});

test('nesting without end costs nothing and is refused', async () => {
  const depth = 40_000;
  const tree = `${'{"join":"and","items":['.repeat(depth)}${']}'.repeat(depth)}`;
  const filtered = await post('/api/records/query', `{"schemaCode":"Order","filter":${tree}}`, json);
  expect(filtered.errcode).toBe(codeOf('filterTooLarge'));
  const value = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const saved = await post('/api/records/save', `{"schemaCode":"Order","data":{"title":${value}}}`, json);
  expect(saved.errcode).toBe(codeOf('valueInvalid'));
});

test.each(['0001-01-01T00:00:00.000Z', '0000-06-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'])(
  'the date %s, which the database may not have, is refused as a value',
  async (dueDate) => {
    expect((await save({ title: 'x', dueDate })).errcode).toBe(codeOf('valueInvalid'));
  },
);

test('who is not signed in hears nothing else, whatever they send', async () => {
  const anonymous = { authorization: '' };
  for (const payload of ['{', '{}', '{"schemaCode":"Order"}']) {
    const answer = await post('/api/records/query', payload, { ...json, ...anonymous });
    expect(answer).toMatchObject({ status: 401, errcode: codeOf('notSignedIn') });
  }
});

test.each([
  '/builds/shell-host/..%2f..%2ftoken-secret/x',
  '/builds/a/b/..%2f..%2f..%2ftoken-secret',
  '/builds/a/b/.env',
])('no file beside the builds is served: %s', async (url) => {
  expect([codeOf('buildMissing'), codeOf('routeMissing')]).toContain((await send(url)).errcode);
});

test('a picture that can run scripts is saved by the browser, not shown', async () => {
  const kept = (await upload('evil".svg')) as unknown as { data: { id: string } };
  const answer = await app.http.inject({ url: `/api/files/${kept.data.id}`, headers: { authorization } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
});
