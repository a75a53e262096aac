import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { toColumn } from './column-types.ts';
import type { ChildTable, ModelColumn, ModelTable } from './model-table.ts';
import { outside, type RecordScopes, scopeCondition } from './scope.ts';

/** Values by property code as the wire has them; a code that is missing stays as it is. */
export type RecordValues = Readonly<Record<string, unknown>>;

interface Place {
  readonly table: ModelTable;
  readonly corpId: string;
}

/** What saving needs to know of a record before it changes it. */
export interface LockedRecord {
  readonly version: number;
  readonly name: string | null;
  readonly sequenceNo: string | null;
  readonly sequenceStatus: string;
  readonly workflowInstanceId: string | null;
  readonly ownerDeptId: string | null;
  /** Name of the user who changed it last. */
  readonly modifierName: string;
  readonly isInScope: boolean;
  /** Data items and columns (`lines.price`) of this record that are not seen, and those that are not changed. */
  readonly hidden: readonly string[];
  readonly readOnly: readonly string[];
}

/** Locks a record until the transaction ends; undefined where there is none. */
export async function lockRecord(
  trx: Database,
  { table, corpId }: Place,
  id: string,
  scopes: RecordScopes,
): Promise<LockedRecord | undefined> {
  const { rows } = await sql<LockedRecord>`select r.version, r.name, r.sequence_no as "sequenceNo",
      r.sequence_status as "sequenceStatus", r.workflow_instance_id as "workflowInstanceId",
      r.owner_dept_id as "ownerDeptId", ${scopeCondition(scopes.edit, table)} as "isInScope",
      ${outside(scopes.fields.visible, table)} as hidden, ${outside(scopes.fields.writable, table)} as "readOnly",
      coalesce((select u.name from app_user u where u.corp_id = r.corp_id and u.id = r.modifier), r.modifier, '')
        as "modifierName"
    from ${sql.id(table.table)} r where r.corp_id = ${corpId} and r.id = ${id} for update`.execute(trx);
  return rows[0];
}

/** Inserts the row of a record; sub-tables follow by `replaceRows`. */
export async function insertRecord(
  trx: Database,
  { table, corpId }: Place,
  id: string,
  values: RecordValues,
): Promise<void> {
  const cells = cellsOf([...table.columns.values()], { ...values, id });
  await sql`insert into ${sql.id(table.table)} (corp_id, ${sql.join(cells.map(({ column }) => column))})
    values (${corpId}, ${sql.join(cells.map(({ value }) => value))})`.execute(trx);
}

/** Changes the row of a record and makes its version the next one. */
export async function updateRecord(
  trx: Database,
  { table, corpId }: Place,
  id: string,
  values: RecordValues,
): Promise<void> {
  const cells = cellsOf([...table.columns.values()], values);
  const changes = cells.map(({ column, value }) => sql`${column} = ${value}`);
  await sql`update ${sql.id(table.table)} set ${sql.join([sql`version = version + 1`, ...changes])}
    where corp_id = ${corpId} and id = ${id}`.execute(trx);
}

function cellsOf(columns: readonly ModelColumn[], values: RecordValues) {
  return columns
    .filter(({ code }) => values[code] !== undefined)
    .map(({ name, storage, code }) => ({ column: sql.id(name), value: sql`${toColumn(storage, values[code])}` }));
}

/** Adds entries to the ends of JSON lists of a record, by property code; what stands in them stays as it is. */
export async function appendToLists(
  trx: Database,
  { table, corpId }: Place,
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
  rows: readonly (RecordValues & { readonly id: string })[],
): Promise<void> {
  const { table, columns } = child;
  await sql`delete from ${sql.id(table)} where corp_id = ${corpId} and parent_id = ${parentId}`.execute(trx);
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

/** The ids of a record's rows in a sub-table. */
export async function rowIdsOf(
  trx: Database,
  corpId: string,
  { table }: ChildTable,
  parentId: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.id(table)}
    where corp_id = ${corpId} and parent_id = ${parentId}`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes records with their rows. The ids were checked by the caller in the same transaction. */
export async function deleteRows(trx: Database, { table, corpId }: Place, ids: readonly string[]): Promise<void> {
  const wanted = sql`any(${[...ids]}::text[])`;
  for (const child of table.children.values()) {
    await sql`delete from ${sql.id(child.table)} where corp_id = ${corpId} and parent_id = ${wanted}`.execute(trx);
  }
  await sql`delete from ${sql.id(table.table)} where corp_id = ${corpId} and id = ${wanted}`.execute(trx);
}
