import { constants, publicEncrypt } from 'node:crypto';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import {
  getRsaKey,
  logout,
  refreshToken,
  refreshTokenOf,
  signIn,
} from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { buildServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { hashPassword } from './index.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

beforeAll(async () => {
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [{ code: 'appAdmin', name: '应用管理员', grants: ['APP_MNG'] }],
    users: [
      {
        id: 'wang',
        name: '王芳',
        departmentId: 'sales',
        roles: ['appAdmin'],
        passwordHash: await hashPassword('Secret-42'),
      },
    ],
  });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date('2026-03-02T01:00:00Z');
});

async function encrypted(password: string) {
  const { data } = await app.call(getRsaKey, {}, null);
  const bytes = publicEncrypt({ key: data.key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password));
  return { index: data.index, password: bytes.toString('base64') };
}

async function signedIn() {
  return (await app.call(signIn, { username: 'wang', ...(await encrypted('Secret-42')) }, null)).data;
}

function currentUser(token: string) {
  return app.http.inject({ url: getCurrentUser.path, headers: { authorization: `Bearer ${token}` } });
}

test('the right password opens a session that knows its user', async () => {
  const tokens = await signedIn();
  const user = (await currentUser(tokens.access_token)).json().data;
  expect(user).toMatchObject({
    name: '王芳',
    departmentName: '销售部',
    permissions: ['APP_MNG'],
    admin: true,
    isRootAdmin: false,
  });
  expect(tokens.exp).toBe(Math.floor(clock.getTime() / 1000) + tokens.expires_in);
});

test('a wrong password and a wrong account get the same answer', async () => {
  const wrongPassword = await app.call(signIn, { username: 'wang', ...(await encrypted('nope')) }, null);
  const wrongAccount = await app.call(signIn, { username: 'nobody', ...(await encrypted('nope')) }, null);
  expect(wrongPassword).toEqual(wrongAccount);
  expect(wrongPassword.errcode).toBe(codeOf('signInFailed'));
});

test('a key serves one sign-in only', async () => {
  const once = { username: 'wang', ...(await encrypted('Secret-42')) };
  expect((await app.call(signIn, once, null)).errcode).toBe(0);
  expect((await app.call(signIn, once, null)).errcode).toBe(codeOf('rsaKeyUsed'));
});

test('a key expires', async () => {
  const late = { username: 'wang', ...(await encrypted('Secret-42')) };
  clock = new Date(clock.getTime() + 6 * 60_000);
  expect((await app.call(signIn, late, null)).errcode).toBe(codeOf('rsaKeyUsed'));
});

test('an access token ends in time and is renewed by the refresh token', async () => {
  const tokens = await signedIn();
  // A token that was good once is remembered, but not beyond its time.
  expect((await currentUser(tokens.access_token)).json().errcode).toBe(0);
  clock = new Date(tokens.exp * 1000);
  expect((await currentUser(tokens.access_token)).json().errcode).toBe(codeOf('tokenExpired'));
  const renewed = await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: tokens.corpId }, null);
  expect((await currentUser(renewed.data.access_token)).json().errcode).toBe(0);
});

test('a refresh token that is used twice ends the whole session', async () => {
  const tokens = await signedIn();
  const input = { refresh_token: tokens.refresh_token, corpId: tokens.corpId };
  const renewed = await app.call(refreshToken, input, null);
  expect((await app.call(refreshToken, input, null)).errcode).toBe(codeOf('refreshTokenReused'));
  const next = { refresh_token: renewed.data.refresh_token, corpId: tokens.corpId };
  expect((await app.call(refreshToken, next, null)).errcode).toBe(codeOf('notSignedIn'));
  expect((await currentUser(renewed.data.access_token)).json().errcode).toBe(codeOf('notSignedIn'));
});

test('two exchanges of one refresh token at once have one winner', async () => {
  const tokens = await signedIn();
  const input = { refresh_token: tokens.refresh_token, corpId: tokens.corpId };
  const answers = await Promise.all([app.call(refreshToken, input, null), app.call(refreshToken, input, null)]);
  expect(answers.map((answer) => answer.errcode).sort((a, b) => a - b)).toEqual([0, codeOf('refreshTokenReused')]);
});

/** An exchange under a name, as browsers ask for it. */
async function exchange(token: string, attempt: string) {
  const query = { refresh_token: token, corpId: 'main' };
  const reply = await app.http.inject({ url: refreshToken.path, query, headers: { 'idempotency-key': attempt } });
  return reply.json<{ errcode: number; data: { refresh_token: string; access_token: string } }>();
}

test('an exchange whose answer got lost is answered again under its name, and under no other', async () => {
  const { refresh_token: first } = await signedIn();
  const lost = await exchange(first, 'attempt-of-the-owner');
  const again = await exchange(first, 'attempt-of-the-owner');
  expect([again.errcode, again.data.refresh_token]).toEqual([0, lost.data.refresh_token]);
  expect((await exchange(first, 'attempt-of-the-thief')).errcode).toBe(codeOf('refreshTokenReused'));
  expect((await exchange(again.data.refresh_token, 'attempt-of-the-owner')).errcode).toBe(codeOf('notSignedIn'));
});

test('once the answer was used, its exchange is no more repeated than any other', async () => {
  const { refresh_token: first } = await signedIn();
  const { data } = await exchange(first, 'attempt-of-the-owner');
  expect((await exchange(data.refresh_token, 'the-next-attempt-0')).errcode).toBe(0);
  expect((await exchange(first, 'attempt-of-the-owner')).errcode).toBe(codeOf('refreshTokenReused'));
});

test('tabs that ask under one name at the same time get the same refresh token', async () => {
  const { refresh_token: first } = await signedIn();
  const answers = await Promise.all([1, 2, 3].map(() => exchange(first, 'attempt-of-all-tabs')));
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0]);
  expect(new Set(answers.map(({ data }) => data.refresh_token)).size).toBe(1);
});

test('who holds an access token alone gets a refresh token, and the one before it counts as used', async () => {
  const tokens = await signedIn();
  const begun = await app.call(refreshTokenOf, { access_token: tokens.access_token }, null);
  expect(begun.data).toMatchObject({ corpId: 'main', userId: 'wang', expires_in: tokens.expires_in, exp: tokens.exp });
  const next = await app.call(refreshToken, { refresh_token: begun.data.refresh_token, corpId: 'main' }, null);
  expect(next.errcode).toBe(0);
  const former = await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: 'main' }, null);
  expect(former.errcode).toBe(codeOf('refreshTokenReused'));
});

test.each([
  ['no longer good', 7_200_000, 'tokenExpired'],
  ['of a session that was signed out', 0, 'notSignedIn'],
] as const)('an access token that is %s gets no refresh token', async (_, ms, name) => {
  const tokens = await signedIn();
  clock = new Date(clock.getTime() + ms);
  if (ms === 0) await app.call(logout, { T: tokens.refresh_token }, null);
  const begun = await app.call(refreshTokenOf, { access_token: tokens.access_token }, null);
  expect(begun.errcode).toBe(codeOf(name));
});

test('a session knows when its user had signed in before it, not when it was opened', async () => {
  await signedIn();
  const before = clock;
  clock = new Date(clock.getTime() + 60_000);
  const { access_token: token } = await signedIn();
  expect((await currentUser(token)).json().data.lastLoginTime).toBe(before.toISOString());
});

test.each([
  ['refresh token', ({ refresh_token, corpId }: TokenReply) => app.call(refreshToken, { refresh_token, corpId }, null)],
  ['access token', ({ access_token: own }: TokenReply) => app.call(refreshTokenOf, { access_token: own }, null)],
])('somebody whose account was disabled gets nothing for a %s, and the session is over for good', async (_, ask) => {
  const tokens = await signedIn();
  const { db } = app.platform.connections;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'wang').execute();
  const refused = await ask(tokens);
  await db.updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'wang').execute();
  expect(refused.errcode).toBe(codeOf('userDisabled'));
  expect((await ask(tokens)).errcode).toBe(codeOf('notSignedIn'));
  expect((await currentUser(tokens.access_token)).json().errcode).toBe(codeOf('notSignedIn'));
});

test('logout takes the access token too, even one whose time is over', async () => {
  const tokens = await signedIn();
  clock = new Date(clock.getTime() + 7_200_000);
  await app.call(logout, { T: tokens.access_token, redirect_uri: 'https://portal.example/login' }, null);
  const renewed = await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: 'main' }, null);
  expect(renewed.errcode).toBe(codeOf('notSignedIn'));
});

test('logout ends the session at once', async () => {
  const tokens = await signedIn();
  expect((await currentUser(tokens.access_token)).json().errcode).toBe(0);
  await app.call(logout, { T: tokens.refresh_token }, null);
  expect((await currentUser(tokens.access_token)).json().errcode).toBe(codeOf('notSignedIn'));
});

test('a foreign token is refused', async () => {
  expect((await currentUser('abc.def.ghi')).json().errcode).toBe(codeOf('notSignedIn'));
  const { access_token: own } = await signedIn();
  expect((await currentUser(own)).json().errcode).toBe(0);
  const [head, payload] = own.split('.');
  const forged = `${head}.${payload}.${own.split('.')[2]?.split('').toReversed().join('')}`;
  expect((await currentUser(forged)).json().errcode).toBe(codeOf('notSignedIn'));
});

test('a secret that was replaced reads what it signed, until it is named no more, and signs nothing', async () => {
  const [old, next] = ['o'.repeat(40), 'n'.repeat(40)];
  const sessionsWith = (tokenSecret: string, formerTokenSecrets: readonly string[] = []) =>
    buildServices({ ...app.platform, config: { ...app.platform.config, tokenSecret, formerTokenSecrets } }).sessions;
  const client = { userAgent: null, address: null, device: 'browser' };
  const { access_token: before } = await sessionsWith(old).signInAs('wang', client, 'openIdUserUnknown');
  expect(await sessionsWith(next, [old]).userOf(before)).toMatchObject({ id: 'wang' });
  await expect(sessionsWith(next).userOf(before)).rejects.toMatchObject({ code: codeOf('notSignedIn') });
  const { access_token: after } = await sessionsWith(next, [old]).signInAs('wang', client, 'openIdUserUnknown');
  await expect(sessionsWith(old).userOf(after)).rejects.toMatchObject({ code: codeOf('notSignedIn') });
  expect(await sessionsWith(next).userOf(after)).toMatchObject({ id: 'wang' });
});
