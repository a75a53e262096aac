import { constants, publicEncrypt } from 'node:crypto';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { changePassword, resetPassword } from '@portico/shared-kit/contract/password.endpoints';
import { getRsaKey, refreshToken, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { pino } from 'pino';
import { notificationService } from '../notifications/index.ts';
import { serverEvents } from '../../server-events.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { hashPassword } from './index.ts';
import { sessionService } from './session.service.ts';

const old = 'Secret-42';

let app: TestApp;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(old);
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    roles: [
      { code: 'system', name: '系统管理员', grants: ['SYS_MNG'] },
      { code: 'root', name: '根管理员', grants: ['ADMIN'] },
    ],
    users: [
      { id: 'wang', name: '王芳' },
      { id: 'sid', name: '系统管理员', roles: ['system'] },
      { id: 'other', name: '系统管理员', roles: ['system'] },
      { id: 'root', name: '根管理员', roles: ['root'] },
      { id: 'second', name: '根管理员', roles: ['root', 'system'] },
    ],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.platform.connections;
  const before = {
    password_hash: passwordHash,
    must_change_password: false,
    sync_type: 'PUSH',
    status: 'ENABLED' as const,
  };
  await db.updateTable('app_user').set(before).execute();
  await db.deleteFrom('sign_in_delay').execute();
  await db.deleteFrom('notification').execute();
});

async function sealed(...passwords: string[]) {
  const { data } = await app.call(getRsaKey, {}, null);
  const key = { key: data.key, padding: constants.RSA_PKCS1_PADDING };
  const texts = passwords.map((text) => publicEncrypt(key, Buffer.from(text)).toString('base64'));
  return { index: data.index, texts };
}

async function signedIn(username: string, password: string) {
  const { index, texts } = await sealed(password);
  return app.call(signIn, { username, index, password: texts[0] ?? '' }, null);
}

function sessionOf(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (url: string) => (await app.http.inject({ url, headers })).json<{ errcode: number; data: object }>(),
    post: async (url: string, payload: object) =>
      (await app.http.inject({ method: 'POST', url, headers, payload })).json<{ errcode: number }>(),
  };
}

const values = (userId: string, set: { status?: 'DISABLED'; sync_type?: string; password_hash?: string | null }) =>
  app.platform.connections.db.updateTable('app_user').set(set).where('id', '=', userId).execute();

test('the one-time password signs in, the old one does not, and nothing may be done before it is changed', async () => {
  const { data, errcode } = await app.call(resetPassword, { id: 'wang' }, 'sid');
  expect(errcode).toBe(0);
  expect((await signedIn('wang', old)).errcode).toBe(codeOf('signInFailed'));
  const session = sessionOf((await signedIn('wang', data.password)).data.access_token);
  expect((await session.get(getCurrentUser.path)).data).toMatchObject({ singlePwd: true });
  expect((await session.get(searchUsers.path)).errcode).toBe(codeOf('passwordMustChange'));
  const { index, texts } = await sealed(data.password, 'Better-4321');
  const input = { index, oldPassword: texts[0] ?? '', newPassword: texts[1] ?? '' };
  expect((await session.post(changePassword.path, input)).errcode).toBe(0);
  expect((await session.get(searchUsers.path)).errcode).toBe(0);
  expect((await signedIn('wang', 'Better-4321')).errcode).toBe(0);
});

test('every session of the account ends at once', async () => {
  const { data: tokens } = await signedIn('wang', old);
  expect((await sessionOf(tokens.access_token).get(getCurrentUser.path)).errcode).toBe(0);
  await app.call(resetPassword, { id: 'wang' }, 'sid');
  expect((await sessionOf(tokens.access_token).get(getCurrentUser.path)).errcode).toBe(codeOf('notSignedIn'));
  const renewal = { refresh_token: tokens.refresh_token, corpId: tokens.corpId };
  expect((await app.call(refreshToken, renewal, null)).errcode).toBe(codeOf('notSignedIn'));
});

test('who was locked out by wrong passwords gets in with the new one', async () => {
  for (let attempt = 0; attempt < 11; attempt++) await signedIn('wang', 'wrong');
  expect((await signedIn('wang', old)).errcode).toBe(codeOf('tooManyAttempts'));
  const { data } = await app.call(resetPassword, { id: 'wang' }, 'sid');
  expect((await signedIn('wang', data.password)).errcode).toBe(0);
});

test('whose password was reset is told who did it, and nobody is of a reset that was refused', async () => {
  await app.call(resetPassword, { id: 'second' }, 'sid');
  const { data } = await app.call(resetPassword, { id: 'wang' }, 'sid');
  const { db } = app.platform.connections;
  const rows = await db.selectFrom('notification').select(['user_id', 'message_type', 'sender_id']).execute();
  expect(rows).toEqual([{ user_id: 'wang', message_type: 102, sender_id: 'sid' }]);
  await db.updateTable('app_user').set({ must_change_password: false }).execute();
  const session = sessionOf((await signedIn('wang', data.password)).data.access_token);
  const asked = { tab: 'MESSAGE', page: 0, size: 20, messageType: 'STATION', readState: 'UNREADED' };
  expect(await session.post(searchNotifications.path, asked)).toMatchObject({
    data: { MESSAGE: { content: [{ messageType: 102, title: '密码已重置', senderVO: { id: 'sid' } }] } },
  });
});

test.each([
  ['a system administrator', 'sid', 'other', 0],
  ['a system administrator', 'sid', 'root', codeOf('noPermission')],
  ['a system administrator', 'sid', 'second', codeOf('noPermission')],
  ['a system administrator', 'sid', 'sid', codeOf('ownPasswordNotReset')],
  ['a root administrator', 'root', 'second', 0],
  ['a root administrator', 'root', 'root', codeOf('ownPasswordNotReset')],
  ['a root administrator', 'root', 'nobody', codeOf('userMissing')],
  ['an employee', 'wang', 'sid', codeOf('noPermission')],
])('%s (%s) resets the password of %s: %i', async (_, by, id, expected) => {
  const { errcode, data } = await app.call(resetPassword, { id }, by);
  expect([errcode, data?.password === undefined]).toEqual([expected, expected !== 0]);
  const account = await app.platform.connections.db
    .selectFrom('app_user')
    .select('must_change_password as must')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(account?.must ?? false).toBe(expected === 0);
});

test.each([
  ['was disabled', { status: 'DISABLED' }, 'userDisabled'],
  [
    'comes from elsewhere and never had a password',
    { sync_type: 'DINGTALK', password_hash: null },
    'passwordNotChangeable',
  ],
] as const)('an account that %s gets no password', async (_, set, name) => {
  await values('wang', set);
  expect((await app.call(resetPassword, { id: 'wang' }, 'sid')).errcode).toBe(codeOf(name));
});

test('an account of ours that has no password yet gets its first one', async () => {
  await values('wang', { password_hash: null });
  const { data } = await app.call(resetPassword, { id: 'wang' }, 'sid');
  expect((await signedIn('wang', data.password)).errcode).toBe(0);
});

test('the log says who reset whose password, and never the password; nor is it kept as it is', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const platform = { ...app.platform, log };
  const { unreadChanged, sessionChanged } = serverEvents();
  const { notify } = notificationService(platform, { unreadChanged, workMark: async () => '' });
  const password = await sessionService(platform, {
    secrets: [Buffer.from('x'.repeat(32))],
    notify,
    sessionChanged,
  }).resetPasswordOf('wang');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ userId: 'wang', by: 'command line' }]);
  const rows = await app.platform.connections.db.selectFrom('app_user').selectAll().execute();
  expect(JSON.stringify([lines, rows])).not.toContain(password);
});
