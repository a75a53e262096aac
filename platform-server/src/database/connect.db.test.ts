import { sql } from 'kysely';
import { connect } from './connect.ts';
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

test('a list that takes too long is ended, while what writes may take its time', async () => {
  const { db, readDb, close } = connect({ url: database.url, longestRead: 200 });
  await expect(sql`select pg_sleep(600)`.execute(readDb)).rejects.toMatchObject({ code: '57014' });
  await expect(sql`select pg_sleep(0.4)`.execute(db)).resolves.toMatchObject({ rows: [{}] });
  await close();
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
