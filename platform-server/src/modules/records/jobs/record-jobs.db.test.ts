import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { getBatchUpdateLog } from '@portico/shared-kit/contract/record-batches.endpoints';
import {
  deleteAllFound,
  getRecordJob,
  handOverAllFound,
  stopRecordJob,
  updateAllFound,
} from '@portico/shared-kit/contract/record-jobs.endpoints';
import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { injectFault } from '../../../database/transaction.ts';
import { buildServices } from '../../../services.ts';
import { relatedPackage } from '../../../testing/related-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import { mostFound } from './begin-record-job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRecordsApp();
  await app.services.appPackages.importPackage(relatedPackage, {}, null);
});
afterAll(() => app.close());
afterEach(async () => {
  injectFault(db(), undefined);
  await db().deleteFrom('record_job').execute();
});

const db = () => app.platform.connections.db;
const titled = (title: string) => ({ propertyCode: 'title', operator: 'equal', value: title }) as const;
const list = (title: string, expectedCount: number) => ({
  schemaCode: 'Order',
  queryCode: 'all',
  filter: titled(title),
  expectedCount,
});

/** Loads so many orders of a title, `owner`'s; their ids sort as their numbers do. */
async function orders(title: string, count: number, owner = 'ann'): Promise<string[]> {
  const people = { creater: owner, owner, ownerDeptId: owner === 'cat' ? 'finance' : 'sales' };
  const ids = Array.from({ length: count }, (_, at) => `${title}-${String(at).padStart(5, '0')}`);
  await app.services.records.saving.bulkLoad(
    'Order',
    ids.map((id) => ({ id, data: { title, ...people } })),
  );
  return ids;
}

const at = (ids: readonly string[], index: number) => ids[index] ?? 'missing';
const work = (services = app.services, signal = new AbortController().signal) => services.records.jobs.work(signal);
const count = async (title: string, user = 'max') =>
  (await app.call(queryRecords, { schemaCode: 'Order', filter: titled(title), page: 0, size: 1 }, user)).data
    .totalElements;
const ended = async ({ id }: RecordJob, user = 'ann') => {
  await work();
  return (await app.call(getRecordJob, { id }, user)).data;
};
const refusal = (name: ErrorName, refused: number) =>
  expect.objectContaining({ resultCode: codeOf(name), count: refused }) as unknown;
/** Ends the process's work, as a kill does, once so many transactions of it were committed. */
function endAfter(commits: number): void {
  let left = commits;
  injectFault(db(), () => {
    if (left === 0) throw new Error('the process was killed');
    left -= 1;
  });
}

test('everything that the list finds is deleted, also what leaves it meanwhile, and nothing that comes to it', async () => {
  const ids = await orders('alles', 230);
  await orders('anderes', 2);
  const { data: job } = await app.call(deleteAllFound, list('alles', 230), 'ann');
  expect(job).toMatchObject({ operation: 'delete', status: 'RUNNING', total: 230, handled: 0, done: 0 });
  await app.call(saveRecord, { schemaCode: 'Order', id: at(ids, 228), version: 1, data: { title: 'fort' } }, 'ann');
  await newOrder(app, 'ann', { title: 'alles' });
  expect(await ended(job)).toMatchObject({ status: 'DONE', total: 230, handled: 230, done: 230, refusals: [] });
  expect([await count('alles'), await count('fort'), await count('anderes')]).toEqual([1, 0, 2]);
  const events = await db().selectFrom('audit_event').selectAll().where('action', '=', 'recordDelete').execute();
  const told = events.map(({ actor_id, detail }) => [actor_id, (detail as { records?: unknown[] }).records?.length]);
  expect(told).toEqual([
    ['ann', undefined],
    ['ann', 100],
    ['ann', 100],
    ['ann', 30],
  ]);
});

test('what may not be changed stays, counted by its reason with the names of the first', async () => {
  await orders('gemischt', 3, 'bob');
  const begun = await app.call(handOverAllFound, { ...list('gemischt', 3), ownerId: 'cat' }, 'lee');
  await db().updateTable('user_role').set({ role_id: 'auditor' }).where('user_id', '=', 'lee').execute();
  const job = await ended(begun.data, 'lee');
  await db().updateTable('user_role').set({ role_id: 'lead' }).where('user_id', '=', 'lee').execute();
  expect(job).toMatchObject({ status: 'DONE', handled: 3, done: 0 });
  expect(job.refusals).toEqual([refusal('noPermissionToChangeOwner', 3)]);
  expect(job.refusals[0]?.names).toHaveLength(3);
});

test('one field becomes the same, as in a batch update: one entry of the log, a trace each, conflicts stay', async () => {
  const ids = await orders('wert', 150);
  const input = { ...list('wert', 150), propertyCode: 'remark', modifiedValue: '已核对' };
  const { data } = await app.call(updateAllFound, input, 'ann');
  await app.call(saveRecord, { schemaCode: 'Order', id: at(ids, 7), version: 1, data: { remark: '手改' } }, 'bob');
  await app.call(saveRecord, { schemaCode: 'Order', id: at(ids, 8), version: 1, data: { remark: '手改' } }, 'ann');
  const job = await ended(data);
  expect(job).toMatchObject({ status: 'DONE', total: 150, handled: 150, done: 149 });
  expect(job.refusals).toEqual([refusal('recordConflict', 1)]);
  const { data: log } = await app.call(getBatchUpdateLog, { schemaCode: 'Order', page: 0, size: 50 }, 'ann');
  expect(log.content).toMatchObject([{ id: job.id, total: 150, successCount: 149, failCount: 1 }]);
  const trace = { schemaCode: 'Order', bizObjectId: at(ids, 149), page: 0, size: 20 };
  expect((await app.call(getFormTrace, trace, 'ann')).data.totalElements).toBe(1);
});

test.each<[string, ErrorName]>([
  ['', 'batchValueEmpty'],
  ['viel', 'valueInvalid'],
])('a wrong value, %j, is refused before anything begins', async (modifiedValue, name) => {
  await orders(name, 2);
  const input = { ...list(name, 2), propertyCode: 'amount', modifiedValue };
  expect((await app.call(updateAllFound, input, 'ann')).errcode).toBe(codeOf(name));
});

test('records go to nobody who has left or is nobody', async () => {
  await orders('niemand', 2);
  const answer = await app.call(handOverAllFound, { ...list('niemand', 2), ownerId: 'ghost' }, 'ann');
  expect(answer.errcode).toBe(codeOf('ownerNotUsable'));
});

test('records are handed over with one word to the new owner, whatever their number', async () => {
  await orders('abgabe', 210);
  const input = { ...list('abgabe', 210), ownerId: 'cat', ownerDeptId: 'finance', remark: '离职交接' };
  const { data } = await app.call(handOverAllFound, input, 'ann', 'zh');
  expect(await ended(data)).toMatchObject({ status: 'DONE', done: 210, refusals: [] });
  expect([await count('abgabe', 'ann'), await count('abgabe', 'cat')]).toEqual([0, 210]);
  const messages = await db().selectFrom('notification').selectAll().where('user_id', '=', 'cat').execute();
  expect(messages).toMatchObject([{ biz_params: { count: 210 } }]);
});

test('a process that is killed in the middle of it leaves no record undone and none done twice', async () => {
  const ids = await orders('neustart', 250);
  const input = { ...list('neustart', 250), propertyCode: 'remark', modifiedValue: '一次' };
  const { data } = await app.call(updateAllFound, input, 'ann');
  endAfter(1);
  await work();
  injectFault(db(), undefined);
  expect((await app.call(getRecordJob, { id: data.id }, 'ann')).data).toMatchObject({
    handled: 100,
    status: 'RUNNING',
  });
  await db()
    .updateTable('record_job')
    .set({ due_time: new Date(0) })
    .execute();
  const restarted = buildServices(app.platform);
  await Promise.all([work(restarted), work()]);
  const job = await ended(data);
  expect(job).toMatchObject({ status: 'DONE', handled: 250, done: 250 });
  const { data: page } = await app.call(
    queryRecords,
    { schemaCode: 'Order', filter: titled('neustart'), page: 0, size: 500 },
    'ann',
  );
  expect(page.content.map(({ version }) => version)).toEqual(ids.map(() => 2));
});

test('a chunk that fails again and again ends the job, and says so', async () => {
  await orders('kaputt', 2);
  const { data } = await app.call(deleteAllFound, list('kaputt', 2), 'ann');
  await db().updateTable('record_job').set({ attempts: 4, operation: 'batchUpdate', input: '{}' }).execute();
  expect(await ended(data)).toMatchObject({
    status: 'FAILED',
    handled: 0,
    failure: { resultDesc: expect.any(String) },
  });
  expect(await count('kaputt')).toBe(2);
});

test('who began a job stops it: what is done stays done', async () => {
  await orders('halt', 250);
  const { data } = await app.call(deleteAllFound, list('halt', 250), 'ann');
  const stopping = new AbortController();
  injectFault(db(), () => stopping.abort());
  await work(app.services, stopping.signal);
  injectFault(db(), undefined);
  const { data: stopped } = await app.call(stopRecordJob, { id: data.id }, 'ann');
  expect(stopped).toMatchObject({ status: 'STOPPED', handled: 100, done: 100, total: 250 });
  expect(await ended(data)).toEqual(stopped);
  expect(await count('halt')).toBe(150);
  expect((await app.call(stopRecordJob, { id: data.id }, 'ann')).data).toEqual(stopped);
});

test('nobody else sees or stops it, the root administrator neither', async () => {
  await orders('privat', 1);
  const { data } = await app.call(deleteAllFound, list('privat', 1), 'ann');
  for (const user of ['bob', 'max', 'adm']) {
    for (const endpoint of [getRecordJob, stopRecordJob]) {
      expect((await app.call(endpoint, { id: data.id }, user)).errcode).toBe(codeOf('recordJobMissing'));
    }
  }
  expect((await app.call(getRecordJob, { id: data.id }, null)).status).toBe(401);
});

test('a list that finds another number than was confirmed is left alone, and the new number is told', async () => {
  await orders('anders', 3);
  const answer = await app.call(deleteAllFound, list('anders', 2), 'ann');
  expect(answer).toMatchObject({ status: 409, errcode: codeOf('foundCountChanged') });
  expect(answer.errmsg).toContain('3');
  // Only what the person sees is found.
  expect((await app.call(deleteAllFound, list('anders', 3), 'bob')).errcode).toBe(codeOf('foundCountChanged'));
  await work();
  expect(await db().selectFrom('record_job').select('id').execute()).toEqual([]);
  expect(await count('anders')).toBe(3);
});

test('one job is about ten thousand records at most', async () => {
  await orders('viele', mostFound + 1);
  const answer = await app.call(deleteAllFound, list('viele', mostFound + 1), 'ann');
  expect(answer).toMatchObject({ status: 409, errcode: codeOf('tooManyFound') });
  expect(answer.errmsg).toContain(String(mostFound));
});

test('one person has three jobs at once at most, and the same request begins one', async () => {
  await orders('gleichzeitig', 1);
  const begin = (requestId?: string) =>
    app.call(deleteAllFound, { ...list('gleichzeitig', 1), ...(requestId && { requestId }) }, 'ann');
  const [first, second] = [await begin('versuch-1'), await begin('versuch-1')];
  expect(second.data).toEqual(first.data);
  const answers = await Promise.all([begin(), begin(), begin(), begin()]);
  const codes = answers.map(({ errcode }) => errcode).toSorted((left, right) => left - right);
  expect(codes).toEqual([0, 0, codeOf('tooManyRecordJobs'), codeOf('tooManyRecordJobs')]);
  await work();
  expect((await begin()).errcode).toBe(codeOf('foundCountChanged'));
});

test('who may not do it to any record of the model, and who does not see it, begins nothing', async () => {
  await orders('rechte', 1);
  const input = list('rechte', 1);
  expect((await app.call(deleteAllFound, input, 'lee')).errcode).toBe(codeOf('noPermissionToDelete'));
  expect((await app.call(handOverAllFound, { ...input, ownerId: 'bob' }, 'out')).errcode).toBe(
    codeOf('noPermissionToView'),
  );
  const value = { propertyCode: 'remark', modifiedValue: 'x' };
  await db().insertInto('user_role').values({ corp_id: 'main', user_id: 'out', role_id: 'auditor' }).execute();
  app.forgetSessions();
  expect((await app.call(updateAllFound, { ...input, ...value }, 'out')).errcode).toBe(codeOf('noPermissionToEdit'));
});

test('who leaves while it runs does nothing more', async () => {
  await orders('weg', 2, 'bob');
  const { data } = await app.call(deleteAllFound, list('weg', 2), 'bob');
  await db().updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'bob').execute();
  await work();
  await db().updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'bob').execute();
  const { data: job } = await app.call(getRecordJob, { id: data.id }, 'bob');
  expect(job).toMatchObject({ status: 'FAILED', handled: 0, failure: { resultCode: codeOf('noPermission') } });
  expect(await count('weg')).toBe(2);
});

test('data of a workflow among it stops a deletion before it begins', async () => {
  const [id] = await orders('prozess', 2);
  const { table } = (await app.services.models.current('Order')).table;
  await sql`update ${sql.id(table)} set workflow_instance_id = 'w1' where id = ${id}`.execute(db());
  expect((await app.call(deleteAllFound, list('prozess', 2), 'ann')).errcode).toBe(codeOf('processDataNotDeletable'));
});

test('records that refer to each other go together, however many there are', async () => {
  const ids = Array.from({ length: 130 }, (_, at) => `visit-${String(at).padStart(4, '0')}`);
  const topic = '互相引用';
  await app.services.records.saving.bulkLoad(
    'Visit',
    ids.map((id) => ({ id, data: { topic, creater: 'ann', owner: 'ann' } })),
  );
  // Each is the previous one of the next: the first chunk is kept by the second.
  for (const next of [10, 99, 100]) {
    const data = { previous: { id: at(ids, next - 1), name: topic } };
    await app.call(saveRecord, { schemaCode: 'Visit', id: at(ids, next), version: 1, data }, 'ann');
  }
  const input = { schemaCode: 'Visit', filter: { ...titled(topic), propertyCode: 'topic' }, expectedCount: 130 };
  const { data } = await app.call(deleteAllFound, input, 'ann');
  expect(await ended(data)).toMatchObject({ status: 'DONE', handled: 130, done: 130, refusals: [] });
});
