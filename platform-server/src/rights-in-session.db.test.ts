import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { editTheme } from '@portico/shared-kit/contract/system.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from './testing/test-app.ts';
import { startRecordsApp } from './testing/test-records.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const db = () => app.platform.connections.db;

beforeAll(async () => {
  app = await startRecordsApp(() => clock);
});
afterAll(() => app.close());

test('a user who is disabled in the middle of a session is out within three seconds, and back when enabled again', async () => {
  const ask = async () => (await app.call(getCurrentUser, {}, 'ann')).errcode;
  expect(await ask()).toBe(0);
  await db().updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'ann').execute();
  later(3);
  expect(await ask()).toBe(codeOf('userDisabled'));
  await db().updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'ann').execute();
  later(3);
  expect(await ask()).toBe(0);
});

test('a grant that is taken away in the middle of a session is gone within three seconds', async () => {
  const theme = { color: 'blue', outward: 'light' } as const;
  expect((await app.call(editTheme, theme, 'adm')).errcode).toBe(0);
  await db().deleteFrom('role_permission').where('role_id', '=', 'root').execute();
  later(3);
  expect((await app.call(editTheme, theme, 'adm')).errcode).toBe(codeOf('noPermission'));
});

test('a role that is taken away takes the applications with it that are seen by it', async () => {
  const codes = async () => (await app.call(listApplications, {}, 'bob')).data.map(({ code }) => code);
  expect(await codes()).toEqual(['sales']);
  await db().deleteFrom('user_role').where('user_id', '=', 'bob').execute();
  later(3);
  expect(await codes()).toEqual([]);
});
