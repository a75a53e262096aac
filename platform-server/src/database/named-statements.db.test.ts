/** @isolated the statements of a process that have names are counted */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { withCommit, transaction } from './transaction.ts';
import { forValues } from './value-plans.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readAll = () => sql<Record<string, unknown>>`select * from biz_note where id > ${0}`.execute(database.db);
const planned = async () =>
  (
    await sql<{ n: number }>`select count(*) as n from pg_prepared_statements where statement like '%biz_note%'
    and statement not like '%pg_prepared%'`.execute(database.db)
  ).rows[0]?.n;

it('prepares what is asked often, and keeps answering after a published model changed the columns', async () => {
  await sql`create table biz_note (id integer primary key)`.execute(database.db);
  await sql`insert into biz_note values (1)`.execute(database.db);
  expect(await planned()).toBe(0);
  for (let time = 0; time < 4; time++) await readAll();
  expect(await planned()).toBe(1);
  await sql`alter table biz_note add column text text default 'new'`.execute(database.db);
  expect((await readAll()).rows).toEqual([{ id: 1, text: 'new' }]);
});

it('never prepares a statement that is to be planned for its values, written or built', async () => {
  const reads = [
    () => sql`select 1 as biz_note_read where 1 = ${1}`.execute(forValues(database.db)),
    () => forValues(database.db).selectFrom('app_user').select('id as biz_note_user').where('id', '=', 'x').execute(),
  ];
  const before = await planned();
  for (const read of reads) for (let time = 0; time < 4; time++) await read();
  expect(await planned()).toBe(before);
});

it('plans what lists ask for its values however often it is asked, though its text is read once, and keeps the plan of keys', async () => {
  const plansOf = async (db: Database) => {
    for (let time = 0; time < 12; time++)
      await sql`select id as biz_note_key from app_user where id = ${'x'}`.execute(db);
    const { rows } = await sql<{ generic: number; custom: number }>`select generic_plans::int as generic,
      custom_plans::int as custom from pg_prepared_statements where statement like '%biz_note_key%'
      and statement not like '%pg_prepared%'`.execute(db);
    return rows;
  };
  const [ofKeys] = await plansOf(database.db);
  expect(ofKeys?.generic).toBeGreaterThan(0);
  const [ofLists] = await plansOf(forValues(database.readDb));
  expect(ofLists?.generic).toBe(0);
  expect(ofLists?.custom).toBeGreaterThan(5);
});

it('reads counts as numbers and decimals as text that lost no digit', async () => {
  const { rows } = await sql`select count(*) as n, 1234567890123456.12345678::numeric(24, 8) as amount,
    '2026-11-21T10:00:00+08'::timestamptz as at`.execute(database.db);
  expect(rows).toEqual([{ n: 1, amount: '1234567890123456.12345678', at: new Date('2026-11-21T02:00:00Z') }]);
});

it('outlives a connection that breaks between two statements of a transaction', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    // Waits until the backend is gone; a turn of the event loop later the client has read that, too.
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(database.db);
    await setImmediate();
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow(/connection/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

it('runs a transaction again as a whole whose last statement had a plan that a published model made stale', async () => {
  const { db } = database;
  await sql`create table biz_last (id integer)`.execute(db);
  await db.insertInto('corp').values({ corp_id: 'last', name: 'name' }).execute();
  let runs = 0;
  const run = () =>
    transaction(db, async (trx) => {
      runs += 1;
      await sql`update corp set name = name || '!' where corp_id = 'last'`.execute(trx);
      await sql`with gone as (delete from biz_last returning *) select * from gone`.execute(withCommit(trx));
    });
  for (let time = 0; time < 4; time++) await run();
  await sql`alter table biz_last add column text text`.execute(db);
  runs = 0;
  await run();
  expect(runs).toBe(2);
  const { name } = await db.selectFrom('corp').select('name').where('corp_id', '=', 'last').executeTakeFirstOrThrow();
  expect(name).toBe('name!!!!!');
});
