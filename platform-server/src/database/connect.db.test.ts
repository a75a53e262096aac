import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { inBackground } from './background.ts';
import { connect } from './connect.ts';
import { databaseLimits, driverLimit } from './limits.ts';
import { NamingClient } from './named-statements.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

test('when the connections are closed the server knows of none, so that it may be stopped', async () => {
  const others = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    return rows[0]?.count;
  };
  const connections = connect({ url: database.url, readUrl: database.url, size: 8 });
  const { db, readDb } = connections;
  const users = [db, db, db, db, readDb, readDb];
  const { promise: allConnected, resolve } = Promise.withResolvers<void>();
  let connected = 0;
  const use = (each: typeof db) =>
    each.connection().execute(async () => {
      connected += 1;
      if (connected === users.length) resolve();
      await allConnected;
    });
  await Promise.all(users.map(use));
  expect(await others()).toBe(users.length);
  await connections.close();
  expect(await others()).toBe(0);
});

test('a database that is slow to answer is not refused as one that is not there, however short the wait for connections', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const url = `postgresql://portico@127.0.0.1:${(silent.address() as AddressInfo).port}/portico`;
  const timing = { interval: 1, retry: 1, answer: 200, maxUnanswered: 2, refusedWrite: 1 };
  const { watch, close } = connect({ url, limits: { connection: 20 }, timing });
  try {
    expect(await watch.check()).toBe('unreachable');
    expect(watch.refusal()).toBeUndefined();
    await watch.check();
    expect(watch.refusal()).toMatchObject({ errorName: 'databaseUnreachable' });
  } finally {
    await close();
    silent.close();
  }
});

const anyTime = { statement: 0, lock: 0, idleInTransaction: 0 };
const endedSoon = { statement: 200, lock: 0, idleInTransaction: 0 };

test('a list that takes too long is ended, while what writes may take its time', async () => {
  const { db, readDb, close } = connect({ url: database.url, limits: { requests: anyTime, lists: endedSoon } });
  await expect(sql`select pg_sleep(600)`.execute(readDb)).rejects.toMatchObject({ code: '57014' });
  await expect(sql`select pg_sleep(0.4)`.execute(db)).resolves.toMatchObject({ rows: [{}] });
  await close();
});

test('work in the background has connections and limits of its own', async () => {
  const { db, close } = connect({ url: database.url, size: 1, limits: { requests: endedSoon, work: anyTime } });
  await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const working = inBackground(() => db.connection().execute(() => isDone));
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  done();
  await working;
  await expect(inBackground(() => sql`select pg_sleep(0.4)`.execute(db))).resolves.toMatchObject({ rows: [{}] });
  await close();
});

test.each([
  ['requests', databaseLimits.requests],
  ['lists', databaseLimits.lists],
  ['work', databaseLimits.work],
] as const)('the connections of %s begin with their limits', async (use, { statement, lock, idleInTransaction }) => {
  const { pool, workPool, readPool, close } = connect({ url: database.url });
  const { rows } = await { requests: pool, lists: readPool, work: workPool }[use].query(
    'select name, setting::int from pg_settings where name = any($1) order by name',
    [['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']],
  );
  expect(rows.map(({ setting }: { setting: number }) => setting)).toEqual([idleInTransaction, lock, statement]);
  await close();
});

test('who waits too long for a lock, and a transaction that asks nothing for too long, are ended', async () => {
  const limits = { statement: 0, lock: 100, idleInTransaction: 300 };
  const { db, pool, close } = connect({ url: database.url, limits: { requests: limits } });
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('create table held (id integer)');
  await holder.query('begin; lock table held');
  await expect(sql`select * from held`.execute(db)).rejects.toMatchObject({ code: '55P03' });
  await holder.end();
  const idle = await pool.connect();
  const ended = once(idle, 'error');
  await idle.query('begin');
  expect(await ended).toMatchObject([{ code: '25P03' }]);
  idle.release();
  expect(pool.totalCount).toBe(0);
  await close();
});

test('a connection on which no answer comes is thrown away with its statement', async () => {
  const limits = { statement: 0, lock: 0, idleInTransaction: 0 };
  const client = new NamingClient({ connectionString: database.url, longestStatement: 100 });
  await client.connect();
  await expect(client.query('select pg_sleep($1)', [600])).rejects.toThrow('Connection terminated');
  await expect(client.query('select 1 as one', [])).rejects.toThrow('not queryable');
  expect(driverLimit(limits)).toBe(0);
  expect(driverLimit(databaseLimits.requests)).toBeGreaterThan(databaseLimits.requests.statement);
});

test('lists that use up their connections keep nobody from writing', async () => {
  const { db, readDb, close } = connect({ url: database.url, size: 1 });
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const reading = readDb.connection().execute(() => isDone);
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  done();
  await reading;
  await close();
});
