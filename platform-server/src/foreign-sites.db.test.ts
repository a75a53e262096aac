import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type EndpointWorld, startEndpointWorld } from './testing/endpoint-world.ts';
import { newSession } from './testing/test-session.ts';

let world: EndpointWorld;
let http: EndpointWorld['app']['http'];
let token: string;
const log: string[] = [];
const everything = pino({ level: 'trace' }, { write: (line: string) => log.push(line) });

beforeAll(async () => {
  world = await startEndpointWorld();
  const { platform, services } = world.app;
  ({ http } = await buildApp({ ...platform, log: everything }, services));
  token = await newSession(platform, 'emma');
});
afterAll(async () => {
  await http.close();
  await world.app.close();
});

const origin = 'https://evil.example';
const errcodeOf = (answer: { json(): { errcode: number } }) => answer.json().errcode;

describe('another site in the same browser', () => {
  test('cannot act as its visitor: nothing that a browser sends by itself signs anybody in', async () => {
    const cookie = ['token', 'access_token', 'authorization', 'portico_wrote']
      .map((name) => `${name}=${token}`)
      .join('; ');
    for (const url of [
      getCurrentUser.path,
      `${getCurrentUser.path}?T=${token}`,
      `${getCurrentUser.path}?token=${token}`,
    ]) {
      const answer = await http.inject({ url, headers: { cookie, origin } });
      expect([url, errcodeOf(answer)]).toEqual([url, codeOf('notSignedIn')]);
    }
    const basic = await http.inject({ url: getCurrentUser.path, headers: { authorization: `Basic ${token}` } });
    expect(errcodeOf(basic)).toBe(codeOf('notSignedIn'));
  });

  test('is given no leave to read an answer, nor to send headers of its own', async () => {
    const headers = { origin, authorization: `Bearer ${token}` };
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answers = [
      await http.inject({ url: getCurrentUser.path, headers }),
      await http.inject({ method: 'OPTIONS', url: '/api/records/save', headers: asked }),
      await http.inject({ url: '/composition.json', headers: { origin } }),
    ];
    for (const { headers: given } of answers) {
      expect(Object.keys(given).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'has no form whose body is taken: %s',
    async (contentType) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
      const payload = '{"schemaCode":"Order","data":{"title":"x"}}';
      const answer = await http.inject({ method: 'POST', url: '/api/records/save', headers, payload });
      expect(errcodeOf(answer)).toBe(codeOf('requestInvalid'));
    },
  );

  test('cannot frame an answer, take it for a script or show it as a picture of its own', async () => {
    for (const url of [getCurrentUser.path, '/api/nowhere', '/api/openapi.json', `/api/files/${world.fileId}`]) {
      const { headers } = await http.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/),
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });

  test('finds nothing of its visitor in a cache: data is kept by nobody, and says what it is', async () => {
    for (const url of [getCurrentUser.path, '/api/nowhere']) {
      const { headers } = await http.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    }
  });

  test('finds no way back to plain http once the named proxy has spoken https', async () => {
    const ask = async (remoteAddress: string) =>
      (await http.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })).headers;
    expect((await ask('10.0.0.5'))['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask('10.0.0.6'))['strict-transport-security']).toBeUndefined();
  });
});

describe('somebody who is not signed in', () => {
  test('learns nothing of this installation from what is open to all', async () => {
    const { config } = world.app.platform;
    const address = new URL(config.databaseUrl ?? '');
    const secrets = [config.home, address.pathname.slice(1), process.cwd(), 'node_modules', 'emma'];
    for (const url of [
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/composition.json',
      '/api/system/config',
      '/x.js',
    ]) {
      const { body } = await http.inject(url);
      expect([url, secrets.filter((secret) => body.includes(secret))]).toEqual([url, []]);
    }
  });

  test('cannot send a body beyond the limit', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ username: 'x'.repeat(2 * 1024 * 1024) });
    const answer = await http.inject({ method: 'POST', url: signIn.path, headers, payload });
    expect([answer.statusCode, errcodeOf(answer)]).toEqual([413, codeOf('requestTooLarge')]);
  });

  test('is slowed down when they ask for keys without end', async () => {
    const answers = await Promise.all(Array.from({ length: 610 }, () => http.inject(getRsaKey.path)));
    expect(answers.map(errcodeOf)).toContain(codeOf('tooManyRequests'));
  });
});

test('the log, as much as there can be of it, has no token, no password and nothing that anybody typed', async () => {
  const typed = 'typed-by-emma';
  const password = 'password-in-the-open';
  const headers = { authorization: `Bearer ${token}`, cookie: `any=${typed}` };
  const body = { schemaCode: 'Order', data: { title: typed, amount: typed } };
  await http.inject({ method: 'POST', url: '/api/records/save', headers, payload: body });
  await http.inject({ method: 'POST', url: signIn.path, payload: { username: typed, index: 'x', password } });
  await http.inject(`/api/login/Authentication/get_refresh_token?refresh_token=${typed}&corpId=main`);
  const getConfig = () => Promise.reject(new Error('secret of the server'));
  const { platform, services } = world.app;
  const system = { ...services.system, getConfig };
  const failing = await buildApp({ ...platform, log: everything }, { ...services, system });
  const answer = await failing.http.inject(`/api/system/config?T=${typed}`);
  await failing.http.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret of the server');
  expect(answer.body).not.toMatch(/\.ts|at \w+ \(/);
  const text = log.join('\n');
  expect(text).toContain('secret of the server');
  for (const secret of [token, typed, password]) expect(text).not.toContain(secret);
});
