import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { ModelIndexSql } from './model-indexes.ts';
import { quoted } from '../schema/schema-change.ts';

/** An index that a table has. */
export interface BuiltIndex {
  readonly name: string;
  /** False while it is made, and for good where that was cut short: nothing uses it, and every save keeps it up. */
  readonly isValid: boolean;
  readonly isInverted: boolean;
  /** Columns that it indexes; null for an expression. */
  readonly keys: readonly (string | null)[];
  /** Per key whether the largest comes first, and whether empty values do. */
  readonly options: readonly number[];
  readonly bytes: number;
}

/** The indexes that a table has now. */
export async function readIndexes(db: Database, table: string): Promise<readonly BuiltIndex[]> {
  const { rows } = await sql<BuiltIndex>`select c.relname as name, x.indisvalid as "isValid",
      am.amname = 'gin' as "isInverted", pg_relation_size(c.oid) as bytes,
      array(select a.attname::text from unnest(x.indkey::int2[]) with ordinality key(number, place)
        left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = key.number and key.number > 0
        order by key.place) as keys,
      x.indoption::int2[]::int[] as options
    from pg_index x join pg_class c on c.oid = x.indexrelid join pg_am am on am.oid = c.relam
    where x.indrelid = to_regclass(${quoted(table)}) and x.indpred is null`.execute(db);
  return rows;
}

/** Size of a table as the database estimated it when it last looked. */
export interface TableSize {
  readonly rows: number;
  /** With all indexes. */
  readonly bytes: number;
}

/** The size of a table; nothing is counted. */
export async function readTableSize(db: Database, table: string): Promise<TableSize> {
  const { rows } = await sql<TableSize>`select greatest(reltuples, 0)::bigint as rows,
      pg_total_relation_size(oid) as bytes from pg_class where oid = to_regclass(${quoted(table)})`.execute(db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

/** Returns the progress of an index that is being made, in percent; null where none is. */
export async function readProgress(db: Database, table: string): Promise<number | null> {
  const { rows } = await sql<{ done: number | null }>`select
      round(100.0 * blocks_done / nullif(blocks_total, 0))::int as done from pg_stat_progress_create_index
    where relid = to_regclass(${quoted(table)})`.execute(db);
  return rows[0]?.done ?? null;
}

/**
 * Runs `work` where nobody else of this installation makes indexes; false where somebody does. The mark is the
 * connection's: it is gone with a process that is killed, as soon as its last statement is.
 */
export async function alone(db: Database, work: (connection: Database) => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(current_database() || ' model indexes', 0)`;
    const { rows } = await sql<{ is: boolean }>`select pg_try_advisory_lock(${key}) as is`.execute(connection);
    if (rows[0]?.is !== true) return false;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
    return true;
  });
}

/**
 * Makes an index while everybody goes on writing; one that was begun and not finished is made again. Runs outside a
 * transaction, on `connection`; `signal` ends it through `db`, by an error of the database.
 */
export async function buildIndex(
  { connection, db }: { readonly connection: Database; readonly db: Database },
  { table, name, list, news }: ModelIndexSql,
  signal: AbortSignal,
): Promise<void> {
  const built = (await readIndexes(connection, table)).find((index) => index.name === name);
  if (built !== undefined && !built.isValid) await dropIndex(connection, name);
  if (built?.isValid !== true) {
    await cancellable({ connection, db }, signal, () =>
      sql.raw(`create index concurrently ${quoted(name)} on ${quoted(table)} ${list}`).execute(connection),
    );
  }
  // What there is to know of it is known to the planner only afterwards.
  await sql.raw(`analyze ${quoted(table)} ${news}`).execute(connection);
}

/** Deletes an index while everybody goes on; one that is gone already is no error. */
export async function dropIndex(connection: Database, name: string): Promise<void> {
  await sql.raw(`drop index concurrently if exists ${quoted(name)}`).execute(connection);
}

async function cancellable(
  { connection, db }: { readonly connection: Database; readonly db: Database },
  signal: AbortSignal,
  run: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  const cancel = () => void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
  if (signal.aborted) return;
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await run();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
