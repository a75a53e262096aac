import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { toColumn } from '../storages/column-storages.ts';
import { type ChildTable, type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';

/** Values by property code as they are serialized; a code that is missing stays as it is. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** The table and the tenant of a record. */
export interface TenantTable {
  readonly table: ModelTable;
  readonly corpId: string;
}

/** The statement that inserts the row of a record, which it calls `r`. Its sub-tables are written by `replaceRows`. */
export function insertStatement({ table, corpId }: TenantTable, id: string, values: RecordValues): RawBuilder<unknown> {
  const cells = cellsOf(writtenColumns(table), { ...values, id });
  return sql`insert into ${sql.id(table.table)} as r (corp_id, ${sql.join(cells.map(({ column }) => column))})
    values (${corpId}, ${sql.join(cells.map(({ value }) => value))})`;
}

/** The statement that changes the row `r` of a record and makes its version the next one. */
export function updateStatement({ table, corpId }: TenantTable, id: string, values: RecordValues): RawBuilder<unknown> {
  const cells = cellsOf(writtenColumns(table), values);
  const changes = cells.map(({ column, value }) => sql`${column} = ${value}`);
  return sql`update ${sql.id(table.table)} r set ${sql.join([sql`version = r.version + 1`, ...changes])}
    where r.corp_id = ${corpId} and r.id = ${id}`;
}

/** Changes the row of a record and makes its version the next one. */
export async function updateRecord(
  trx: Database,
  target: TenantTable,
  id: string,
  values: RecordValues,
): Promise<void> {
  await updateStatement(target, id, values).execute(trx);
}

function cellsOf(columns: readonly ModelColumn[], values: RecordValues) {
  return columns
    .filter(({ code }) => values[code] !== undefined)
    .map(({ name, storage, code }) => ({ column: sql.id(name), value: sql`${toColumn(storage, values[code])}` }));
}

/** Adds entries to the ends of JSON lists of a record, by property code; what stands in them stays as it is. */
export async function appendToLists(
  trx: Database,
  { table, corpId }: TenantTable,
  id: string,
  entries: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const changes = [...entries].flatMap(([code, added]) => {
    const column = table.columns.get(code);
    if (column === undefined) return [];
    const name = sql.id(column.name);
    return [sql`${name} = coalesce(${name}, '[]'::jsonb) || ${JSON.stringify(added)}::jsonb`];
  });
  await sql`update ${sql.id(table.table)} set ${sql.join([sql`version = version + 1`, ...changes])}
    where corp_id = ${corpId} and id = ${id}`.execute(trx);
}

/** Makes the rows of a sub-table these: their ids are kept, others go, and the order is the list's. */
export async function replaceRows(
  trx: Database,
  corpId: string,
  child: ChildTable,
  parentId: string,
  { rows, hadRows }: { readonly rows: readonly (RecordValues & { readonly id: string })[]; readonly hadRows: boolean },
): Promise<void> {
  const { table, columns } = child;
  if (hadRows) {
    await sql`delete from ${sql.id(table)} where corp_id = ${corpId} and parent_id = ${parentId}`.execute(trx);
  }
  const names = columns.map(({ name }) => sql.id(name));
  // 65,535 parameters are PostgreSQL's limit for one statement.
  const perStatement = Math.max(1, Math.floor(60_000 / (columns.length + 4)));
  for (let start = 0; start < rows.length; start += perStatement) {
    const tuples = rows.slice(start, start + perStatement).map((row, index) => {
      const cells = columns.map(({ storage, code }) => sql`${toColumn(storage, row[code])}`);
      return sql`(${sql.join([sql`${corpId}`, sql`${row.id}`, sql`${parentId}`, sql`${start + index}`, ...cells])})`;
    });
    await sql`insert into ${sql.id(table)} (${sql.join([sql`corp_id`, sql`id`, sql`parent_id`, sql`sort_key`, ...names])})
      values ${sql.join(tuples)}`.execute(trx);
  }
}

/** Deletes records with their rows. The ids were checked by the caller in the same transaction. */
export async function deleteRows(trx: Database, { table, corpId }: TenantTable, ids: readonly string[]): Promise<void> {
  const wanted = sql`any(${[...ids]}::text[])`;
  for (const child of table.children.values()) {
    await sql`delete from ${sql.id(child.table)} where corp_id = ${corpId} and parent_id = ${wanted}`.execute(trx);
  }
  await sql`delete from ${sql.id(table.table)} where corp_id = ${corpId} and id = ${wanted}`.execute(trx);
}
