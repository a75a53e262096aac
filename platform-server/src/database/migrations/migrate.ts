import { type Kysely, sql } from 'kysely';
import type { Database } from '../connect.ts';
import { transaction } from '../transaction.ts';
import { migrations as all } from './list.ts';
import type { Migration } from './migration.ts';

interface Bookkeeping {
  schema_migration: { name: string };
  schema_lock: { id: number };
}

/**
 * Brings the schema up to date, each step in its own transaction. Processes that start together take turns by locking
 * one row, so each step runs once.
 * @returns the names of the steps that this call ran
 */
export async function migrate(db: Database, migrations: readonly Migration[] = all): Promise<string[]> {
  await prepare(db);
  const done: string[] = [];
  for (const migration of migrations) {
    const isRun = await transaction(db, (trx) => runOnce(trx as unknown as Kysely<Bookkeeping>, migration));
    if (isRun) done.push(migration.name);
  }
  return done;
}

async function runOnce(trx: Kysely<Bookkeeping>, { name, up }: Migration): Promise<boolean> {
  await trx.selectFrom('schema_lock').select('id').where('id', '=', 1).forUpdate().execute();
  const found = await trx.selectFrom('schema_migration').select('name').where('name', '=', name).executeTakeFirst();
  if (found !== undefined) return false;
  await up(trx as unknown as Kysely<unknown>);
  await trx.insertInto('schema_migration').values({ name }).execute();
  return true;
}

/** `if not exists` looks before it leaps: two processes may both see nothing, and then one of them meets the other. */
async function prepare(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`create table if not exists schema_migration (
        name text primary key, applied_time timestamptz not null default now())`.execute(db);
      await sql`create table if not exists schema_lock (id integer primary key)`.execute(db);
      await sql`insert into schema_lock (id) values (1) on conflict do nothing`.execute(db);
      return;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}
