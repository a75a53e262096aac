import { listApplications, listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

test('the menu shows what a user may open and no folder that is empty for them', async () => {
  const codes = async (userId: string) =>
    (await app.call(listMenu, { appCode: 'sales' }, userId)).data.map(({ code }) => code).sort();
  expect(await codes('max')).toEqual(['Customer', 'Order', 'inner', 'orders', 'secrets']);
  expect(await codes('ann')).toEqual(['Order', 'orders']);
  expect(await codes('out')).toEqual([]);
});

test('applications without anything to open are not listed', async () => {
  expect((await app.call(listApplications, {}, 'out')).data).toEqual([]);
  expect((await app.call(listApplications, {}, 'ann')).data).toEqual([
    { code: 'sales', name: '销售管理', name_i18n: '{"en":"Sales"}', logoUrl: null, groupCode: 'business' },
  ]);
});

test('an application that is not there has no menu, and a disabled one is not there', async () => {
  const { db } = app.platform.connections;
  expect((await app.call(listMenu, { appCode: 'gone' }, 'max')).errcode).toBe(codeOf('applicationMissing'));
  await db.updateTable('application').set({ enabled: false }).execute();
  expect((await app.call(listMenu, { appCode: 'sales' }, 'max')).errcode).toBe(codeOf('applicationMissing'));
  expect((await app.call(listApplications, {}, 'max')).data).toEqual([]);
  await db.updateTable('application').set({ enabled: true }).execute();
});

test('a phone sees the entries that are made for it', async () => {
  const { db } = app.platform.connections;
  await db.updateTable('menu_item').set({ mobile_able: false }).where('code', '=', 'Customer').execute();
  const codes = async (isMobile: boolean) =>
    (await app.call(listMenu, { appCode: 'sales', isMobile }, 'max')).data.map(({ code }) => code).sort();
  expect(await codes(true)).toEqual(['Order', 'orders']);
  expect(await codes(false)).toEqual(['Customer', 'Order', 'inner', 'orders', 'secrets']);
  await db.updateTable('menu_item').set({ mobile_able: true }).where('code', '=', 'Customer').execute();
});

test('the menu is for who is signed in', async () => {
  expect((await app.call(listMenu, { appCode: 'sales' }, null)).errcode).toBe(codeOf('notSignedIn'));
});
