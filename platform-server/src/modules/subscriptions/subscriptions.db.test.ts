import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import {
  createSavedView,
  deleteSavedView,
  shareSavedView,
  updateSavedView,
} from '@portico/shared-kit/contract/saved-views.endpoints';
import { listSubscriptions, subscribe, unsubscribe } from '@portico/shared-kit/contract/subscriptions.endpoints';
import type { SubscribeInput } from '@portico/shared-kit/contract/subscriptions.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { changedPackage, samplePackage } from '../../testing/sample-package.ts';
import { addSecondTenant } from '../../testing/second-tenant.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
let at = new Date('2026-11-20T02:00:00Z');
/** Sessions end while time passes. */
function pass(ms: number): void {
  at = new Date(at.getTime() + ms);
  app.forgetSessions();
}
const hour = 60 * 60_000;

beforeAll(async () => {
  app = await startRecordsApp(() => at);
});
beforeEach(async () => {
  const { db } = app.platform.connections;
  for (const table of ['subscription', 'subscription_record', 'notification', 'saved_view'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from biz_order`.execute(db);
});
afterAll(() => app.close());

const large: SubscribeInput = {
  schemaCode: 'Order',
  viewCode: 'all',
  query: new URLSearchParams({ where: '{"all":[["amount","greaterThan","100"]]}' }).toString(),
  savedViewId: null,
  name: '大额',
  onEnter: true,
  onLeave: true,
};

const watch = (userId: string, input: Partial<SubscribeInput> = {}) =>
  app.call(subscribe, { ...large, ...input }, userId);
const own = async (userId: string) => (await app.call(listSubscriptions, {}, userId)).data.subscriptions;
const check = () => app.services.subscriptions.check(new AbortController().signal);
const told = async (userId: string, locale: 'zh' | 'en' = 'zh') => {
  const search = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', size: 50, page: 0 } as const;
  return (await app.call(searchNotifications, search, userId, locale)).data.MESSAGE.content;
};
const words = async (userId: string) => (await told(userId)).map(({ content }) => content);
const change = (userId: string, { id, version }: BizRecord, data: BizRecord['data']) =>
  app.call(saveRecord, { schemaCode: 'Order', id, version, data }, userId);

test('a person is told once of what entered and left a list since, with titles and the way to it, and not of what was there', async () => {
  const [there, gone] = [await newOrder(app, 'ann', { amount: '500' }), await newOrder(app, 'ann', { amount: '300' })];
  expect((await watch('max')).data).toMatchObject({ name: '大额', count: 2, appCode: 'sales', modelName: '销售订单' });
  expect(await check()).toBe(0);
  await newOrder(app, 'bob', { title: '新单', amount: '101' });
  await newOrder(app, 'bob', { amount: '100' });
  await change('ann', gone, { title: '旧单', amount: '1' });
  expect(await check()).toBe(1);
  expect(await words('max')).toEqual([
    expect.stringMatching(/^“大额”（销售订单）有 1 条数据进入，1 条离开：新单 SO\S*、旧单 SO\S*$/),
  ]);
  const [message] = await told('max', 'en');
  expect(message?.content).toMatch(/^“大额” \(Order\): 1 entered, 1 left: /);
  expect(JSON.parse(message?.bizParams ?? '')).toMatchObject({
    appCode: 'sales',
    schemaCode: 'Order',
    viewCode: 'all',
    listQuery: large.query,
  });
  expect(await check()).toBe(0);
  // A change that leaves the list as it is is looked at and not told.
  await change('ann', there, { amount: '501' });
  expect([await check(), (await words('max')).length]).toEqual([1, 1]);
});

test('only the events that are wanted are told', async () => {
  const order = await newOrder(app, 'ann', { amount: '500' });
  await watch('max', { onEnter: false });
  await watch('lee', { onLeave: false });
  await newOrder(app, 'ann', { title: '来', amount: '200' });
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [order.id] }, 'ann');
  await check();
  // What is deleted has no title any more.
  expect(await words('max')).toEqual(['“大额”（销售订单）有 1 条数据离开']);
  expect(await words('lee')).toEqual([expect.stringMatching(/^“大额”（销售订单）有 1 条数据进入：来/)]);
  expect((await watch('max', { onEnter: false, onLeave: false })).errcode).toBe(codeOf('requestInvalid'));
});

test('each person is told of the records alone that they see', async () => {
  await watch('ann');
  await watch('cat');
  await newOrder(app, 'bob', { title: '博单', amount: '900' });
  const anns = await newOrder(app, 'ann', { title: '安单', amount: '900' });
  await check();
  expect(await words('ann')).toEqual([expect.stringMatching(/有 1 条数据进入：安单/)]);
  expect(await words('cat')).toEqual([]);
  // What is no longer theirs leaves, and is not named.
  await sql`update biz_order set owner = 'bob', creater = 'bob', name = 'secret' where id = ${anns.id}`.execute(
    app.platform.connections.db,
  );
  await newOrder(app, 'bob', { amount: '900' });
  await check();
  expect((await words('ann'))[0]).toBe('“大额”（销售订单）有 1 条数据离开');
});

test('a subscription to the same list changes the one that there is; they are one’s own, and twenty at most', async () => {
  const { data } = await watch('max');
  expect((await watch('max', { name: ' 新名 ', onLeave: false })).data).toMatchObject({
    id: data.id,
    name: '新名',
    onLeave: false,
  });
  await app.call(unsubscribe, { id: data.id }, 'adm');
  expect([(await own('max')).length, (await own('adm')).length]).toEqual([1, 0]);
  for (let index = 1; index < 20; index += 1) expect((await watch('max', { query: `q=${index}` })).errcode).toBe(0);
  expect((await watch('max', { query: 'q=more' })).errcode).toBe(codeOf('savedLimitReached'));
  expect((await watch('max', { query: 'q=3', name: 'again' })).errcode).toBe(0);
  await app.call(unsubscribe, { id: data.id }, 'max');
  expect((await app.call(unsubscribe, { id: data.id }, 'max')).errcode).toBe(0);
  expect((await watch('max', { query: 'q=more' })).errcode).toBe(0);
  expect((await own('max')).map(({ name }) => name)).toContain('again');
});

test('nobody watches a list that they do not see, a view that there is not, or a saved view of others', async () => {
  expect((await watch('out')).errcode).toBe(codeOf('noPermissionToView'));
  expect((await watch('max', { viewCode: 'gone' })).errcode).toBe(codeOf('listViewMissing'));
  expect((await watch('max', { schemaCode: 'Nothing' })).errcode).toBe(codeOf('modelMissing'));
  const state = { schemaCode: 'Order', viewCode: 'all', query: '', layout: null };
  const { data } = await app.call(createSavedView, { ...state, name: 'own' }, 'ann');
  expect((await watch('max', { savedViewId: data.id })).errcode).toBe(codeOf('savedViewMissing'));
  expect(await own('max')).toEqual([]);
});

test.each([
  ['a name of spaces', { name: '  ' }],
  ['a name of 51 characters', { name: 'x'.repeat(51) }],
  ['a state of 8,001 characters', { query: 'x'.repeat(8001) }],
  ['a NUL', { name: 'a\u0000b' }],
  ['a view code that is none', { viewCode: "all'; drop table subscription; --" }],
])('%s is refused', async (_, wrong) => {
  expect((await watch('max', wrong)).status).toBe(400);
  expect(await own('max')).toEqual([]);
});

test.each([
  'where=%7B',
  'where=[[[[[[',
  `f.amount=${encodeURIComponent("1'; drop table biz_order; --;")}`,
  'f.nothing=1&sort=nothing.desc',
  'groupBy=a,b,c,d&page=999999999&size=-1',
  '%',
])('an address of nonsense, %p, is read as the list reads it', async (query) => {
  await newOrder(app, 'ann', { amount: '5' });
  const { errcode, data } = await watch('max', { query });
  expect([errcode, data.count]).toEqual([0, expect.any(Number)]);
});

/** Copies an order many times, beside all rules. */
async function copies(count: number): Promise<void> {
  const { db } = app.platform.connections;
  await newOrder(app, 'ann', { amount: '500' });
  await sql`insert into biz_order (corp_id, id, version, name, sequence_no, owner, creater, sequence_status, created_time, modified_time)
    select corp_id, id || n, version, name, sequence_no || n, owner, creater, sequence_status, created_time, modified_time
    from biz_order, generate_series(1, ${count}::int) n`.execute(db);
}

test('a list of more than 10,000 records is refused, and one that grows beyond is watched no longer, said once', async () => {
  await watch('max', { query: '' });
  await copies(10_000);
  expect((await watch('adm', { query: '' })).errcode).toBe(codeOf('subscribedListTooLarge'));
  expect(await check()).toBe(1);
  expect([await check(), await own('max')]).toEqual([0, []]);
  expect(await words('max')).toEqual([expect.stringContaining('已超过 10,000 条，订阅已结束')]);
  const left = await app.platform.connections.db.selectFrom('subscription_record').selectAll().execute();
  expect(left).toEqual([]);
});

test('a saved view is watched as it is now: its change is not told, its end is', async () => {
  const state = { schemaCode: 'Order', viewCode: 'all', query: large.query, layout: null };
  const { data: view } = await app.call(createSavedView, { ...state, name: '大额视图' }, 'adm');
  const shared = { schemaCode: 'Order', id: view.id, audience: 'everyone' as const };
  await app.call(shareSavedView, { ...shared, roleIds: [], defaultRoleIds: [] }, 'adm');
  await watch('max', { savedViewId: view.id, query: 'q=ignored' });
  await newOrder(app, 'ann', { title: '小单', amount: '50' });
  pass(1000);
  await app.call(
    updateSavedView,
    { schemaCode: 'Order', id: view.id, state: { viewCode: 'all', query: '', layout: null } },
    'adm',
  );
  expect([await check(), await words('max')]).toEqual([1, []]);
  await newOrder(app, 'ann', { title: '小小单', amount: '5' });
  await check();
  expect(await words('max')).toEqual([expect.stringMatching(/有 1 条数据进入：小小单/)]);
  await app.call(deleteSavedView, { schemaCode: 'Order', id: view.id }, 'adm');
  await check();
  expect([(await words('max'))[0], await own('max')]).toEqual([expect.stringContaining('视图已不存在'), []]);
  expect(await check()).toBe(0);
});

test('who may not see the list any more, or whose view is gone, is told so once; who has left is told nothing', async () => {
  const { db } = app.platform.connections;
  await watch('amy');
  await watch('max');
  await watch('lee');
  await db.deleteFrom('user_role').where('user_id', '=', 'amy').execute();
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'lee').execute();
  pass(25 * hour);
  expect(await check()).toBe(3);
  await app.services.appPackages.importPackage(
    changedPackage('models/order.yaml', '  - code: all\n    name: 全部', '  - code: every\n    name: 全部'),
    {},
    null,
  );
  pass(25 * hour);
  expect(await check()).toBe(1);
  await app.services.appPackages.importPackage(samplePackage, {}, null);
  await db.updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'lee').execute();
  const rows = await db.selectFrom('notification').select(['user_id', 'content']).orderBy('user_id').execute();
  expect(rows).toEqual([
    { user_id: 'amy', content: expect.stringContaining('您已没有查看“大额”') },
    { user_id: 'max', content: expect.stringContaining('视图已不存在') },
  ]);
  expect(await db.selectFrom('subscription').selectAll().execute()).toEqual([]);
});

test('conditions that move with the day are looked at each hour, others once a day', async () => {
  await app.services.appPackages.importPackage(
    changedPackage(
      'models/order.yaml',
      'queryConditions: [{ propertyCode: title }]',
      'queryConditions: [{ propertyCode: dueDate, dateType: today }]',
    ),
    {},
    null,
  );
  await newOrder(app, 'ann', { title: '明天到期', dueDate: new Date(at.getTime() + 24 * hour).toISOString() });
  await watch('max', { query: '' });
  await watch('adm', { query: 'unfiltered=1' });
  pass(0.5 * hour);
  expect(await check()).toBe(0);
  pass(23.4 * hour);
  expect(await check()).toBe(1);
  expect(await words('max')).toEqual([expect.stringMatching(/有 1 条数据进入：明天到期/)]);
  pass(0.5 * hour);
  expect(await check()).toBe(1);
  await app.services.appPackages.importPackage(samplePackage, {}, null);
});

test('two processes look at a list once, and other tenants are neither read nor told', async () => {
  await watch('max');
  const others = await addSecondTenant(app.platform);
  expect(others).toContain('subscription');
  await newOrder(app, 'ann', { title: '一', amount: '900' });
  const looked = await Promise.all([check(), check()]);
  expect(Math.max(...looked)).toBe(1);
  const rows = await app.platform.connections.db.selectFrom('notification').select('corp_id').execute();
  expect(rows).toEqual([{ corp_id: 'main' }]);
});
