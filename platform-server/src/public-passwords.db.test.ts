import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runAccountCommand } from './account-command.ts';
import { notePublicPassword, requireNoPublicPasswords } from './modules/session/index.ts';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const people = (hashes: Readonly<Record<string, string>>) =>
  insertOrganisation(app.platform, {
    users: Object.entries(hashes).map(([id, passwordHash]) => ({ id, name: id, passwordHash })),
  });

const production = () => {
  const { databaseUrl: DATABASE_URL, home: PORTICO_HOME } = app.platform.config;
  return { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL, PORTICO_HOME };
};

const change = (id: string, row: { password_hash?: string; status?: 'DISABLED' }) =>
  app.platform.connections.db.updateTable('app_user').set(row).where('id', '=', id).execute();

/** Returns the refusal of a start in production; `safe` where it says nothing. */
const saidAtStart = () => requireNoPublicPasswords(app.platform).then(() => 'safe', String);

test('a production server does not start on a public password: one line says why and what to do, and it ends with 1', async () => {
  await people({ ada: 'public', emma: 'public', nick: 'own' });
  await notePublicPassword(app.platform, 'public');
  const main = join(import.meta.dirname, 'main.ts');
  const started = promisify(execFile)(process.execPath, [main], { env: { ...process.env, ...production() } });
  const failure = await started.catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr:
      'NODE_ENV is production, and 2 accounts have a public password of the demo (ada, emma). Have them changed at the next sign-in by: npm run account -- expire-public-passwords\n',
  });
});

test('it starts once those accounts must change their passwords, and does not ask for it again', async () => {
  await people({ ada: 'public', nick: 'own' });
  await notePublicPassword(app.platform, 'public');
  expect(await runAccountCommand(app, ['expire-public-passwords'])).toMatch(/^1 accounts have to change /);
  expect(await runAccountCommand(app, ['expire-public-passwords'])).toMatch(/^0 accounts /);
  const server = await startServer(readConfig(production()));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
  const { db } = app.platform.connections;
  const rows = await db.selectFrom('app_user').select(['id', 'must_change_password as must']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'ada', must: true },
    { id: 'nick', must: false },
  ]);
  const events = await db.selectFrom('audit_event').select('detail').where('action', '=', 'passwordsExpire').execute();
  expect(events.map(({ detail }) => detail)).toEqual([{ count: 1 }, { count: 0 }]);
});

test('any other server starts on them', async () => {
  await people({ ada: 'public' });
  await notePublicPassword(app.platform, 'public');
  const server = await startServer(readConfig({ ...production(), NODE_ENV: 'development' }));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
});

test('an account that changed its password or is disabled is no hindrance, whichever load it came with', async () => {
  await people({ ada: 'first', emma: 'second' });
  for (const hash of ['first', 'second']) await notePublicPassword(app.platform, hash);
  expect(await saidAtStart()).toContain('2 accounts');
  await change('ada', { password_hash: 'her own' });
  expect(await saidAtStart()).toContain('1 accounts have a public password of the demo (emma)');
  await change('emma', { status: 'DISABLED' });
  expect(await saidAtStart()).toBe('safe');
});

test('a demo that was loaded before its password was noted is found by the hash that its accounts share', async () => {
  await people({ ada: 'shared', emma: 'shared', nick: 'own' });
  expect(await saidAtStart()).toBe('safe');
  const row = { corp_id: app.platform.corpId, code: 'demo', value: JSON.stringify({ records: 1 }) };
  await app.platform.connections.db.insertInto('system_setting').values(row).execute();
  expect(await saidAtStart()).toContain('(ada, emma)');
});
