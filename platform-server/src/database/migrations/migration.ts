import { type Kysely, sql } from 'kysely';

/** Step of the schema. It is written once and never edited after it was released: the next step mends it. */
export interface Migration {
  /** Number and purpose, the file's name: `0012-add-record-lock`. */
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

interface TableShape {
  /** The primary key. It starts with the tenant, so that the table can be distributed by it. */
  readonly key: readonly ['corp_id', ...string[]];
  /** Column name to SQL type and constraint. Key columns that are not listed are text. */
  readonly columns: Readonly<Record<string, string>>;
  /** Index name to its columns, as SQL. */
  readonly indexes?: Readonly<Record<string, string>>;
  readonly unique?: Readonly<Record<string, string>>;
}

/** Creates a table with its indexes, all named `<table>_<name>`. */
export async function createTable(
  db: Kysely<unknown>,
  table: string,
  { key, columns, indexes = {}, unique = {} }: TableShape,
): Promise<void> {
  const keyColumns = key.filter((name) => !(name in columns)).map((name) => `${name} text not null`);
  const lines = [...keyColumns, ...Object.entries(columns).map(([name, type]) => `${name} ${type}`)];
  const all = [...lines, `constraint ${table}_key primary key (${key.join(', ')})`];
  await sql.raw(`create table ${table} (\n  ${all.join(',\n  ')}\n)`).execute(db);
  for (const [name, list] of Object.entries(unique)) {
    await sql.raw(`create unique index ${table}_${name} on ${table} ${list}`).execute(db);
  }
  for (const [name, list] of Object.entries(indexes)) {
    await sql.raw(`create index ${table}_${name} on ${table} ${list}`).execute(db);
  }
}
