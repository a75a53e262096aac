import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { runAccountCommand } from './account-command.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';
import { newSession } from './testing/test-session.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const roles = [{ code: 'root', name: '管理员', grants: ['ADMIN'] as const }];
  await insertOrganisation(app.platform, { roles, users: [{ id: 'admin', name: '管理员', roles: ['root'] }] });
});
afterAll(() => app.close());

test('who runs the server gets a one-time password even for the root administrator', async () => {
  const said = await runAccountCommand(app, ['reset-password', 'admin']);
  expect(said).toMatch(/^One-time password of admin: [A-Za-z2-9]{14}\nIt is shown this once /);
  const { db } = app.platform.connections;
  const row = await db.selectFrom('app_user').select(['password_hash', 'must_change_password']).executeTakeFirst();
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

test.each([
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
