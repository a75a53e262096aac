import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requireNoPublicPasswords } from '@portico/platform-server/modules/session';
import { startTestApp, type TestApp } from '@portico/platform-server/testing/test-app';
import { loadPermission } from './load-permission.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Runs the loader on the test's database as a process of its own; resolves to its words, or its failure. */
async function load(environment: 'production' | 'development', ...flags: readonly string[]) {
  const { databaseUrl, home } = app.platform.config;
  const own = { NODE_ENV: environment, DATABASE_URL: databaseUrl, PORTICO_HOME: home, ADMIN_PASSWORD: '' };
  const program = join(import.meta.dirname, 'load.ts');
  const run = promisify(execFile)(process.execPath, [program, ...flags], { env: { ...process.env, ...own } });
  return run.catch((error: unknown) => error);
}

async function accounts() {
  const { db } = app.platform.connections;
  const rows = await db.selectFrom('app_user').select('must_change_password as mustChange').execute();
  return { all: rows.length, mustChange: rows.filter(({ mustChange }) => mustChange).length };
}

test('production loads nothing by itself, and says by what it would', async () => {
  const left = await load('production', '--if-empty');
  expect(left).toMatchObject({ stdout: expect.stringMatching(/^NODE_ENV is production: .*npm start -- --demo`\.\n$/) });
  const failed = await load('production');
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('npm start -- --demo') });
  expect(await accounts()).toEqual({ all: 0, mustChange: 0 });
});

test('where it is asked for, every account must change its password first, and the server may start', async () => {
  const loaded = await load('production', '--people', '--demo');
  expect(loaded).toMatchObject({ stdout: expect.stringContaining('has to change the password at the first sign-in') });
  const { all, mustChange } = await accounts();
  expect([all > 200, mustChange]).toEqual([true, all]);
  await requireNoPublicPasswords(app.platform);
});

test('everywhere else it is loaded as described, which production does not start on', async () => {
  await load('development', '--people');
  const { all, mustChange } = await accounts();
  expect([all > 200, mustChange]).toEqual([true, 0]);
  await expect(requireNoPublicPasswords(app.platform)).rejects.toThrow(`${all} accounts have a public password`);
});

test('a portal that is thrown away keeps the passwords as they are', () => {
  expect(loadPermission(true, ['--if-empty', '--throw-away'])).toBe('asDescribed');
});
