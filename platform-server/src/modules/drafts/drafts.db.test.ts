import { deleteDrafts, listDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
let clock = Date.parse('2026-03-02T17:00:00Z');

beforeAll(async () => {
  app = await startRecordsApp(() => new Date(clock));
});
afterAll(() => app.close());

/** Keeps a draft a minute after the one before it, and gives its id. */
async function keep(user: string, schemaCode: string, data: object): Promise<string> {
  clock += 60_000;
  const answer = await app.call(saveRecord, { schemaCode, data: { ...data }, draft: true }, user);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data.id;
}

const list = async (user: string, more: object = {}) =>
  (await app.call(listDrafts, { page: 0, size: 20, ...more }, user)).data;
const idsOf = async (user: string, more: object = {}) =>
  (await list(user, more)).content.map(({ objectId }) => objectId);
const order = (objectId: string) => ({ schemaCode: 'Order', objectId });
const customer = (objectId: string) => ({ schemaCode: 'Customer', objectId });

test('everybody finds their own drafts of all models, the one changed last first, and nothing that is finished', async () => {
  const first = await keep('max', 'Order', { title: '甲' });
  const second = await keep('max', 'Customer', { title: '乙' });
  const third = await keep('max', 'Order', { title: '丙' });
  await newOrder(app, 'max');
  expect(await idsOf('max')).toEqual([third, second, first]);
  clock += 60_000;
  await app.call(saveRecord, { schemaCode: 'Order', id: first, version: 1, data: { title: '丁' }, draft: true }, 'max');
  expect(await idsOf('max')).toEqual([first, third, second]);
  expect((await list('max')).content[0]).toEqual({
    ...order(first),
    sheetCode: 'main',
    name: '丁',
    name_i18n: null,
    modelName: '销售订单',
    modelName_i18n: '{"en":"Order"}',
    createdTime: '2026-03-02T17:01:00.000Z',
    modifiedTime: new Date(clock).toISOString(),
    workflowInstanceId: null,
    canDelete: true,
  });
  expect(await idsOf('ann')).toEqual([]);
  expect(await idsOf('adm')).toEqual([]);
});

test('a draft takes no number: that comes when it is finished, without a gap for those that were thrown away', async () => {
  const numberOf = async (id: string) =>
    (await app.call(getRecord, { schemaCode: 'Order', id }, 'bob')).data.data['sequenceNo'];
  const first = await newOrder(app, 'bob');
  const [kept, thrown] = [await keep('bob', 'Order', { title: '留' }), await keep('bob', 'Order', { title: '弃' })];
  expect(await numberOf(kept)).toBe('');
  await app.call(deleteDrafts, { drafts: [order(thrown)] }, 'bob');
  await app.call(saveRecord, { schemaCode: 'Order', id: kept, version: 1, data: {} }, 'bob');
  const [before, after] = [String(await numberOf(first.id)), String(await numberOf(kept))];
  expect(after.slice(0, -4)).toBe(before.slice(0, -4));
  expect(Number(after.slice(-4))).toBe(Number(before.slice(-4)) + 1);
});

test('a search goes by the name of the draft or of its model, and one model can be chosen', async () => {
  const [found, all] = [await list('max', { search: '丁' }), await list('max')];
  expect(found.content.map(({ name }) => name)).toEqual([expect.stringContaining('丁')]);
  expect(found.models).toEqual([{ schemaCode: 'Order', name: '销售订单', name_i18n: '{"en":"Order"}', count: 1 }]);
  expect(await idsOf('max', { search: '订单' })).toHaveLength(2);
  expect(await idsOf('max', { schemaCode: 'Customer' })).toHaveLength(1);
  expect(all.models.map(({ schemaCode, count }) => [schemaCode, count])).toEqual([
    ['Customer', 1],
    ['Order', 2],
  ]);
  for (const search of ['%', '_', "' or true --", '\\']) expect(await idsOf('max', { search })).toEqual([]);
});

test('pages follow each other over all models without a gap', async () => {
  const whole = await idsOf('max');
  const paged: string[] = [];
  for (let page = 0; page < 4; page += 1) paged.push(...(await idsOf('max', { page, size: 1 })));
  expect(paged).toEqual(whole);
  expect((await list('max', { page: 1, size: 1 })).totalElements).toBe(3);
  expect((await app.call(listDrafts, { page: 500, size: 20 }, 'max')).status).toBe(400);
});

test('a draft follows its owner, and who may not see it any more does not find it', async () => {
  const id = await keep('ann', 'Order', { title: '交接' });
  expect(await idsOf('ann')).toEqual([id]);
  const handed = await app.call(modifyOwner, { schemaCode: 'Order', objectIds: [id], ownerId: 'lee' }, 'ann');
  expect(handed.data).toMatchObject({ successCount: 1 });
  expect(await idsOf('ann')).toEqual([]);
  expect((await list('lee')).content).toMatchObject([{ objectId: id, canDelete: false }]);
  const { db } = app.platform.connections;
  const role = await db.selectFrom('user_role').selectAll().where('user_id', '=', 'lee').executeTakeFirstOrThrow();
  await db.deleteFrom('user_role').where('user_id', '=', 'lee').execute();
  clock += 10_000;
  expect(await list('lee')).toEqual({ content: [], totalElements: 0, models: [] });
  await db.insertInto('user_role').values(role).execute();
  clock += 10_000;
});

test('who may edit nothing else goes on with a draft they began, and what they type is no story until it is finished', async () => {
  const { db } = app.platform.connections;
  const own = await keep('bob', 'Order', { title: '一' });
  const foreign = await keep('ann', 'Order', { title: '二' });
  await db.updateTable('user_role').set({ role_id: 'auditor' }).where('user_id', '=', 'bob').execute();
  clock += 10_000;
  const change = (id: string, version: number, draft: boolean) =>
    app.call(saveRecord, { schemaCode: 'Order', id, version, data: { title: '三' }, draft }, 'bob');
  const shown = await app.call(getRecord, { schemaCode: 'Order', id: own }, 'bob');
  expect(shown.data.actions).toContain('edit');
  expect((await change(own, 1, true)).data).toMatchObject({ version: 2, data: { title: '三' } });
  expect((await change(foreign, 1, true)).errcode).toBe(codeOf('noPermissionToEdit'));
  const trace = async () =>
    (await app.call(getFormTrace, { schemaCode: 'Order', bizObjectId: own, page: 0, size: 10 }, 'bob')).data;
  expect((await trace()).totalElements).toBe(0);
  expect((await change(own, 2, false)).errcode).toBe(0);
  expect((await trace()).totalElements).toBe(1);
  expect((await change(own, 3, false)).errcode).toBe(codeOf('noPermissionToEdit'));
  await db.updateTable('user_role').set({ role_id: 'clerk' }).where('user_id', '=', 'bob').execute();
  clock += 10_000;
  await app.call(deleteDrafts, { drafts: [order(foreign)] }, 'ann');
});

describe('deleting', () => {
  test('takes several drafts of several models', async () => {
    const drafts = [order(await keep('max', 'Order', {})), customer(await keep('max', 'Customer', {}))];
    expect((await app.call(deleteDrafts, { drafts }, 'max')).data).toEqual({ successCount: 2, errorCount: 0 });
    expect((await app.call(getRecord, { schemaCode: 'Order', id: drafts[0]?.objectId ?? '' }, 'max')).errcode).toBe(
      codeOf('recordMissing'),
    );
  });

  test('leaves what was finished meanwhile, and what the user may not delete', async () => {
    const finished = await keep('max', 'Order', { title: '完成' });
    await app.call(saveRecord, { schemaCode: 'Order', id: finished, version: 1, data: {} }, 'max');
    const foreign = await keep('bob', 'Order', { title: '别人的' });
    const own = await keep('ann', 'Order', {});
    const asked = { drafts: [order(own), order(foreign), order(finished)] };
    expect((await app.call(deleteDrafts, asked, 'ann')).data).toEqual({ successCount: 1, errorCount: 2 });
    expect((await app.call(deleteDrafts, { drafts: [order(finished)] }, 'max')).data).toEqual({
      successCount: 0,
      errorCount: 1,
    });
    expect((await app.call(getRecord, { schemaCode: 'Order', id: finished }, 'max')).errcode).toBe(0);
  });

  test('is for who began a draft also without the right to delete, as long as it is theirs and a draft', async () => {
    const own = await keep('bob', 'Order', {});
    const handed = await keep('bob', 'Order', {});
    await app.call(modifyOwner, { schemaCode: 'Order', objectIds: [handed], ownerId: 'cat' }, 'bob');
    const finished = await newOrder(app, 'bob');
    const { db } = app.platform.connections;
    await db.updateTable('user_role').set({ role_id: 'lead' }).where('user_id', '=', 'bob').execute();
    clock += 10_000;
    expect((await list('bob', { schemaCode: 'Order' })).content).toContainEqual(
      expect.objectContaining({ objectId: own, canDelete: true }),
    );
    const asked = { drafts: [order(own), order(handed), order(finished.id)] };
    expect((await app.call(deleteDrafts, asked, 'bob')).data).toEqual({ successCount: 1, errorCount: 2 });
    expect(await idsOf('bob')).not.toContain(own);
    await db.updateTable('user_role').set({ role_id: 'clerk' }).where('user_id', '=', 'bob').execute();
    clock += 10_000;
  });

  test('touches nothing where one of the models is not the user’s', async () => {
    const own = await keep('ann', 'Order', {});
    const asked = { drafts: [order(own), customer('c1')] };
    expect((await app.call(deleteDrafts, asked, 'ann')).errcode).toBe(codeOf('noPermissionToView'));
    expect(await idsOf('ann')).toEqual([own]);
  });
});

test('somebody with five hundred drafts of a form begins no other, and goes on with those', async () => {
  const first = await keep('cat', 'Order', { title: '甲' });
  const copies = sql`select (jsonb_populate_record(r, jsonb_build_object('id', 'copy-' || n))).*
    from ${sql.table('biz_order')} r, generate_series(1, 500) n where r.id = ${first}`;
  await sql`insert into ${sql.table('biz_order')} ${copies}`.execute(app.platform.connections.db);
  const draft = { schemaCode: 'Order', data: { title: '乙' }, draft: true };
  expect((await app.call(saveRecord, draft, 'cat')).errcode).toBe(codeOf('draftsFull'));
  expect((await app.call(saveRecord, { ...draft, id: first, version: 1 }, 'cat')).errcode).toBe(0);
  expect((await app.call(saveRecord, draft, 'bob')).errcode).toBe(0);
});
