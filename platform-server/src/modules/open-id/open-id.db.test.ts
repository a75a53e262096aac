import { loginTypes } from '@portico/shared-kit/contract/password-rules';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { beginOpenId, finishOpenId } from '@portico/shared-kit/contract/open-id.endpoints';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { pino } from 'pino';
import { type App, buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { buildServices } from '../../services.ts';
import { type Visit, visitProvider } from '../../testing/provider-visitor.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { startTestProvider, testClient, type TestProvider } from '../../testing/test-provider.ts';

const redirectUri = 'http://127.0.0.1:18499/oauth';

let people: TestProvider;
/** Without any of it; the others stand on its database. */
let plain: TestApp;
let app: Portal;
let clock: Date;
let lines: string[] = [];

type Portal = Pick<App, 'http'>;

/** A portal that knows a provider. What it logs is in `lines`. */
async function startPortal(issuer: string, more: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const { openId } = readConfig({
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: testClient.id,
    OPENID_CLIENT_SECRET: testClient.secret,
    OPENID_REDIRECT_URI: redirectUri,
    ...more,
  });
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const config = { ...plain.platform.config, openId };
  const platform = { ...plain.platform, config, log, now: () => clock };
  return buildApp(platform, buildServices(platform));
}

/** Does something with a portal of its own. */
async function onPortal(
  more: Readonly<Record<string, string>>,
  work: (portal: Portal) => Promise<void>,
  issuer = people.issuer,
): Promise<void> {
  const portal = await startPortal(issuer, more);
  try {
    await work(portal);
  } finally {
    await portal.http.close();
  }
}

beforeAll(async () => {
  clock = new Date();
  plain = await startTestApp();
  people = await startTestProvider({
    redirectUri,
    claimsOf: (login) => ({
      tenant: login === 'outsider' ? 'other' : 'ours',
      email: `${login}@example.com`,
      email_verified: login !== 'unproved',
    }),
  });
  const names = ['wang', 'li', 'gone', 'admin', 'outsider', 'wang@example.com', 'unproved@example.com'];
  await insertOrganisation(plain.platform, { users: names.map((id) => ({ id, name: id })) });
  const { db } = plain.platform.connections;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'gone').execute();
  const kept = { sync_type: 'OTHER', must_change_password: true };
  await db.updateTable('app_user').set(kept).where('id', '=', 'wang').execute();
  app = await startPortal(people.issuer);
});
afterAll(async () => {
  await app.http.close();
  await plain.close();
  await people.stop();
});
beforeEach(() => {
  lines = [];
  clock = new Date();
});

interface Begun {
  readonly address: string;
  readonly cookie: string;
  readonly setCookie: string;
}

async function begin({ http }: Portal, { cookie = '', isAnew = false, language = 'en' } = {}): Promise<Begun> {
  const headers = { 'accept-language': language, ...(cookie === '' ? {} : { cookie }) };
  const reply = await http.inject({ method: 'POST', url: beginOpenId.path, payload: { isAnew }, headers });
  const setCookie = String(reply.headers['set-cookie']);
  return { address: reply.json().data.address, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

interface Finished {
  readonly errcode: number;
  readonly data: TokenReply;
}

async function finish({ http }: Portal, answer: string, cookie: string): Promise<Finished> {
  const headers = { 'accept-language': 'en', cookie };
  return (await http.inject({ method: 'POST', url: finishOpenId.path, payload: { answer }, headers })).json();
}

const queryOf = ({ search }: URL) => search.slice(1);

/** A whole sign-in of one browser. */
async function signIn(portal: Portal, visit: Visit): Promise<Finished> {
  const { address, cookie } = await begin(portal);
  return finish(portal, queryOf(await visitProvider(address, visit)), cookie);
}

const refused = (name: ErrorName) => expect.objectContaining({ errcode: codeOf(name), data: null }) as Finished;

test('who signs in at the provider has a session of their own account, which goes on as any other', async () => {
  const { errcode, data } = await signIn(app, { login: 'wang' });
  expect(errcode).toBe(0);
  const headers = { authorization: `Bearer ${data.access_token}` };
  const user = (await app.http.inject({ url: getCurrentUser.path, headers })).json().data;
  expect(user).toMatchObject({ id: 'wang', corpId: 'main', mayChangePassword: false, singlePwd: false });
  const { db } = plain.platform.connections;
  const family = await db.selectFrom('session_family').selectAll().where('user_id', '=', 'wang').executeTakeFirst();
  expect(family?.login_type).toBe(loginTypes.elsewhere);
  const input = { refresh_token: data.refresh_token, corpId: data.corpId };
  expect((await plain.call(refreshToken, input, null)).errcode).toBe(0);
});

test('who signs in at the provider is told of a device that is new, and not of one that is known', async () => {
  const enter = async (device = '') => {
    const { address, cookie } = await begin(app);
    const payload = { answer: queryOf(await visitProvider(address, { login: 'li' })) };
    const headers = { cookie: `${cookie}; ${device}` };
    const reply = await app.http.inject({ method: 'POST', url: finishOpenId.path, payload, headers });
    return /portico_device=[\w-]{43}/.exec(String(reply.headers['set-cookie']))?.[0];
  };
  const told = async () => {
    const input = { tab: 'MESSAGE', page: 0, size: 10, messageType: 'STATION', readState: 'UNREADED' } as const;
    const { data } = await plain.call(searchNotifications, input, 'li');
    return data.MESSAGE.content.map(({ messageType }) => messageType);
  };
  const own = await enter();
  expect(await enter(own)).toBe(own);
  expect(await told()).toEqual([]);
  expect(await enter()).not.toBe(own);
  expect(await told()).toEqual([107]);
});

test('the provider is asked by code, PKCE, state and nonce, for the exact address, in the language of the page', async () => {
  const { address } = await begin(app, { language: 'zh-CN' });
  const asked = Object.fromEntries(new URL(address).searchParams);
  const secret = expect.stringMatching(/^[\w-]{43}$/) as string;
  expect(asked).toEqual({
    response_type: 'code',
    client_id: testClient.id,
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: secret,
    nonce: secret,
    code_challenge: secret,
    code_challenge_method: 'S256',
    ui_locales: 'zh-CN zh',
  });
  const again = new URL((await begin(app, { isAnew: true })).address).searchParams;
  expect([again.get('prompt'), again.get('ui_locales')]).toEqual(['login', 'en']);
  for (const name of ['state', 'nonce', 'code_challenge']) expect(again.get(name)).not.toBe(asked[name]);
});

test('no script reads the secret of the browser, and no other site sends it along', async () => {
  const { setCookie } = await begin(app);
  expect(setCookie).toMatch(/^portico_openid=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
});

test('over https the secret is bound to the host and never goes out in the open', () =>
  onPortal({ OPENID_REDIRECT_URI: 'https://portal.example/oauth' }, async (portal) => {
    const { setCookie } = await begin(portal);
    expect(setCookie).toMatch(
      /^__Host-portico_openid=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  }));

test('two tabs of one browser sign in beside each other', async () => {
  const first = await begin(app);
  const second = await begin(app, { cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  for (const { address } of [second, first]) {
    const answer = queryOf(await visitProvider(address, { login: 'wang' }));
    expect((await finish(app, answer, first.cookie)).errcode).toBe(0);
  }
});

test('an answer is taken once, from the browser that began, within ten minutes', async () => {
  const { address, cookie } = await begin(app);
  const answer = queryOf(await visitProvider(address, { login: 'wang' }));
  const { cookie: ofAnother } = await begin(app);
  expect(await finish(app, answer, ofAnother)).toEqual(refused('openIdAttemptOver'));
  expect(await finish(app, answer, '')).toEqual(refused('openIdAttemptOver'));
  expect((await finish(app, answer, cookie)).errcode).toBe(0);
  expect(await finish(app, answer, cookie)).toEqual(refused('openIdAttemptOver'));

  const late = await begin(app);
  const lateAnswer = queryOf(await visitProvider(late.address, { login: 'wang' }));
  clock = new Date(clock.getTime() + 10 * 60_000 + 1);
  expect(await finish(app, lateAnswer, late.cookie)).toEqual(refused('openIdAttemptOver'));
});

test('of two uses of one answer at once one wins', async () => {
  const { address, cookie } = await begin(app);
  const answer = queryOf(await visitProvider(address, { login: 'wang' }));
  const both = await Promise.all([finish(app, answer, cookie), finish(app, answer, cookie)]);
  expect(both.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, codeOf('openIdAttemptOver')]);
});

test.each(['code=1', 'state=short&code=1', `state=${'a'.repeat(43)}&code=1`, '%%%', 'state=&error=access_denied'])(
  'an answer that nobody asked for (%s) signs nobody in',
  async (answer) => {
    const { cookie } = await begin(app);
    expect(await finish(app, answer, cookie)).toEqual(refused('openIdAttemptOver'));
  },
);

test('a code that was put into the answer of another sign-in is refused', async () => {
  const victim = await begin(app);
  const stolen = await visitProvider(victim.address, { login: 'wang' });
  const thief = await begin(app);
  const answer = await visitProvider(thief.address, { login: 'gone' });
  answer.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await finish(app, queryOf(answer), thief.cookie)).toEqual(refused('openIdFailed'));
});

test.each(['iss', 'code'])('an answer without a right %s is refused', async (name) => {
  const { address, cookie } = await begin(app);
  const answer = await visitProvider(address, { login: 'wang' });
  answer.searchParams.set(name, 'https://evil.example');
  expect(await finish(app, queryOf(answer), cookie)).toEqual(refused('openIdFailed'));
});

test.each<[string, Visit, ErrorName]>([
  ['an account that nobody here has', { login: 'stranger' }, 'openIdUserUnknown'],
  ['a disabled account', { login: 'gone' }, 'userDisabled'],
  ["the installation's own account", { login: 'admin' }, 'openIdUserUnknown'],
  ['who does not consent', { login: 'wang', consent: 'cancel' }, 'openIdRefused'],
])('%s is refused', async (_, visit, name) => {
  expect(await signIn(app, visit)).toEqual(refused(name));
});

test.each([
  ['temporarily_unavailable', 'openIdUnreachable'],
  ['login_required', 'openIdFailed'],
  ['<script>', 'openIdFailed'],
] as const)('the provider that answers %s is heard', async (error, name) => {
  const { address, cookie } = await begin(app);
  const state = new URL(address).searchParams.get('state') ?? '';
  const answer = String(new URLSearchParams({ error, state, iss: people.issuer }));
  expect(await finish(app, answer, cookie)).toEqual(refused(name));
});

test('people of another organisation of the provider stay out', () =>
  onPortal({ OPENID_CORP_CLAIM: 'tenant=ours' }, async (portal) => {
    expect((await signIn(portal, { login: 'wang' })).errcode).toBe(0);
    expect(await signIn(portal, { login: 'outsider' })).toEqual(refused('openIdUserUnknown'));
  }));

test('an e-mail address names an account only where its owner has proved it', () =>
  onPortal({ OPENID_USER_CLAIM: 'email', OPENID_SCOPES: 'openid email' }, async (portal) => {
    expect((await signIn(portal, { login: 'wang' })).errcode).toBe(0);
    expect(await signIn(portal, { login: 'unproved' })).toEqual(refused('openIdUserUnknown'));
  }));

test('the claim of the identity token alone is enough', () =>
  onPortal({ OPENID_USER_CLAIM: 'sub', OPENID_SCOPES: 'openid' }, async (portal) => {
    expect((await signIn(portal, { login: 'wang' })).errcode).toBe(0);
  }));

test('a wrong secret is told as a failure, and the log says why', () =>
  onPortal({ OPENID_CLIENT_SECRET: 'not-the-secret' }, async (portal) => {
    expect(await signIn(portal, { login: 'wang' })).toEqual(refused('openIdFailed'));
    const warning = lines.find((line) => line.includes('OpenID Connect failed'));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ error: 'invalid_client', errcode: codeOf('openIdFailed') });
    expect(lines.join('\n')).not.toContain('not-the-secret');
  }));

test('the log has no code, no token and no secret, of us or of the provider', async () => {
  const { address, cookie } = await begin(app);
  const answer = await visitProvider(address, { login: 'wang' });
  const { data } = await finish(app, queryOf(answer), cookie);
  await finish(app, queryOf(answer), cookie);
  const named = ['code', 'state'].map((name) => answer.searchParams.get(name) ?? '');
  const secrets = [...named, cookie.split('=')[1] ?? '', data.access_token, data.refresh_token, testClient.secret];
  expect(lines).toHaveLength(3);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(lines.join('\n')).not.toContain(secret);
  }
});

test('identity tokens whose time is over by the clock of the portal say that the clocks differ', async () => {
  const hasty = await startTestProvider({ redirectUri, idTokenSeconds: 60 });
  clock = new Date(clock.getTime() + 5 * 60_000);
  await onPortal(
    {},
    async (portal) => expect(await signIn(portal, { login: 'wang' })).toEqual(refused('openIdClocksDiffer')),
    hasty.issuer,
  );
  await hasty.stop();
});

test('a portal whose provider is down starts, says so, and signs in as soon as it is back', async () => {
  const first = await startTestProvider({ redirectUri });
  const port = Number(new URL(first.issuer).port);
  await first.stop();
  const signInAndOut = async (portal: Portal) => {
    const refusal = await portal.http.inject({ method: 'POST', url: beginOpenId.path, payload: {} });
    expect([refusal.statusCode, refusal.json().errcode]).toEqual([503, codeOf('openIdUnreachable')]);
    const back = await startTestProvider({ redirectUri, port });
    expect((await signIn(portal, { login: 'wang' })).errcode).toBe(0);
    const { address, cookie } = await begin(portal);
    const answer = queryOf(await visitProvider(address, { login: 'wang' }));
    await back.stop();
    expect(await finish(portal, answer, cookie)).toEqual(refused('openIdUnreachable'));
  };
  await onPortal({}, signInAndOut, first.issuer);
});

test('too many requests from one address are refused', () =>
  onPortal({}, async ({ http }) => {
    await plain.platform.connections.db.deleteFrom('limited_use').execute();
    const request = { method: 'POST', url: finishOpenId.path, payload: { answer: 'a' } } as const;
    const answers = await Promise.all(Array.from({ length: 120 }, () => http.inject(request)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
    expect((await http.inject(request)).json().errcode).toBe(codeOf('tooManyRequests'));
  }));

test('the login page knows of it where it is configured, and nothing is there where it is not', async () => {
  const named = (await app.http.inject(getSystemConfig.path)).json().data;
  expect(named.openIdName).toEqual({ zh: null, en: null });
  expect((await plain.call(getSystemConfig, {}, null)).data.openIdName).toBeNull();
  for (const { path: url } of [beginOpenId, finishOpenId]) {
    const reply = await plain.http.inject({ method: 'POST', url, payload: {} });
    expect([reply.statusCode, reply.json().errcode]).toEqual([404, codeOf('routeMissing')]);
  }
  expect((await plain.http.inject('/api/openapi.json')).body).not.toContain('openid');
});
