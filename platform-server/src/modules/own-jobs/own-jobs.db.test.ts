import { stopExport } from '@portico/shared-kit/contract/exports.endpoints';
import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import { deleteAllFound } from '@portico/shared-kit/contract/record-jobs.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startExportsWorld, titled } from '../../testing/exports-world.ts';

let now = new Date('2026-11-27T02:00:00Z');
let world: Awaited<ReturnType<typeof startExportsWorld>>;
const told: string[] = [];
beforeAll(async () => {
  world = await startExportsWorld(() => now);
  const { tell } = world.app.services.eventStreams;
  jest.spyOn(world.app.services.eventStreams, 'tell').mockImplementation((userIds, exceptSession) => {
    told.push(...userIds);
    tell(userIds, exceptSession);
  });
});
afterAll(() => world.app.close());
afterEach(async () => {
  now = new Date(now.getTime() + 61_000);
  const { db } = world.app.platform.connections;
  await db.deleteFrom('export_task').execute();
  await db.deleteFrom('record_job').execute();
  told.length = 0;
});

const own = async (user = 'ann', locale: 'zh' | 'en' = 'en') =>
  (await world.app.call(listOwnJobs, {}, user, locale)).data.content;
const workOnRecords = () => world.app.services.records.jobs.work(new AbortController().signal);
const aMinuteLater = () => {
  now = new Date(now.getTime() + 60_000);
};

test('jobs of each kind are there from their beginning until a day after their end, the newest first', async () => {
  const recordId = await world.order('ann', { title: 'einer' });
  const list = { schemaCode: 'Order', filter: titled('einer'), expectedCount: 1 };
  const { data: exported } = await world.begin('ann', { objectIds: [recordId] });
  aMinuteLater();
  const { data: deletion } = await world.app.call(deleteAllFound, list, 'ann');
  const nothingYet = { handled: 0, refused: 0, failure: null, hasFile: false, endedTime: null };
  const names = {
    appCode: 'sales',
    schemaCode: 'Order',
    viewCode: null,
    schemaName: '销售订单',
    schemaName_i18n: '{"en":"Order"}',
  };
  expect(await own()).toEqual([
    {
      kind: 'recordJob',
      id: deletion.id,
      operation: 'delete',
      status: 'RUNNING',
      total: 1,
      fileName: null,
      ...names,
      ...nothingYet,
      createdTime: deletion.createdTime,
    },
    {
      kind: 'export',
      id: exported.id,
      operation: null,
      status: 'QUEUED',
      total: null,
      fileName: exported.refId,
      ...names,
      ...nothingYet,
      createdTime: exported.startTime,
    },
  ]);
  await world.work();
  await workOnRecords();
  expect(await own()).toMatchObject([
    { id: deletion.id, status: 'DONE', handled: 1, hasFile: false },
    { id: exported.id, status: 'DONE', handled: 1, total: 1, hasFile: true },
  ]);
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1);
  expect(await world.app.services.ownJobs.list({ id: 'ann' } as never, 'en')).toEqual({ content: [] });
  now = new Date(now.getTime() - 24 * 60 * 60 * 1000);
});

test('nobody else has them, and a beginning, an end and a stop are said to their person alone', async () => {
  const { data } = await world.begin('ann');
  expect(told).toEqual(['ann']);
  await world.work();
  expect(told).toEqual(['ann', 'ann']);
  await world.begin('bob');
  expect([await own('max'), (await own('bob')).length]).toEqual([[], 1]);
  expect((await world.app.call(listOwnJobs, {}, null)).status).toBe(401);
  expect((await own()).map(({ id }) => id)).toEqual([data.id]);
});

test('one that was stopped says so, one that failed says why in the reader’s language', async () => {
  const { data: first } = await world.begin('ann');
  await world.app.call(stopExport, { id: first.id }, 'ann');
  const { data: second } = await world.begin('ann');
  const { db } = world.app.platform.connections;
  await db
    .updateTable('export_task')
    .set({ status: 'EXCEPTION', errcode: codeOf('unknownError'), end_time: now })
    .where('id', '=', second.id)
    .execute();
  const [failed, stopped] = await own('ann', 'zh');
  expect(stopped).toMatchObject({ status: 'STOPPED', failure: null, hasFile: false });
  expect(failed).toMatchObject({ status: 'FAILED', failure: { resultCode: codeOf('unknownError') } });
  expect(failed?.failure?.resultDesc).toMatch(/\p{Script=Han}/u);
});
