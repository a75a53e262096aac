import { listComments, addComment } from '@portico/shared-kit/contract/comments.endpoints';
import { deleteDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { type RecordId, asRecordId } from '@portico/shared-kit/contract/ids';
import { purgeRecords, queryDeletedRecords, restoreRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import { deleteAllFound } from '@portico/shared-kit/contract/record-jobs.endpoints';
import { deleteRecords, getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { startImportApp } from '../../../testing/import-world.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addSecondTenant } from '../../../testing/second-tenant.ts';
import { newOrder } from '../../../testing/test-records.ts';

let app: TestApp;
let clock = new Date('2026-11-02T01:00:00Z');
beforeAll(async () => {
  app = await startImportApp(() => clock);
});
afterAll(() => app.close());
afterEach(() => db().deleteFrom('deleted_record').execute());

const day = 24 * 60 * 60 * 1000;
const db = () => app.platform.connections.db;
const remove = async (schemaCode: string, ids: readonly string[], user: string) => {
  const answer = await app.call(deleteRecords, { schemaCode, ids: ids.map(asRecordId) }, user);
  expect([answer.errcode, app.faults]).toEqual([0, []]);
  return answer;
};
const bin = async (user: string, more: { search?: string; page?: number; size?: number } = {}, schemaCode = 'Order') =>
  (await app.call(queryDeletedRecords, { schemaCode, page: 0, size: 20, ...more }, user)).data;
const entriesOf = async (user: string, schemaCode = 'Order') => (await bin(user, {}, schemaCode)).content;
const restore = (schemaCode: string, ids: readonly string[], user: string) =>
  app.call(restoreRecords, { schemaCode, ids: [...ids] }, user);
const newContact = async (data: Record<string, unknown>, user = 'max') => {
  const answer = await app.call(saveRecord, { schemaCode: 'Contact', data }, user);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data;
};
const read = (schemaCode: string, id: RecordId, user: string) => app.call(getRecord, { schemaCode, id }, user);
const code = (name: ErrorName) => codeOf(name);
const byText = (left = '', right = '') => (left < right ? -1 : 1);
/** Names of orders are their titles and their numbers. */
const titleOf = ({ name }: { readonly name: string | null }) => name?.split(' ')[0];

test('a deleted record comes back with its rows, its number and its comments, under its id', async () => {
  const lines = [
    { id: 'x', product: '钢', quantity: '2.50000001' },
    { id: 'y', product: '铁' },
  ];
  const before = await newContact({ title: '甲', code: 'A', amount: '12345678901234.5678', lines });
  const said = { schemaCode: 'Contact', bizObjectId: before.id };
  await app.call(addComment, { ...said, requestId: 'once', content: [{ text: '留言' }] }, 'max');
  expect((await remove('Contact', [before.id], 'max')).data).toMatchObject({ successCount: 1, errorCount: 0 });
  expect((await read('Contact', before.id, 'max')).errcode).toBe(code('recordMissing'));
  expect((await app.call(listComments, said, 'max')).errcode).toBe(code('recordMissing'));
  const [entry] = await entriesOf('max', 'Contact');
  expect(entry).toMatchObject({
    objectId: before.id,
    name: '甲',
    sequenceNo: before.data.sequenceNo,
    userId: 'max',
    userName: '马',
    deletedTime: clock.toISOString(),
    daysLeft: 30,
    isRestorable: true,
  });
  expect((await restore('Contact', [entry?.id ?? ''], 'max')).data).toEqual({ successCount: 1, refusals: [] });
  const { data: after } = await read('Contact', before.id, 'max');
  const { modifiedTime: _, ...values } = before.data;
  expect(after).toMatchObject({ version: before.version + 1, data: values });
  expect((await app.call(listComments, said, 'max')).data.content).toHaveLength(1);
  expect(await entriesOf('max', 'Contact')).toEqual([]);
  const trace = { schemaCode: 'Contact', bizObjectId: before.id, page: 0, size: 20 };
  const { content } = (await app.call(getFormTrace, trace, 'max')).data;
  expect(content.map(({ action }) => action)).toEqual(['restore', 'delete', 'add']);
  const events = await db().selectFrom('audit_event').selectAll().where('action', '=', 'recordRestore').execute();
  expect(events.at(-1)).toMatchObject({ actor_id: 'max', object_id: 'Contact', detail: { successCount: 1 } });
});

test('files of a deleted record stay until it goes for good, and nobody reads them meanwhile', async () => {
  const { id } = await newOrder(app, 'ann', { title: '附件' });
  const file = { corp_id: 'main', id: 'kept-file', name: 'a.txt', mime_type: 'text/plain', size: 1, creater: 'ann' };
  const attached = { schema_code: 'Order', record_id: id, attached_time: clock };
  await db()
    .insertInto('file')
    .values({ ...file, storage_key: 'aa/kept', created_time: clock, ...attached })
    .execute();
  const attachedTo = async () =>
    (await db().selectFrom('file').select('record_id').where('id', '=', file.id).executeTakeFirst())?.record_id;
  await remove('Order', [id], 'ann');
  expect(await attachedTo()).toBe(id);
  const ann = await app.services.sessions.rightsOf('ann');
  if (ann === undefined) throw new Error('ann is nobody');
  await expect(app.services.fileReader.open(ann, file.id)).rejects.toThrow(/fileMissing/);
  await app.call(purgeRecords, { schemaCode: 'Order', ids: (await entriesOf('ann')).map((each) => each.id) }, 'adm');
  expect(await attachedTo()).toBeNull();
});

test('people see what they deleted, those who see and delete everything see what others did', async () => {
  const [mine, other] = [
    await newOrder(app, 'ann', { title: '安的单' }),
    await newOrder(app, 'bob', { title: '博的单' }),
  ];
  await remove('Order', [mine.id], 'ann');
  await remove('Order', [other.id], 'bob');
  const names = async (user: string) => (await entriesOf(user)).map(titleOf).toSorted(byText);
  expect(await names('ann')).toEqual(['安的单']);
  expect(await names('bob')).toEqual(['博的单']);
  for (const user of ['max', 'adm']) expect(await names(user)).toEqual(['博的单', '安的单']);
  for (const user of ['lee', 'amy', 'cat']) expect(await names(user)).toEqual([]);
  expect((await app.call(queryDeletedRecords, { schemaCode: 'Order', page: 0, size: 20 }, 'out')).errcode).toBe(
    code('noPermissionToView'),
  );
  expect((await bin('max', { search: '安' })).content.map(titleOf)).toEqual(['安的单']);
  expect((await bin('max', { search: '%' })).totalElements).toBe(0);
  expect(await bin('max', { page: 1, size: 1 })).toMatchObject({ totalElements: 2, content: [{}], canPurge: false });
});

test('nobody restores what is not theirs to see, or what they may not delete', async () => {
  const { id } = await newOrder(app, 'ann', { title: '安的单' });
  await remove('Order', [id], 'ann');
  const [entry] = await entriesOf('ann');
  const ids = [entry?.id ?? ''];
  for (const user of ['bob', 'lee', 'amy'])
    expect((await restore('Order', ids, user)).data).toMatchObject({
      successCount: 0,
      refusals: [{ name: '', resultCode: code('deletedRecordMissing') }],
    });
  expect((await restore('Customer', ids, 'max')).data.refusals).toMatchObject([
    { resultCode: code('deletedRecordMissing') },
  ]);
  const { definition } = await app.services.models.current('Order');
  const { permissions } = definition;
  Object.assign(definition, { permissions: permissions.map((each) => ({ ...each, delete: false })) });
  expect((await entriesOf('ann'))[0]).toMatchObject({ isRestorable: false });
  expect((await restore('Order', ids, 'ann')).data.refusals).toMatchObject([
    { name: expect.stringContaining('安的单'), resultCode: code('noPermissionToRestore') },
  ]);
  Object.assign(definition, { permissions });
  expect((await restore('Order', [...ids, ...ids, 'ghost', "'; drop table x"], 'ann')).data).toMatchObject({
    successCount: 1,
    refusals: [{ id: 'ghost' }, { id: "'; drop table x" }],
  });
  expect((await restore('Order', ids, 'ann')).data).toMatchObject({ successCount: 0, refusals: [{ id: ids[0] }] });
});

test('a unique value that somebody has now, and a record that is gone, are named and nothing is lost', async () => {
  const { data: client } = await app.call(saveRecord, { schemaCode: 'Customer', data: { title: '老客户' } }, 'max');
  const reference = { id: client.id, schemaCode: 'Customer', name: '' };
  const taken = await newContact({ title: '占用', code: 'T' });
  const tied = await newContact({ title: '关联', code: 'R', client: reference });
  const free = await newContact({ title: '自由', code: 'F' });
  await remove('Contact', [taken.id, tied.id, free.id], 'max');
  await newContact({ title: '新的', code: 'T' });
  expect((await remove('Customer', [client.id], 'max')).data.successCount).toBe(1);
  const ids = (await entriesOf('max', 'Contact')).map(({ id }) => id);
  const { successCount, refusals } = (await restore('Contact', ids, 'max')).data;
  expect(successCount).toBe(1);
  expect(refusals.map(({ name, resultCode }) => [name, resultCode])).toEqual(
    expect.arrayContaining([
      ['占用', code('valueNotUnique')],
      ['关联', code('valueInvalid')],
    ]),
  );
  expect((await read('Contact', free.id, 'max')).errcode).toBe(0);
  const left = await entriesOf('max', 'Contact');
  expect(left.map(titleOf).toSorted(byText)).toEqual(['关联', '占用']);
  const [customer] = await entriesOf('max', 'Customer');
  await restore('Customer', [customer?.id ?? ''], 'max');
  const again = left.find(({ name }) => name === '关联')?.id ?? '';
  expect((await restore('Contact', [again], 'max')).data.successCount).toBe(1);
});

test('of two deleted records with the same unique value the first alone comes back', async () => {
  const first = await newContact({ title: '一', code: 'SAME' });
  await remove('Contact', [first.id], 'max');
  const second = await newContact({ title: '二', code: 'SAME' });
  await remove('Contact', [second.id], 'max');
  const ids = (await entriesOf('max', 'Contact')).map(({ id }) => id);
  const { successCount, refusals } = (await restore('Contact', ids, 'max')).data;
  expect([successCount, refusals.map(({ resultCode }) => resultCode)]).toEqual([1, [code('valueNotUnique')]]);
});

test('what the model has no place for any more is named, and the bin is still read', async () => {
  const { id } = await newContact({ title: '旧字段', code: 'OLD', note: '记', lines: [{ id: 'x', product: '钢' }] });
  await newContact({ title: '别的', code: 'ELSE' });
  await remove('Contact', [id], 'max');
  await sql`update deleted_record set record = record || '{"f_gone": "x"}', storages = storages || '{"f_gone": "text", "f_amount": "text"}'`.execute(
    db(),
  );
  const [entry] = await entriesOf('max', 'Contact');
  expect(entry).toMatchObject({ name: '旧字段' });
  const ids = [entry?.id ?? ''];
  expect((await restore('Contact', ids, 'max')).data.refusals).toMatchObject([
    { name: '旧字段', resultCode: code('valueInvalid'), resultDesc: expect.stringContaining('gone') },
  ]);
  // A value of another type that could not even be read.
  await sql`update deleted_record set record = (record - 'f_gone') || '{"f_amount": "many"}'`.execute(db());
  expect(await entriesOf('max', 'Contact')).toHaveLength(1);
  expect((await restore('Contact', ids, 'max')).data.refusals).toMatchObject([
    { resultDesc: expect.stringContaining('amount') },
  ]);
  await sql`update deleted_record set record = record || '{"f_amount": null}'`.execute(db());
  expect((await restore('Contact', ids, 'max')).data.successCount).toBe(1);
});

test('everything that a list finds goes to the bin as one operation; drafts that are discarded do not', async () => {
  const mine = [await newOrder(app, 'ann', { title: '批量' }), await newOrder(app, 'ann', { title: '批量' })];
  const filter = { propertyCode: 'title', operator: 'equal', value: '批量' } as const;
  const begun = await app.call(
    deleteAllFound,
    { schemaCode: 'Order', queryCode: 'all', filter, expectedCount: 2 },
    'ann',
  );
  expect([begun.errcode, begun.errmsg]).toEqual([0, '']);
  await app.services.records.jobs.work(new AbortController().signal);
  expect((await entriesOf('ann')).map(({ objectId }) => objectId).sort()).toEqual(mine.map(({ id }) => id).sort());
  const operations = await db().selectFrom('deleted_record').select('operation_id').distinct().execute();
  expect(operations).toHaveLength(1);
  const draft = await app.call(saveRecord, { schemaCode: 'Order', data: { title: '草稿' }, draft: true }, 'ann');
  const drafts = [{ schemaCode: 'Order', objectId: draft.data.id }];
  expect((await app.call(deleteDrafts, { drafts }, 'ann')).data.successCount).toBe(1);
  expect(await entriesOf('ann')).toHaveLength(2);
});

describe('deleting for good', () => {
  test('is for the root administrator, counts what was there, and takes comments along', async () => {
    const [gone, stays] = [await newOrder(app, 'ann', { title: '走' }), await newOrder(app, 'ann', { title: '留' })];
    for (const { id } of [gone, stays])
      await app.call(
        addComment,
        { schemaCode: 'Order', bizObjectId: id, requestId: `for ${id}`, content: [{ text: '话' }] },
        'ann',
      );
    await remove('Order', [gone.id, stays.id], 'ann');
    const entry = (await entriesOf('ann')).find((each) => titleOf(each) === '走')?.id ?? '';
    const purge = (user: string) => app.call(purgeRecords, { schemaCode: 'Order', ids: [entry, 'ghost'] }, user);
    for (const user of ['ann', 'max']) expect((await purge(user)).errcode).toBe(code('noPermission'));
    expect((await purge('adm')).data).toEqual({ count: 1 });
    expect((await purge('adm')).data).toEqual({ count: 0 });
    expect((await entriesOf('ann')).map(titleOf)).toEqual(['留']);
    const comments = await db().selectFrom('record_comment').select('record_id').execute();
    expect(comments.map(({ record_id }) => record_id)).toContain(stays.id);
    expect(comments.map(({ record_id }) => record_id)).not.toContain(gone.id);
    const events = await db().selectFrom('audit_event').selectAll().where('action', '=', 'recordPurge').execute();
    const records = [{ id: gone.id, name: gone.data['name'] }];
    expect(events.map(({ detail }) => detail)).toContainEqual({ successCount: 1, records });
  });

  test('comes by itself after thirty days, not before, and not of a record that is there again', async () => {
    const { id } = await newOrder(app, 'ann', { title: '到期' });
    const again = await newOrder(app, 'ann', { title: '又在' });
    await app.call(
      addComment,
      { schemaCode: 'Order', bizObjectId: again.id, requestId: 'kept', content: [{ text: '在' }] },
      'ann',
    );
    await remove('Order', [id, again.id], 'ann');
    await app.services.records.saving.bulkLoad('Order', [{ id: again.id, data: { title: '又在', creater: 'ann' } }]);
    const signal = new AbortController().signal;
    const purge = () => app.services.records.recycleBin.purgeExpired(signal);
    const begin = clock;
    clock = new Date(begin.getTime() + 30 * day);
    expect(await purge()).toBe(0);
    clock = new Date(begin.getTime() + 30 * day + 1);
    expect(await purge()).toBe(2);
    clock = begin;
    expect(await entriesOf('ann')).toEqual([]);
    const comments = await db().selectFrom('record_comment').select('record_id').execute();
    expect(comments.map(({ record_id }) => record_id)).toContain(again.id);
  });
});

test('another organisation’s bin is not there', async () => {
  const { id } = await newOrder(app, 'ann', { title: '我方' });
  await remove('Order', [id], 'ann');
  await addSecondTenant(app.platform);
  expect((await bin('adm')).totalElements).toBe(1);
  const [entry] = await entriesOf('ann');
  expect((await restore('Order', [entry?.id ?? ''], 'ann')).data.successCount).toBe(1);
  const left = await db().selectFrom('deleted_record').select(['corp_id', 'record_id']).execute();
  expect(left).toEqual([{ corp_id: 'other', record_id: id }]);
  const list = { schemaCode: 'Order', page: 0, size: 50 };
  expect((await app.call(queryRecords, list, 'ann')).data.content.map((each) => each.id)).toContain(id);
});
