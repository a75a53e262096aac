import { Readable } from 'node:stream';
import {
  deleteExport,
  getExport,
  listExports,
  repeatExport,
  stopExport,
} from '@portico/shared-kit/contract/exports.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import type { JobContext } from '../../jobs/index.ts';
import { purgeExpired } from '../../jobs/purge-expired.job.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { readCells } from '../../testing/read-file.ts';
import { until } from '../../testing/until.ts';
import type { FileStore } from '../files/index.ts';
import { exportService } from './exports.service.ts';
import { columns, type ExportChoice, startExportsWorld, titled } from '../../testing/exports-world.ts';

let now = new Date('2026-11-27T02:00:00Z');
let world: Awaited<ReturnType<typeof startExportsWorld>>;
beforeAll(async () => {
  world = await startExportsWorld(() => now);
});
afterAll(() => world.app.close());
afterEach(async () => {
  // What one person begins in a minute is limited.
  now = new Date(now.getTime() + 61_000);
  await db().deleteFrom('export_task').execute();
});

const db = () => world.app.platform.connections.db;
const rows = () => db().selectFrom('export_task').selectAll().execute();
const task = async (id: string, user = 'ann') => (await world.app.call(getExport, { id }, user)).data;

async function orders(title: string, count: number, owner = 'ann'): Promise<void> {
  const people = { creater: owner, owner, ownerDeptId: 'sales' };
  const data = Array.from({ length: count }, (_, at) => ({ id: `${title}-${at}`, data: { title, ...people } }));
  await world.app.services.records.saving.bulkLoad('Order', data);
}

/** Exports of a process whose store keeps files as slowly as `gate` opens. */
function exportsWith(store: Partial<FileStore>) {
  const { models, sessions, fileStore } = world.app.services;
  const needs = { models, rightsOf: sessions.rightsOf, store: { ...fileStore, ...store }, noteChange: () => undefined };
  return exportService(world.app.platform, needs);
}

/** A store that takes the first bytes and then no more, until somebody aborts the stream. */
function stuckStore() {
  const taken: string[] = [];
  const put: FileStore['put'] = async (key, content) => {
    await world.app.services.fileStore.put(key, Readable.from([Buffer.from('half of it')]));
    content.once('data', () => content.pause());
    taken.push(key);
    await new Promise((_done, fail) => content.once('error', fail).once('close', () => fail(new Error('closed'))));
  };
  return { taken, store: { put } };
}

const isThere = async (key: string | null | undefined) => {
  const content = await world.app.services.fileStore.open(key ?? 'none');
  content?.destroy();
  return content !== undefined;
};

test('an export is queued, written, fetched, and forgotten with its file', async () => {
  await orders('lauf', 3);
  const { data: begun } = await world.begin('ann', { filter: titled('lauf') });
  const unknown = { fileSize: null, total: null, exportResultStatus: null, endTime: null, expiryTime: null };
  expect(begun).toMatchObject({ taskStatus: 'INIT', handled: 0, schemaName: '销售订单', ...unknown });
  expect((await world.download(begun.id, 'ann')).json()).toMatchObject({ errcode: codeOf('exportNotDone') });
  expect((await world.app.call(deleteExport, { id: begun.id }, 'ann')).errcode).toBe(codeOf('exportNotDone'));
  await world.work();
  const done = await task(begun.id);
  expect(done).toMatchObject({ taskStatus: 'END', exportResultStatus: 'SUCCESS', total: 3, handled: 3, failure: null });
  expect(done.expiryTime).toBe(new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString());
  const { rawPayload } = await world.download(begun.id, 'ann');
  expect(rawPayload).toHaveLength(done.fileSize ?? 0);
  const [{ file_key: key } = { file_key: null }] = await rows();
  expect(await isThere(key)).toBe(true);
  expect((await world.app.call(deleteExport, { id: begun.id }, 'ann')).errcode).toBe(0);
  expect([await isThere(key), await rows()]).toEqual([false, []]);
  expect((await world.app.call(getExport, { id: begun.id }, 'ann')).errcode).toBe(codeOf('exportMissing'));
});

test('a list that finds nothing gives a file with a head', async () => {
  expect(await world.cells('ann', { filter: titled('niemand') })).toEqual([['Title']]);
});

test('nobody else sees, stops, repeats, fetches or deletes it, the root administrator neither', async () => {
  const { data } = await world.begin('ann', { filter: titled('nichts') });
  await world.work();
  for (const user of ['bob', 'max', 'adm']) {
    for (const endpoint of [getExport, stopExport, repeatExport, deleteExport]) {
      expect((await world.app.call(endpoint, { id: data.id }, user)).errcode).toBe(codeOf('exportMissing'));
    }
    expect((await world.download(data.id, user)).json()).toMatchObject({ errcode: codeOf('exportMissing') });
    expect((await world.app.call(listExports, { page: 0, size: 10 }, user)).data.totalElements).toBe(0);
  }
  expect((await world.begin(null)).status).toBe(401);
});

test('own exports are listed, the newest first, by model, view and a part of the name', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    await world.begin('ann', { format, queryCode: 'all' });
    now = new Date(now.getTime() + 1000);
  }
  const list = async (asked: object) =>
    (await world.app.call(listExports, { page: 0, size: 10, ...asked }, 'ann')).data.content.map(
      ({ format }) => format,
    );
  expect(await list({ schemaCode: 'Order', queryCode: 'all', type: 'VIEW_EXPORT_QUERY' })).toEqual(['csv', 'xlsx']);
  expect(await list({ name: '.XLSX' })).toEqual(['xlsx']);
  expect(await list({ page: 1, size: 1 })).toEqual(['xlsx']);
  expect([...(await list({ schemaCode: 'Customer' })), ...(await list({ name: '%' }))]).toEqual([]);
});

test.each<[string, ExportChoice, ErrorName]>([
  ['neither ticked records nor all', { allObjectId: false }, 'requestInvalid'],
  ['both', { objectIds: ['a'], allObjectId: true }, 'requestInvalid'],
  ['no columns', { columns: [] }, 'requestInvalid'],
  ['a field that is none', { columns: columns('nothing') }, 'propertyMissing'],
  [
    'a column of a sub-table that is none',
    { columns: [{ propertyCode: 'lines', childColumns: ['x'] }] },
    'propertyMissing',
  ],
  ['attachments', { columns: columns('files') }, 'exportColumnRefused'],
  ['a view that is none', { queryCode: 'x' }, 'listViewMissing'],
  ['an order by nothing', { orderBy: [{ propertyCode: 'x', direction: 'asc' }] }, 'propertyMissing'],
  ['a filter by nothing', { filter: { ...titled('x'), propertyCode: 'x' } }, 'propertyMissing'],
  ['a format that is none', { format: 'pdf' as 'csv' }, 'requestInvalid'],
  ['a separator that is none', { separator: '|' as ',' }, 'requestInvalid'],
  ['a model that is none', { schemaCode: 'X' }, 'modelMissing'],
])('%s is refused before anything begins', async (_what, choice, name) => {
  expect((await world.begin('ann', choice)).errcode).toBe(codeOf(name));
  expect(await rows()).toEqual([]);
});

test('who may export nothing of the model begins nothing, and who may no more when it is written gets nothing', async () => {
  expect((await world.begin('lee')).errcode).toBe(codeOf('noPermissionToExport'));
  expect((await world.begin('out')).errcode).toBe(codeOf('noPermissionToView'));
  const { data } = await world.begin('bob');
  await db().updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'bob').execute();
  await world.work();
  await db().updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'bob').execute();
  expect(await task(data.id, 'bob')).toMatchObject({
    taskStatus: 'FAIL',
    exportResultStatus: 'FAIL',
    failure: { resultCode: codeOf('noPermission') },
  });
});

test('one person has three exports at once at most, and the same request begins one', async () => {
  const requestId = 'attempt-1';
  const [first, second] = [await world.begin('ann', { requestId }), await world.begin('ann', { requestId })];
  expect(second.data.id).toBe(first.data.id);
  const more = await Promise.all([world.begin('ann'), world.begin('ann'), world.begin('ann')]);
  expect(more.map(({ errcode }) => errcode).toSorted((left, right) => left - right)).toEqual([
    0,
    0,
    codeOf('tooManyExports'),
  ]);
  await world.work();
  expect((await world.begin('ann')).errcode).toBe(0);
});

test('one that has ended is begun once more with what the list finds now; one under way is not', async () => {
  await orders('nochmal', 1);
  const { data: first } = await world.begin('ann', { filter: titled('nochmal'), format: 'csv' });
  expect((await world.app.call(repeatExport, { id: first.id }, 'ann')).errcode).toBe(codeOf('exportUnderWay'));
  await world.work();
  await world.order('ann', { title: 'nochmal' });
  const { data: second } = await world.app.call(repeatExport, { id: first.id }, 'ann');
  await world.work();
  expect(second).toMatchObject({ format: 'csv', schemaCode: 'Order' });
  expect([(await task(first.id)).total, (await task(second.id)).total]).toEqual([1, 2]);
});

test('stopped while it is written, it is at once as good as never begun, and its writer lets go', async () => {
  await orders('halt', 400);
  const { data } = await world.begin('ann', { filter: titled('halt') });
  const { taken, store } = stuckStore();
  const writing = exportsWith(store).work(new AbortController().signal);
  await until('it is under way', () => taken.length === 1);
  const { data: stopped } = await world.app.call(stopExport, { id: data.id }, 'ann');
  const failure = expect.objectContaining({ resultCode: codeOf('exportStopped') }) as unknown;
  expect(stopped).toMatchObject({ taskStatus: 'FAIL', exportResultStatus: 'FAIL', failure });
  await writing;
  expect(await isThere(taken[0])).toBe(false);
  expect(await task(data.id)).toEqual(stopped);
  expect((await world.app.call(stopExport, { id: data.id }, 'ann')).data).toEqual(stopped);
});

test('what a process left half written when it was killed is begun again, and nothing is left of the half', async () => {
  await orders('neustart', 300);
  const { data } = await world.begin('ann', { filter: titled('neustart') });
  const { taken, store } = stuckStore();
  // It is never heard of again, and its claim ends.
  const dead = exportsWith(store);
  const killed = dead.work(new AbortController().signal);
  await until('it is under way', () => taken.length === 1);
  expect(await task(data.id)).toMatchObject({ taskStatus: 'RUN' });
  await world.work();
  expect(await task(data.id)).toMatchObject({ taskStatus: 'RUN' });
  await db()
    .updateTable('export_task')
    .set({ due_time: new Date(0) })
    .execute();
  await Promise.all([world.work(), exportsWith({}).work(new AbortController().signal)]);
  expect(await task(data.id)).toMatchObject({ taskStatus: 'END', total: 300, handled: 300 });
  expect(await readCells((await world.download(data.id, 'ann')).rawPayload)).toHaveLength(301);
  expect(await isThere(taken[0])).toBe(false);
  // Should it live after all, it notices that its export is another one's, and leaves that alone.
  await killed;
  expect(await task(data.id)).toMatchObject({ taskStatus: 'END' });
  expect((await world.download(data.id, 'ann')).statusCode).toBe(200);
});

test('a process that ends in order gives its export back', async () => {
  await orders('ordnung', 300);
  const { data } = await world.begin('ann', { filter: titled('ordnung') });
  const { taken, store } = stuckStore();
  const ending = new AbortController();
  const writing = exportsWith(store).work(ending.signal);
  await until('it is under way', () => taken.length === 1);
  ending.abort();
  await writing;
  expect(await task(data.id)).toMatchObject({ taskStatus: 'INIT', handled: 0 });
  expect([(await rows())[0]?.attempts, await isThere(taken[0])]).toEqual([0, false]);
  await world.work();
  expect(await task(data.id)).toMatchObject({ taskStatus: 'END', total: 300 });
});

test('a fault of ours is tried again after a while, five times, and then told', async () => {
  const { data } = await world.begin('ann');
  const full = exportsWith({ put: () => Promise.reject(new Error('the disk is full')) });
  for (let attempt = 1; attempt <= 5; attempt++) {
    await full.work(new AbortController().signal);
    if (attempt < 5) expect((await task(data.id)).taskStatus).toBe('INIT');
    now = new Date(now.getTime() + 60_000);
  }
  expect(await task(data.id)).toMatchObject({ taskStatus: 'EXCEPTION', exportResultStatus: 'FAIL' });
  expect((await task(data.id)).failure?.resultCode).toBe(codeOf('unknownError'));
});

/** A person of whom nothing matters but the id. */
const nobody: SignedInUser = {
  id: '',
  corpId: 'main',
  name: '',
  sessionId: '',
  grants: [],
  roleCodes: [],
  mainDepartmentId: null,
  departmentIds: [],
  departmentIdsBelow: [],
};

test('a week later the file is gone, and then the export', async () => {
  const { data } = await world.begin('ann');
  await world.work();
  const [{ file_key: key } = { file_key: null }] = await rows();
  const { app } = world;
  const before = now;
  now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
  const opening = app.services.exports.open({ ...nobody, id: 'ann' }, { id: data.id });
  await expect(opening).rejects.toMatchObject({ code: codeOf('exportFileGone') });
  const { connections, log } = app.platform;
  const purgeRecycleBin = app.services.records.recycleBin.purgeExpired;
  const removeStoredFile = app.services.fileStore.remove;
  const context = { connections, log, now: () => now, removeStoredFile, purgeRecycleBin };
  await purgeExpired.handle({}, context as unknown as JobContext, new AbortController().signal);
  expect([await rows(), await isThere(key)]).toEqual([[], false]);
  now = before;
});
