import { deleteRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { FilterTree } from '@portico/shared-kit/filters';
import { sql } from 'kysely';
import { deleteOldChanges } from '../../../jobs/purge.repository.ts';
import { incrementChangeCounter } from '../../../record-store/index.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import { newSession } from '../../../testing/test-session.ts';
import { until } from '../../../testing/until.ts';

// What a list says of its totals, over HTTP, while things go wrong beside it.

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

const totalOf = async (userId = 'max', schemaCode = 'Order', filter?: FilterTree) => {
  const { data } = await app.call(queryRecords, { schemaCode, page: 0, size: 10, ...(filter && { filter }) }, userId);
  return data.totalElements;
};
const urgent = () => totalOf('max', 'Order', { propertyCode: 'urgent', operator: 'equal', value: true });

/** Makes an order urgent in a transaction that does something else before it ends: a new one would keep others from a number. */
async function savingWhile(during: () => Promise<unknown>, { fails = false } = {}): Promise<void> {
  const user = await app.services.sessions.userOf(await newSession(app.platform, 'max'));
  const { id, version } = await newOrder(app, 'max');
  const input = { schemaCode: 'Order', id, version, data: { urgent: true } };
  const saving = app.platform.connections.db.transaction().execute(async (trx) => {
    await app.services.records.forWorkflow.saveInTransaction(trx, user, input, { locale: 'zh' });
    await during();
    if (fails) throw new Error('taken back');
  });
  await (fails ? expect(saving).rejects.toThrow('taken back') : saving);
}
const newUrgent = () => newOrder(app, 'max', { urgent: true });

test('a save that is taken back is never counted, nor noted', async () => {
  await newUrgent();
  const before = await urgent();
  const { db } = app.platform.connections;
  const notes = async () => (await sql`select count(*) as count from record_change`.execute(db)).rows;
  let noted: unknown[] = [];
  await savingWhile(
    async () => {
      noted = await notes();
      expect(await urgent()).toBe(before);
    },
    { fails: true },
  );
  expect(await urgent()).toBe(before);
  expect(await notes()).toEqual(noted);
});

test('a save whose connection breaks before it ends is never counted, and the next one is', async () => {
  const before = await totalOf();
  const client = await app.platform.connections.pool.connect();
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(`insert into record_change (corp_id, schema_code, id) values ('main', 'Order', 'broken')`);
  await client.query(`update record_write set count = count + 1 where schema_code = 'Order'`);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.platform.connections.db);
  client.release(true);
  expect(await totalOf()).toBe(before);
  await newOrder(app, 'max');
  expect(await totalOf()).toBe(before + 1);
});

test('a save that takes long is counted when it ends, however much was saved and counted meanwhile', async () => {
  const before = await urgent();
  await savingWhile(async () => {
    for (const more of [1, 2, 3]) {
      await newUrgent();
      expect(await urgent()).toBe(before + more);
    }
    // The others are long done when this one ends.
    await sql`update record_change set changed_time = changed_time + interval '1 minute'`.execute(
      app.platform.connections.db,
    );
    await newUrgent();
    await urgent();
  });
  expect(await urgent()).toBe(before + 5);
});

test('nobody who saves waits for a save that takes long', async () => {
  const before = await totalOf();
  await savingWhile(async () => {
    for (let index = 0; index < 30; index++) await newOrder(app, 'max');
  });
  expect(await totalOf()).toBe(before + 31);
});

test('totals stay exact while notes are removed, also that of a save under way', async () => {
  const { db } = app.platform.connections;
  const before = await urgent();
  const later = new Date(Date.now() + 3_600_000);
  await savingWhile(() => deleteOldChanges(db, later));
  expect(await urgent()).toBe(before + 1);
  await deleteOldChanges(db, later);
  await newUrgent();
  await deleteOldChanges(db, later);
  expect(await urgent()).toBe(before + 2);
});

test('notes do not pile up: those that nobody can ask for any more are removed, how often was written stays', async () => {
  const { db } = app.platform.connections;
  for (let index = 0; index < 20; index++) await incrementChangeCounter(db, 'main', 'Pile', [`${index}`]);
  const counts = () =>
    sql`select sum(count) as writes, count(*) = 1 as "isFew" from record_write
    where schema_code = 'Pile'`.execute(db);
  expect((await counts()).rows).toEqual([{ writes: '20', isFew: true }]);
  expect(await deleteOldChanges(db, new Date(Date.now() + 3_600_000))).toBeGreaterThanOrEqual(20);
  expect((await counts()).rows).toEqual([{ writes: '20', isFew: true }]);
});

test('each model has totals of its own, whatever is written to the others', async () => {
  const orders = await totalOf();
  const customers = await totalOf('max', 'Customer');
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      app.call(saveRecord, { schemaCode: index % 3 === 0 ? 'Customer' : 'Order', data: { title: `${index}` } }, 'max'),
    ),
  );
  expect(await totalOf()).toBe(orders + 8);
  expect(await totalOf('max', 'Customer')).toBe(customers + 4);
});

test('who sees the records of a department has other totals as soon as they belong to another one', async () => {
  const { db } = app.platform.connections;
  await newOrder(app, 'ann');
  const inSales = await totalOf('lee');
  expect(inSales).toBeGreaterThan(0);
  const { rows } = await sql<{ count: number }>`select count(*) as count from biz_order
    where owner_dept_id = 'finance'`.execute(db);
  expect(rows[0]?.count).not.toBe(inSales);
  await db.updateTable('user_department').set({ department_id: 'finance' }).where('user_id', '=', 'lee').execute();
  // What is known of a session is at most three seconds old.
  await until('the total of the other department', async () => (await totalOf('lee')) === rows[0]?.count);
});

test('a hundred thousand records that come in at once are counted, and so is the deletion of all that was there', async () => {
  const before = await totalOf();
  function* rows() {
    for (let index = 0; index < 100_000; index++) {
      yield { data: { title: `载 ${index}`, creater: { id: 'max', name: '' } } };
    }
  }
  const loading = app.services.records.saving.bulkLoad('Order', rows());
  expect(await totalOf()).toBe(before);
  await loading;
  expect(await totalOf()).toBe(before + 100_000);
  const { db } = app.platform.connections;
  for (const goes of [1, 499]) {
    const { rows: found } = await sql<{ id: string }>`select id from biz_order order by id limit ${goes}`.execute(db);
    const ids = found.map(({ id }) => id);
    const seen = await totalOf();
    const { data } = await app.call(deleteRecords, { schemaCode: 'Order', ids }, 'max');
    expect(data.successCount).toBe(goes);
    expect(await totalOf()).toBe(seen - goes);
  }
  await db.transaction().execute(async (trx) => {
    await sql`delete from biz_order where corp_id = 'main'`.execute(trx);
    await incrementChangeCounter(trx, 'main', 'Order', 'many');
  });
  expect(await totalOf()).toBe(0);
}, 240_000);
