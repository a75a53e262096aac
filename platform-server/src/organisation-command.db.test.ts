import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrganisationCommand } from './organisation-command.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';

let app: TestApp;
let home: string;

beforeAll(async () => {
  app = await startTestApp();
  home = await mkdtemp(join(tmpdir(), 'portico-organisation-'));
  const roles = [{ code: 'root', name: '管理员', grants: ['ADMIN'] as const }];
  await insertOrganisation(app.platform, { roles, users: [{ id: 'admin', name: '管理员', roles: ['root'] }] });
  await writeFile(join(home, 'people.csv'), 'account,name,roles\nwang,王芳,clerk\n');
  await writeFile(join(home, 'organisation.yaml'), 'roles: [{ code: clerk, name: 职员 }]\n');
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
  await app.close();
});

const run = (...words: string[]) => runOrganisationCommand(app, words);

test('a plan is printed as a table and changes nothing; the import does what it said', async () => {
  const planned = await run('plan', home);
  expect(planned).toMatch(/^Organisation: would change\n\nAction +Target +Detail\n-+ +-+ +-+\ncreate +role clerk/);
  expect(await run('plan', join(home, 'organisation.yaml'), join(home, 'people.csv'))).toBe(planned);
  expect(await run('import', home)).toBe(planned.replace('would change', 'changed'));
  expect(await run('import', home)).toBe('Organisation: nothing was changed');
});

test('an export is a folder for its owner alone, whose import changes nothing, and leaves what is there alone', async () => {
  const folder = join(home, '.copy');
  expect(await run('export', folder)).toBe(`Organisation: organisation.yaml, people.csv in ${folder}`);
  expect((await readdir(folder)).sort()).toEqual(['organisation.yaml', 'people.csv']);
  expect((await stat(join(folder, 'people.csv'))).mode & 0o077).toBe(0);
  expect(await run('import', folder)).toBe('Organisation: nothing was changed');
  await expect(run('export', folder)).rejects.toThrow('is there already');
  await run('export', folder, '--replace');
});

test('who is new gets a one-time password in a private file, and nobody else', async () => {
  await writeFile(join(home, 'people.csv'), 'account,name\nwang,王芳\nli,李雷\n');
  const file = join(home, '.passwords');
  expect(await run('import', home, '--passwords', file)).toContain(`\n\nOne-time passwords in ${file}: 1. `);
  expect(await readFile(file, 'utf8')).toMatch(/^li,[A-Za-z2-9]{14}\r\n$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const { db } = app.platform.connections;
  const row = await db.selectFrom('app_user').selectAll().where('username', '=', 'li').executeTakeFirst();
  expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/), must_change_password: true });
  await expect(run('import', home, '--passwords', file)).rejects.toThrow('EEXIST');
  await rm(file);
  await run('import', home, '--passwords', file);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a file that is not UTF-8 is named', async () => {
  await writeFile(join(home, '.gbk.csv'), Buffer.from([0xcd, 0xf5]));
  await expect(run('plan', join(home, '.gbk.csv'))).rejects.toMatchObject({
    errorName: 'organisationInvalid',
    params: { detail: 'is not text in UTF-8' },
  });
});

test.each([
  [[]],
  [['plan']],
  [['import']],
  [['export']],
  [['export', 'a', 'b']],
  [['import', 'a', '--force']],
  [['add', 'a']],
])('what makes no command is answered with the usage: %j', async (words) => {
  await expect(runOrganisationCommand(app, words)).rejects.toThrow('Usage:');
});
