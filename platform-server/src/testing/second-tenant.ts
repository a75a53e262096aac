import { sql } from 'kysely';
import type { Platform } from '../platform.ts';

/** Stands in every name and title of the second organisation. */
export const theirs = 'only-of-the-other-organisation';

const other = 'other';
/** Columns whose words people read. */
const words = new Set(['name', 'title', 'content', 'comment', 'remark', 'search_text', 'activity_name']);

interface Column {
  readonly tableName: string;
  readonly columnName: string;
  readonly dataType: string;
}

async function tenantTables({ connections: { db } }: Platform): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql<Column>`
    select c.table_name as "tableName", c.column_name as "columnName", c.data_type as "dataType"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`.execute(db);
  const tables = Map.groupBy(rows, ({ tableName }) => tableName);
  return new Map([...tables].filter(([, columns]) => columns.some(({ columnName }) => columnName === 'corp_id')));
}

function valueOf({ columnName, dataType }: Column) {
  if (columnName === 'corp_id') return sql.lit(other);
  return words.has(columnName) && dataType === 'text' ? sql.lit(theirs) : sql.ref(columnName);
}

/**
 * Gives the database a second organisation that has everything the first one has, by the same ids and codes, but with
 * other words. Tables that refer to others are filled when those are.
 */
export async function addSecondTenant(platform: Platform): Promise<readonly string[]> {
  const { db } = platform.connections;
  const tables = await tenantTables(platform);
  const open = new Set(tables.keys());
  let failure: unknown;
  for (let pass = 0; pass < tables.size && open.size > 0; pass++) {
    for (const table of open) {
      const columns = tables.get(table) ?? [];
      const names = sql.join(columns.map(({ columnName }) => sql.ref(columnName)));
      const copying = sql`insert into ${sql.table(table)} (${names})
        select ${sql.join(columns.map(valueOf))} from ${sql.table(table)} where corp_id = 'main'`;
      try {
        await copying.execute(db);
        open.delete(table);
      } catch (error) {
        failure = error;
      }
    }
  }
  if (open.size > 0) throw new Error(`${[...open].join()} were not copied`, { cause: failure });
  return [...tables.keys()];
}

/**
 * Returns the content of every table that belongs to the second organisation, to be compared: by table, its rows and a
 * checksum of them.
 */
export async function secondTenantState({ connections: { db } }: Platform, tables: readonly string[]) {
  const states: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as state
      from ${sql.table(table)} t where corp_id = ${other}`.execute(db);
    states[table] = rows[0]?.state ?? '';
  }
  return states;
}
