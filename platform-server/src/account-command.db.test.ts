import { runAccountCommand } from './account-command.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';

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

test.each([
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
