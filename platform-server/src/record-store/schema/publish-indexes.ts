import type { OwnIndex } from './own-index.ts';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { derivedName } from './identifiers.ts';
import { orderIndexes } from '../query/order/list-orders.ts';
import { type ModelColumn, type ModelTable, ownColumns } from './model-table.ts';
import { relationIndexes } from './relations.ts';
import { quoted, type SchemaChange } from './schema-change.ts';

/**
 * Indexes for the queries of every list: newest first, somebody's own, by number, and the record of a workflow; and the pairs of letters
 * of titles and numbers, by which all models are searched (`find-titles.ts`). Newest first is read backwards, since new records are then
 * added at the end of the index, whose pages stay full.
 */
export const systemIndexes: Readonly<Record<string, string>> = {
  created: '(corp_id, created_time, id)',
  owner: '(corp_id, owner)',
  dept: '(corp_id, owner_dept_id)',
  no: '(corp_id, sequence_no)',
  flow: '(corp_id, workflow_instance_id) where workflow_instance_id is not null',
  title: `using gin (text_pairs(coalesce(left(name, 200), '') || ' ' || coalesce(left(name_en, 200), '') || ' '
    || coalesce(sequence_no, ''))) with (fastupdate = off)`,
};
/** Index by which the rows of a record are read. */
export const childIndexes: Readonly<Record<string, string>> = { parent: '(corp_id, parent_id, sort_key)' };

/** Every table and index of a model. PostgreSQL keeps both in one list of names, which all models share. */
export function relationNames(model: ModelTable): string[] {
  const named = (table: string, purposes: readonly string[], columns: readonly ModelColumn[]) => [
    table,
    ...['key', ...purposes].map((purpose) => derivedName(table, purpose)),
    ...columns.map((column) => uniqueIndexName(table, column)),
    ...relationIndexes(table, columns).map(({ name }) => name),
  ];
  const children = [...model.children.values()].flatMap(({ table, columns }) =>
    named(table, Object.keys(childIndexes), columns),
  );
  const orders = orderIndexes(model).map(({ name }) => name);
  return [...named(model.table, Object.keys(systemIndexes), ownColumns(model)), ...orders, ...children];
}

/** Makes an index. */
export function indexChange(table: string, name: string, list: string): SchemaChange {
  return {
    action: 'createIndex',
    target: name,
    detail: list,
    statement: `create index ${quoted(name)} on ${quoted(table)} ${list}`,
  };
}

/** The name of the index that keeps a field's values apart; saving tells by it which item a conflict is about. */
export function uniqueIndexName(table: string, column: ModelColumn): string {
  return derivedName(table, `${column.name}_unique`);
}

/** Makes the index of a unique field. */
export function uniqueIndexChange(table: string, column: ModelColumn): SchemaChange {
  const name = uniqueIndexName(table, column);
  const list = `(corp_id, ${quoted(column.name)})`;
  const statement = `create unique index ${quoted(name)} on ${quoted(table)} ${list}`;
  return { action: 'createIndex', target: name, detail: `unique ${list}`, statement };
}

/** The indexes that a table should have. */
export interface RequiredIndexes {
  readonly table: string;
  readonly columns: readonly ModelColumn[];
  readonly orders: readonly OwnIndex[];
  /** Indexes of the model as it was published before. */
  readonly ordersBefore: readonly OwnIndex[];
}

/** Indexes that unique fields and the orders of lists need now, and those that are no longer wanted. */
export function indexChanges(
  required: RequiredIndexes,
  present: ReadonlySet<string>,
  emptied: ReadonlySet<string>,
): SchemaChange[] {
  const { table, columns, orders, ordersBefore } = required;
  const stands = (name: string, on: readonly string[]) => present.has(name) && !on.some((each) => emptied.has(each));
  const uniqueOnes = columns.flatMap((column): SchemaChange[] => {
    const name = uniqueIndexName(table, column);
    const isWanted = column.property.unique === true;
    if (isWanted === stands(name, [column.name])) return [];
    return [isWanted ? uniqueIndexChange(table, column) : dropIndexChange(name, column.code)];
  });
  const kept = new Set(orders.map(({ name }) => name));
  const old = ordersBefore.filter((index) => !kept.has(index.name) && stands(index.name, index.columns));
  const fresh = orders.filter((index) => !stands(index.name, index.columns));
  return [
    ...uniqueOnes,
    ...old.map(({ name, list }) => dropIndexChange(name, list)),
    ...fresh.map(({ name, list }) => indexChange(table, name, list)),
  ];
}

function dropIndexChange(name: string, detail: string): SchemaChange {
  return { action: 'dropIndex', target: name, detail, statement: `drop index ${quoted(name)}` };
}

/** The names of the indexes that a table has. */
export async function indexesOf(db: Database, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = ${table}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
