import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { getCurrentUser, keepAppearance } from '@portico/shared-kit/contract/current-user.endpoints';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { getStart } from '@portico/shared-kit/contract/start.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    users: [
      { id: 'li', name: '李雷' },
      { id: 'new', name: '新人' },
      { id: 'han', name: '韩梅梅' },
    ],
  });
});
afterAll(() => app.close());

test('each part of the start is what its own endpoint answers the same person', async () => {
  const { data } = await app.call(getStart, {}, 'li');
  expect(data).toEqual({
    user: (await app.call(getCurrentUser, {}, 'li')).data,
    config: (await app.call(getSystemConfig, {}, 'li')).data,
    applications: (await app.call(listApplications, {}, 'li')).data,
    unread: (await app.call(getUnreadCount, {}, 'li')).data,
    recent: (await app.call(listRecentItems, {}, 'li')).data,
  });
});

test('the appearance that somebody chose is theirs alone, from the next answer on', async () => {
  const userOf = async (id: string) => (await app.call(getStart, {}, id)).data.user;
  expect(await userOf('li')).not.toHaveProperty('appearance');
  expect((await app.call(keepAppearance, { appearance: 'system' }, 'li')).errcode).toBe(0);
  expect(await userOf('li')).toHaveProperty('appearance', 'system');
  expect(await userOf('han')).not.toHaveProperty('appearance');
  await app.call(keepAppearance, { appearance: null }, 'li');
  expect(await userOf('li')).not.toHaveProperty('appearance');
});

test('who must change an initial password gets the user and the configuration alone', async () => {
  const { db } = app.platform.connections;
  await db.updateTable('app_user').set({ must_change_password: true }).where('id', '=', 'new').execute();
  const { data } = await app.call(getStart, {}, 'new');
  expect(data).toMatchObject({ user: { id: 'new' }, applications: null, unread: null, recent: null });
});

test('nobody gets anything without a session', async () => {
  expect((await app.call(getStart, {}, null)).errcode).not.toBe(0);
});
