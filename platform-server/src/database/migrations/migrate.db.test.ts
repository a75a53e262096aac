import { sql } from 'kysely';
import { connect } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { migrations } from './list.ts';
import { migrate } from './migrate.ts';
import { createTable } from './migration.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterEach(() => database.drop());

it('runs every step once, in order, and nothing the second time', async () => {
  expect(await migrate(database.db)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(database.db)).toEqual([]);
});

it('shares the steps between processes that start together', async () => {
  const others = [connect({ url: database.url }), connect({ url: database.url })];
  const done = await Promise.all([database, ...others].map(({ db }) => migrate(db)));
  expect(done.flat().sort()).toEqual(migrations.map(({ name }) => name));
  await Promise.all(others.map(({ close }) => close()));
});

it('leaves nothing behind of a step that fails, and keeps those before it', async () => {
  const good = {
    name: '0001-good',
    up: () => createTable(database.db as never, 'good', { key: ['corp_id'], columns: {} }),
  };
  const bad = {
    name: '0002-bad',
    up: async (db: Parameters<(typeof migrations)[number]['up']>[0]) => {
      await createTable(db, 'bad', { key: ['corp_id'], columns: {} });
      await sql`select no_such_function()`.execute(db);
    },
  };
  await expect(migrate(database.db, [good, bad])).rejects.toThrow('no_such_function');
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(database.db);
  expect(rows).toEqual([{ name: '0001-good' }]);
  await expect(sql`select * from bad`.execute(database.db)).rejects.toThrow('does not exist');
});

it('puts the tenant first in every primary key, so that tables can be spread by it', async () => {
  await migrate(database.db);
  const { rows } = await sql<{ name: string; first: string | null }>`
    select t.table_name as name, k.column_name as first
    from information_schema.tables t
    left join information_schema.table_constraints c
      on c.table_name = t.table_name and c.table_schema = t.table_schema and c.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage k
      on k.constraint_name = c.constraint_name and k.table_schema = t.table_schema and k.ordinal_position = 1
    where t.table_schema = 'public' and t.table_name not like 'schema\\_%'`.execute(database.db);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ first }) => first !== 'corp_id')).toEqual([]);
});

it('names each step as its file, with growing numbers', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_name, index) => index + 1));
});
