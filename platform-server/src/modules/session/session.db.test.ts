import { constants, publicEncrypt } from 'node:crypto';
import {
  getCurrentUser,
  getRsaKey,
  logout,
  refreshToken,
  signIn,
} from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
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
