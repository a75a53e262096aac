import {
  dropModelIndex,
  listModelIndexes,
  makeModelIndexes,
} from '@portico/shared-kit/contract/model-indexes.endpoints';
import type { ModelIndexKind, IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import { exportPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import { largePackage, largePackageWith, startLargeApp } from '../../../testing/large-model.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startLargeApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.services.appPackages.importPackage(
    largePackage(),
    { allowDataLoss: ['Large.amount', 'Large.customer'] },
    null,
  );
  for (const { id } of (await listed()).items) await app.call(dropModelIndex, { schemaCode: 'Large', id }, 'adm');
  await work();
});

const forever = () => new AbortController().signal;
const work = (signal = forever()) => app.services.modelIndexes.work(signal);
const item = (propertyCode: string, kind: ModelIndexKind = 'ascending') => ({ propertyCode, kind });
const ask = (items: IndexDefinition[], user = 'adm') =>
  app.call(makeModelIndexes, { schemaCode: 'Large', items }, user);
const listed = async () => (await app.call(listModelIndexes, { schemaCode: 'Large' }, 'adm')).data;

/** The administrators' indexes that the table really has, and whether they can be used. */
async function built() {
  const { rows } = await sql<{ name: string; valid: boolean }>`select c.relname as name, x.indisvalid as valid
    from pg_index x join pg_class c on c.oid = x.indexrelid
    where x.indrelid = 'biz_large'::regclass and starts_with(c.relname, 'biz_large_own_')`.execute(
    app.platform.connections.db,
  );
  return rows.map(({ valid }) => valid);
}

/** Begins somebody's transaction that has written to the table: an index can be made only when it is over. */
async function hold() {
  const client = await app.platform.connections.pool.connect();
  await client.query('begin');
  await client.query("update biz_large set version = version where id = 'r00000001'");
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('an index is asked for, made in the background, listed with its size and who wanted it, and deleted', async () => {
  const { data } = await ask([item('amount')], 'app');
  expect(data.items).toMatchObject([{ ...item('amount'), status: 'waiting', bytes: null, creater: { id: 'app' } }]);
  expect(data).toMatchObject({ rows: 40_000, limit: 10 });
  await work();
  const [index] = (await listed()).items;
  expect(index).toMatchObject({ status: 'ready', failure: null, bytes: expect.any(Number) });
  expect(await built()).toEqual([true]);
  const after = await app.call(dropModelIndex, { schemaCode: 'Large', id: index?.id ?? '' }, 'app');
  expect(after.data.items).toMatchObject([{ status: 'dropping' }]);
  await work();
  expect(await built()).toEqual([]);
  const { items, log } = await listed();
  expect(items).toEqual([]);
  const said = log.map(({ action, user }) => [action, user?.id ?? null]);
  expect(said.slice(0, 4)).toEqual([
    ['deleted', null],
    ['deleted', 'app'],
    ['made', null],
    ['asked', 'app'],
  ]);
});

test('two administrators who ask at once get one index, and what is there is not made again', async () => {
  const answers = await Promise.all([ask([item('amount')]), ask([item('amount')], 'app'), ask([item('amount')])]);
  expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0]);
  expect((await listed()).items).toHaveLength(1);
  await Promise.all([work(), work(), work()]);
  await ask([item('amount')], 'app');
  expect((await listed()).items).toMatchObject([{ status: 'ready' }]);
  expect(await built()).toEqual([true]);
});

test('an index of two or three fields is kept beside that of the last one, and told with all of them', async () => {
  const dates = { ...item('dueDate', 'descending'), within: ['status'] };
  const three = { ...item('dueDate', 'descending'), within: ['status', 'isPaid'] };
  const wanted = [item('dueDate', 'descending'), dates, three];
  expect((await ask([...wanted, dates])).errcode).toBe(0);
  await work();
  const { items, log } = await listed();
  expect(items.map(({ propertyCode, kind, within, status }) => ({ propertyCode, kind, within, status }))).toEqual(
    wanted.map((each) => ({ within: undefined, ...each, status: 'ready' })),
  );
  expect(log[0]).toMatchObject({ action: 'made', ...three });
  expect(await built()).toEqual([true, true, true]);
  const { rows } = await sql<{ list: string }>`select indexdef as list from pg_indexes
    where starts_with(indexname, 'biz_large_own_') and indexdef like '%f_ispaid%'`.execute(app.platform.connections.db);
  expect(rows[0]?.list).toMatch(/\(corp_id, f_status, f_ispaid, f_duedate DESC NULLS LAST, id DESC\)$/);
});

test.each([
  ['a part of a text within another', { ...item('title', 'text'), within: ['status'] }],
  ['one of several values', { ...item('amount'), within: ['helpers'] }],
  ['what is there twice', { ...item('amount'), within: ['amount'] }],
  ['what is no field', { ...item('amount'), within: ['nothing'] }],
])('there is no index of %s', async (_, wanted) => {
  expect((await ask([wanted])).errcode).toBe(codeOf('indexNotPossible'));
});

test('people save while an index is made', async () => {
  const letGo = await hold();
  await ask([item('amount')]);
  const making = work();
  await until('the index is begun', async () => (await built()).length === 1);
  const data = { title: '同时保存', amount: '1' };
  const { errcode } = await app.call(saveRecord, { schemaCode: 'Large', data }, 'ann');
  expect([errcode, (await listed()).items[0]?.status]).toEqual([0, 'building']);
  await letGo();
  await making;
  expect(await built()).toEqual([true]);
});

test('an index that a stopped server left half made is thrown away and made again', async () => {
  const letGo = await hold();
  await ask([item('amount')]);
  const stopping = new AbortController();
  const making = work(stopping.signal).catch((error: unknown) => error);
  await until('the index is begun', async () => (await built()).length === 1);
  stopping.abort();
  await making;
  expect(await built()).toEqual([false]);
  expect((await listed()).items).toMatchObject([{ status: 'building', bytes: null }]);
  await letGo();
  await work();
  expect(await built()).toEqual([true]);
  expect((await listed()).items).toMatchObject([{ status: 'ready' }]);
});

test('one that the database refuses says so, leaves nothing behind, and can be asked for again', async () => {
  const { db } = app.platform.connections;
  await sql`update biz_large set f_title = repeat(md5(random()::text), 400) || (select string_agg(md5(n::text), '')
    from generate_series(1, 400) n) where id = 'r00000002'`.execute(db);
  await ask([item('title')]);
  await work();
  const failed = await listed();
  expect(failed.items).toMatchObject([{ status: 'failed', failure: expect.stringContaining('index row') }]);
  expect(failed.log[0]).toMatchObject({ action: 'failed', user: null });
  expect(await built()).toEqual([]);
  await sql`update biz_large set f_title = '订单 2' where id = 'r00000002'`.execute(db);
  await ask([item('title')]);
  await work();
  expect((await listed()).items).toMatchObject([{ status: 'ready', failure: null }]);
});

test('there is a limit, and no index of what cannot have it', async () => {
  const codes = ['title', 'amount', 'dueDate', 'isPaid', 'customer'];
  await ask(codes.flatMap((code) => [item(code), item(code, 'descending')]));
  expect((await ask([item('title', 'text')])).errcode).toBe(codeOf('tooManyIndexes'));
  expect((await ask([item('title')])).errcode).toBe(0);
  for (const wrong of [item('note'), item('helpers'), item('amount', 'text'), item('nothing'), item('title; drop')]) {
    const answer = await ask([wrong]);
    expect([400, answer.status]).toEqual([answer.status, 400]);
  }
  expect((await ask([item('note')])).errmsg).toContain('说明');
});

test('only who may manage models reaches them', async () => {
  expect((await ask([item('amount')], 'ann')).errcode).toBe(codeOf('noPermission'));
  expect((await app.call(listModelIndexes, { schemaCode: 'Large' }, 'ann')).errcode).toBe(codeOf('noPermission'));
  const gone = await app.call(dropModelIndex, { schemaCode: 'Large', id: 'none' }, 'adm');
  expect(gone.errcode).toBe(codeOf('indexMissing'));
});

test('a new version of the package keeps them, also where a column becomes another', async () => {
  await ask([item('amount'), item('customer'), item('title', 'text')]);
  await work();
  const importWith = (code: string, line: string | null) =>
    app.services.appPackages.importPackage(largePackageWith(code, line), { allowDataLoss: [`Large.${code}`] }, null);
  await importWith(
    'status',
    '{ code: status, name: 状态, propertyType: 14, settings: { options: [新建, 完成, 取消] } }',
  );
  expect(await built()).toEqual([true, true, true]);
  // Another type is another column, and what was on the old one is gone with it.
  await importWith('amount', '{ code: amount, name: 金额, propertyType: 0 }');
  expect(await built()).toHaveLength(2);
  await work();
  expect(await built()).toEqual([true, true, true]);
  await importWith('customer', null);
  await work();
  expect((await listed()).items.map(({ propertyCode }) => propertyCode).sort()).toEqual(['amount', 'title']);
});

test('an exported package says nothing of them: they belong to the installation', async () => {
  const before = await app.call(exportPackage, { appCode: 'large' }, 'adm');
  await ask([item('amount')]);
  await work();
  expect((await app.call(exportPackage, { appCode: 'large' }, 'adm')).data).toEqual(before.data);
});

test('a text is found by a part of it just the same with an index of pairs, whatever is asked', async () => {
  const titles = ['Ärger İstanbul 50%_x', 'straße', 'ΟΔΟΣ σας', '码', '码头', 'a\\b "c"', '𠮷野家 café', ''];
  const asked = ['ärger', 'i̇s', '0%_', 'RASS', 'aße', 'ος', 'ΟΣ', '码', '码头', '\\b', 'B "', '𠮷野', 'É', 'fé', ' '];
  for (const title of titles) {
    await app.call(saveRecord, { schemaCode: 'Large', data: { title: `#${title}#` } }, 'ann');
  }
  const find = async () => {
    const found: unknown[] = [];
    for (const value of asked) {
      for (const operator of ['contains', 'notContains', 'equal']) {
        const filter = { propertyCode: 'title', operator, value } as never;
        const { data } = await app.call(queryRecords, { schemaCode: 'Large', filter, page: 0, size: 50 }, 'ann');
        found.push([value, operator, data.totalElements]);
      }
    }
    return found;
  };
  const before = await find();
  await ask([item('title', 'text')]);
  await work();
  expect(await find()).toEqual(before);
}, 60_000);
