import { constants, publicEncrypt } from 'node:crypto';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { changePassword, changePasswordOf } from '@portico/shared-kit/contract/password.endpoints';
import { loginTypes } from '@portico/shared-kit/contract/password-rules';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { getRsaKey, refreshToken, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { hashPassword } from './index.ts';

const old = 'Secret-42';
const next = 'Better-4321';
const nextOfAdmin = 'Better-54321';

let app: TestApp;
let passwordHash: string;
let clock = new Date('2026-03-02T01:00:00Z');

beforeAll(async () => {
  passwordHash = await hashPassword(old);
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'appAdmin', name: '应用管理员', grants: ['APP_MNG'] },
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
    ],
    users: [
      { id: 'wang', name: '王芳' },
      { id: 'keeper', name: '应用管理员', roles: ['appAdmin'] },
      { id: 'admin', name: '管理员', roles: ['root'] },
      { id: 'guest', name: '没有密码' },
    ],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.platform.connections;
  const before = { password_hash: passwordHash, must_change_password: false, sync_type: 'PUSH' };
  await db.updateTable('app_user').set(before).where('id', '<>', 'guest').execute();
  await db.deleteFrom('sign_in_delay').execute();
  // What a process remembers of sessions is three seconds old at most.
  clock = new Date(clock.getTime() + 10_000);
});

async function sealed(...passwords: string[]) {
  const { data } = await app.call(getRsaKey, {}, null);
  const key = { key: data.key, padding: constants.RSA_PKCS1_PADDING };
  return {
    index: data.index,
    texts: passwords.map((text) => publicEncrypt(key, Buffer.from(text)).toString('base64')),
  };
}

async function change(userId: string, oldPassword: string, newPassword: string) {
  const { index, texts } = await sealed(oldPassword, newPassword);
  const input = { index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
  return (await app.call(changePassword, input, userId)).errcode;
}

async function changeAsHeader(oldPassword: string, newPassword: string, { isSealed = true } = {}) {
  const who = { username: 'wang', corpId: 'main' };
  if (!isSealed) return (await app.call(changePasswordOf, { ...who, oldPassword, newPassword }, 'wang')).errcode;
  const { index, texts } = await sealed(oldPassword, newPassword);
  const input = { ...who, index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
  return (await app.call(changePasswordOf, input, 'wang')).errcode;
}

async function signedIn(username: string, password: string) {
  const { index, texts } = await sealed(password);
  return app.call(signIn, { username, index, password: texts[0] ?? '' }, null);
}

function update(userId: string, values: { must_change_password?: boolean; sync_type?: string }) {
  return app.platform.connections.db.updateTable('app_user').set(values).where('id', '=', userId).execute();
}

test('the new password is the one that signs in from now on, the old one is not', async () => {
  expect(await change('wang', old, next)).toBe(0);
  expect((await signedIn('wang', next)).errcode).toBe(0);
  expect((await signedIn('wang', old)).errcode).toBe(codeOf('signInFailed'));
});

const ways: readonly [string, () => Promise<number>][] = [
  ['personal settings', () => change('wang', old, next)],
  ['the header, encrypted', () => changeAsHeader(old, next)],
  ['the header, plain', () => changeAsHeader(old, next, { isSealed: false })],
  [
    'the dialog of an initial password',
    async () => {
      await update('wang', { must_change_password: true });
      return change('wang', old, next);
    },
  ],
];

test.each(ways)('whose password was changed is told so once, and nobody is of a refusal: %s', async (_, changeIt) => {
  const tab = 'MESSAGE';
  const asked = { tab, page: 0, size: 20, messageType: 'STATION', readState: 'UNREADED' } as const;
  await app.platform.connections.db.deleteFrom('notification').execute();
  await change('wang', 'Secret-43', next);
  expect((await app.call(searchNotifications, asked, 'wang')).data.MESSAGE.totalElements).toBe(0);
  expect(await changeIt()).toBe(0);
  const { content } = (await app.call(searchNotifications, asked, 'wang')).data.MESSAGE;
  expect(content).toMatchObject([{ messageType: 101, title: 'Password changed', senderVO: null }]);
});

test.each<[string, string, string, ErrorName]>([
  ['wang', 'Secret-43', next, 'oldPasswordWrong'],
  ['guest', old, next, 'oldPasswordWrong'],
  ['wang', old, old, 'newPasswordSame'],
  ['wang', old, 'Short-1', 'passwordLength'],
  ['wang', old, 'Much-too-long-12', 'passwordLength'],
  ['keeper', old, next, 'passwordLength'],
  ['wang', old, 'no-capital-1', 'passwordTooWeak'],
  ['wang', old, 'NO-SMALL-1', 'passwordTooWeak'],
  ['wang', old, 'No-digits', 'passwordTooWeak'],
  ['wang', old, 'Password-123', 'passwordOnList'],
  ['wang', old, 'wanG-2026', 'passwordOnList'],
  ['wang', old, 'With space-1', 'passwordCharacters'],
  ['wang', old, 'Better密码321', 'passwordCharacters'],
  ['wang', '旧密码', next, 'passwordCharacters'],
  ['admin', old, nextOfAdmin, 'passwordNotChangeable'],
])('%s, who changes %s to %s, is refused by %s and keeps the old one', async (userId, from, to, name) => {
  expect(await change(userId, from, to)).toBe(codeOf(name));
  if (userId !== 'guest') expect((await signedIn(userId, old)).errcode).toBe(0);
});

test('an administrator needs twelve characters', async () => {
  expect(await change('keeper', old, nextOfAdmin)).toBe(0);
});

test('all other sessions of the user end, the one that changed it and those of others go on', async () => {
  const elsewhere = (await signedIn('wang', old)).data;
  const other = (await signedIn('keeper', old)).data;
  const asks = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.http.inject({ url: getCurrentUser.path, headers })).json<{ errcode: number }>().errcode;
  };
  expect(await asks(elsewhere.access_token)).toBe(0);
  expect(await change('wang', old, next)).toBe(0);
  expect(await asks(elsewhere.access_token)).toBe(codeOf('notSignedIn'));
  const renewal = { refresh_token: elsewhere.refresh_token, corpId: elsewhere.corpId };
  expect((await app.call(refreshToken, renewal, null)).errcode).toBe(codeOf('notSignedIn'));
  expect(await asks(other.access_token)).toBe(0);
  expect((await app.call(getCurrentUser, {}, 'wang')).errcode).toBe(0);
});

test('one key serves one change', async () => {
  const { index, texts } = await sealed(old, next);
  const input = { index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
  expect((await app.call(changePassword, input, 'wang')).errcode).toBe(0);
  expect((await app.call(changePassword, input, 'wang')).errcode).toBe(codeOf('rsaKeyUsed'));
});

test('of two changes at once one wins', async () => {
  const outcomes = await Promise.all([change('wang', old, next), change('wang', old, 'Other-4321')]);
  expect(outcomes.toSorted((a, b) => a - b)).toEqual([0, codeOf('oldPasswordWrong')]);
});

test('the old password is tried five times, then slower, and nobody who tries elsewhere slows its person here', async () => {
  for (let attempt = 0; attempt < 10; attempt++) await signedIn('wang', 'wrong');
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await change('wang', `Wrong-${attempt}`, next)).toBe(codeOf('oldPasswordWrong'));
  }
  expect(await change('wang', old, next)).toBe(codeOf('tooManyAttempts'));
});

test('the header changes it by account and organisation, encrypted or not, and only the own one', async () => {
  const asHeader = async (username: string, corpId: string, [oldPassword, newPassword]: [string, string]) =>
    (await app.call(changePasswordOf, { username, corpId, oldPassword, newPassword }, 'wang')).errcode;
  expect(await asHeader('keeper', 'main', [old, nextOfAdmin])).toBe(codeOf('noPermission'));
  expect(await asHeader('wang', 'other', [old, next])).toBe(codeOf('noPermission'));
  expect(await asHeader('wang', 'main', [old, next])).toBe(0);
  expect(await changeAsHeader(next, 'Third-4321')).toBe(0);
  expect((await signedIn('wang', 'Third-4321')).errcode).toBe(0);
});

test('nobody changes a password without being signed in', async () => {
  const input = { username: 'wang', corpId: 'main', oldPassword: old, newPassword: next };
  expect((await app.call(changePasswordOf, input, null)).errcode).toBe(codeOf('notSignedIn'));
});

test('somebody with an initial password may do nothing else before it is changed, and everything after', async () => {
  await update('wang', { must_change_password: true });
  const before = await app.call(getCurrentUser, {}, 'wang');
  expect(before.data).toMatchObject({ singlePwd: true, mayChangePassword: true });
  expect((await app.call(searchUsers, { keyword: '' }, 'wang')).errcode).toBe(codeOf('passwordMustChange'));
  expect(await change('wang', old, next)).toBe(0);
  expect((await app.call(getCurrentUser, {}, 'wang')).data.singlePwd).toBe(false);
  expect((await app.call(searchUsers, { keyword: '' }, 'wang')).errcode).toBe(0);
});

test('even admin, whose password is not changed here otherwise, changes an initial one', async () => {
  await update('admin', { must_change_password: true });
  expect(await change('admin', old, nextOfAdmin)).toBe(0);
  expect(await change('admin', nextOfAdmin, 'Better-654321')).toBe(codeOf('passwordNotChangeable'));
});

test('who comes from elsewhere and signed in there has no password to change here, and none is asked for', async () => {
  await update('wang', { sync_type: 'DINGTALK', must_change_password: true });
  const { data } = await signedIn('wang', old);
  await app.platform.connections.db.updateTable('session_family').set({ login_type: loginTypes.elsewhere }).execute();
  const headers = { authorization: `Bearer ${data.access_token}` };
  const user = (await app.http.inject({ url: getCurrentUser.path, headers })).json<{ data: object }>().data;
  expect(user).toMatchObject({ mayChangePassword: false, singlePwd: false });
});
