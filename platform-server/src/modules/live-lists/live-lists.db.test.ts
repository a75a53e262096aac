import { leaveList, watchList } from '@portico/shared-kit/contract/live-lists.endpoints';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { buildServices } from '../../services.ts';
import { addSecondTenant, theirs } from '../../testing/second-tenant.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
let at = new Date('2026-11-20T02:00:00Z');
const pass = (seconds: number) => void (at = new Date(at.getTime() + seconds * 1000));

beforeAll(async () => {
  app = await startRecordsApp(() => at);
});
beforeEach(() => app.platform.connections.db.deleteFrom('list_watcher').execute());
afterAll(() => app.close());

const orders = { schemaCode: 'Order' };
const watch = (userId: string) => app.call(watchList, orders, userId);
const seenBy = async (userId: string) => (await watch(userId)).data.people.map(({ id }) => id);

test('people who look at a list see each other, by name and picture alone, until they leave or are silent', async () => {
  expect(await seenBy('ann')).toEqual([]);
  const { data } = await watch('cat');
  expect(data.people).toEqual([{ id: 'ann', name: '安', name_i18n: null, imgUrl: null }]);
  expect(data.count).toBe(1);
  expect(await seenBy('ann')).toEqual(['cat']);
  await app.call(leaveList, orders, 'cat');
  expect(await seenBy('ann')).toEqual([]);
  await watch('cat');
  pass(10);
  expect(await seenBy('ann')).toEqual(['cat']);
  pass(10);
  expect(await seenBy('ann')).toEqual([]);
});

test('the mark is another one whenever somebody wrote to the records of the model, and only then', async () => {
  const mark = async () => (await watch('ann')).data.mark;
  const first = await mark();
  expect(await mark()).toBe(first);
  const order = await newOrder(app, 'bob');
  const second = await mark();
  expect(second).not.toBe(first);
  const { id, version } = order;
  await app.call(saveRecord, { ...orders, id, version, data: { amount: '5' } }, 'bob');
  expect(await mark()).not.toBe(second);
});

test('who may not see the list is neither told nor shown, nor is who watches another model or nothing', async () => {
  await watch('ann');
  const refused = await watch('out');
  expect([refused.errcode, refused.data]).toEqual([codeOf('noPermissionToView'), null]);
  expect((await app.call(watchList, { schemaCode: 'Nothing' }, 'ann')).errcode).toBe(codeOf('modelMissing'));
  expect((await app.call(watchList, { schemaCode: "Order'; --" }, 'ann')).status).toBe(400);
  await app.call(watchList, { schemaCode: 'Customer' }, 'max');
  expect(await seenBy('ann')).toEqual([]);
  expect((await app.call(leaveList, orders, 'out')).errcode).toBe(0);
  expect((await app.call(watchList, orders, null)).errcode).toBe(codeOf('notSignedIn'));
});

test('fifty are named, the others counted', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `p${String(index).padStart(2, '0')}`);
  const { db } = app.platform.connections;
  const ann = await db.selectFrom('app_user').selectAll().where('id', '=', 'ann').executeTakeFirstOrThrow();
  await db
    .insertInto('app_user')
    .values(people.map((id) => ({ ...ann, id, username: id, name: id })))
    .execute();
  const expires = new Date(at.getTime() + 10_000);
  await db
    .insertInto('list_watcher')
    .values(people.map((id) => ({ corp_id: 'main', schema_code: 'Order', user_id: id, expires_time: expires })))
    .execute();
  const { data } = await watch('ann');
  expect([data.people.length, data.count]).toEqual([50, 60]);
});

test('each process knows who is there, and no other tenant does', async () => {
  const other = buildServices(app.platform);
  await watch('ann');
  const bob = await app.services.sessions.rightsOf('bob');
  if (bob === undefined) throw new Error('no bob');
  expect((await other.liveLists.watch(bob, orders)).people.map(({ id }) => id)).toEqual(['ann']);
  await addSecondTenant(app.platform);
  await app.call(leaveList, orders, 'bob');
  const { data } = await watch('ann');
  expect([data.count, JSON.stringify(data).includes(theirs)]).toEqual([0, false]);
});
