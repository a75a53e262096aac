import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { runAccountCommand } from './account-command.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';
import { newSession } from './testing/test-session.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const roles = [
    { code: 'root', name: '管理员', grants: ['ADMIN'] as const },
    { code: 'clerk', name: '职员' },
  ];
  const departments = [{ id: 'sales', name: '销售部' }];
  await insertOrganisation(app.platform, {
    departments,
    roles,
    users: [{ id: 'admin', name: '管理员', roles: ['root'] }],
  });
});
afterAll(() => app.close());

test('who runs the server gets a one-time password even for the root administrator', async () => {
  const said = await runAccountCommand(app, ['reset-password', 'admin']);
  expect(said).toMatch(/^One-time password of admin: [A-Za-z2-9]{14}\nIt is shown this once /);
  const { db } = app.platform.connections;
  const row = await db
    .selectFrom('app_user')
    .select(['password_hash', 'must_change_password'])
    .where('id', '=', 'admin')
    .executeTakeFirst();
  expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/), must_change_password: true });
});

test('who runs the server turns off the second factor of somebody who lost device and codes, and there is one', async () => {
  const { db } = app.platform.connections;
  const row = { corp_id: 'main', user_id: 'admin', secret: '', confirmed_time: new Date() };
  await db.insertInto('second_factor').values(row).execute();
  const token = await newSession(app.platform, 'admin');
  expect(await runAccountCommand(app, ['reset-second-factor', 'admin'])).toMatch(/^The second factor of admin is off/);
  await expect(runAccountCommand(app, ['reset-second-factor', 'admin'])).rejects.toMatchObject({
    errorName: 'secondFactorMissing',
  });
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.http.inject({ url: getCurrentUser.path, headers });
  expect(reply.json()).toMatchObject({ errcode: codeOf('notSignedIn') });
});

const adding = (...words: string[]) => runAccountCommand(app, ['add', ...words], async () => 'Kiln-4821-xyz');
const personOf = async (account: string) => {
  const { db } = app.platform.connections;
  const person = await db.selectFrom('app_user').selectAll().where('username', '=', account).executeTakeFirst();
  const ids = { departments: 'user_department', roles: 'user_role' } as const;
  const departments = db
    .selectFrom(ids.departments)
    .select('department_id')
    .where('user_id', '=', person?.id ?? '');
  const roles = db
    .selectFrom(ids.roles)
    .select('role_id')
    .where('user_id', '=', person?.id ?? '');
  return { person, departments: await departments.execute(), roles: await roles.execute() };
};

test('a person is added with departments and roles, and a one-time password is said that is kept nowhere else', async () => {
  const said = await adding(
    'wang',
    '--name',
    '王芳',
    '--english-name',
    'Wang',
    '--department',
    'sales',
    '--role',
    'clerk',
  );
  const [, password = ''] = /^One-time password of wang: ([A-Za-z2-9]{14})\nIt is shown this once /.exec(said) ?? [];
  const { person, departments, roles } = await personOf('wang');
  expect(person).toMatchObject({ name: '王芳', name_i18n: '{"en":"Wang"}', must_change_password: true });
  expect([departments, roles]).toEqual([[{ department_id: 'sales' }], [{ role_id: 'clerk' }]]);
  const row = JSON.stringify(await app.platform.connections.db.selectFrom('audit_event').selectAll().execute());
  expect(password).toHaveLength(14);
  expect(row + app.faults.join('')).not.toContain(password);
  const client = { userAgent: null, address: null, device: 'browser' };
  expect(await app.services.sessions.signInAs('wang', client, 'proxyAccountUnknown')).toMatchObject({
    userId: person?.id,
  });
});

test('a password that somebody types is never said again, and keeps the rules', async () => {
  expect(await adding('li', '--name', '李雷', '--ask-password')).toBe(
    'li was added; the password has to be changed at the first sign-in.',
  );
  const weak = runAccountCommand(app, ['add', 'mo', '--name', '莫', '--ask-password'], async () => 'abcdefgh');
  await expect(weak).rejects.toMatchObject({ errorName: 'passwordTooWeak' });
  expect((await personOf('mo')).person).toBeUndefined();
});

test.each([
  [
    ['wang2', '--name', 'W', '--department', 'gone'],
    { place: '--department', detail: 'departments: there is no department “gone”' },
  ],
  [['wang2', '--name', 'W', '--role', 'gone'], { place: '--role', detail: 'roles: there is no role “gone”' }],
  [['wang2', '--name', ''], { place: '--name' }],
])('what is not there is named with its option: %j', async (words, params) => {
  await expect(adding(...words)).rejects.toMatchObject({ errorName: 'organisationInvalid', params });
  expect((await personOf('wang2')).person).toBeUndefined();
});

test('an account that is there is not added again', async () => {
  await expect(adding('admin', '--name', 'A')).rejects.toMatchObject({ errorName: 'accountExists' });
});

test.each([
  [['add']],
  [['add', 'a']],
  [['add', 'a', 'b', '--name', 'A']],
  [['add', 'a', '--name', 'A', '--password', 'x']],
  [['reset-second-factor']],
  [['reset-password']],
  [['reset-password', 'admin', 'again']],
  [['reset', 'admin']],
  [['reset-password', '']],
])('words that make no command are answered with the usage: %j', async (words) => {
  await expect(runAccountCommand(app, words)).rejects.toThrow('reset-password <account>');
});

test('an account that nobody has is named', async () => {
  await expect(runAccountCommand(app, ['reset-password', 'nobody'])).rejects.toMatchObject({
    params: { id: 'nobody' },
  });
});
