import { appError } from '@portico/shared-kit/errors';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { columnTypes } from './column-types.ts';
import { derivedName } from './identifiers.ts';
import { type ChildTable, type ModelColumn, type ModelTable, ownColumns } from './model-table.ts';

/** One change of the database that publishing makes or would make. */
export interface TableStep {
  readonly action:
    | 'createTable'
    | 'addColumn'
    | 'dropColumn'
    | 'changeColumn'
    | 'dropTable'
    | 'createIndex'
    | 'dropIndex';
  readonly target: string;
  readonly detail: string;
  /** What PostgreSQL runs. */
  readonly statement: string;
}

/** What PostgreSQL calls the types of columns. */
const catalogueTypes: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' };

interface WantedTable {
  readonly table: string;
  readonly fixed: string;
  readonly columns: readonly ModelColumn[];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const systemPart = `corp_id text not null, id text not null, name text, sequence_no text,
  sequence_status text not null, creater text not null, created_time timestamptz not null, owner text,
  owner_dept_id text, modifier text, modified_time timestamptz not null, workflow_instance_id text,
  version integer not null default 1`;
const childPart = 'corp_id text not null, id text not null, parent_id text not null, sort_key integer not null';

/** What every list asks for: newest first, somebody's own, by number, and the record of a workflow. */
const systemIndexes: Readonly<Record<string, string>> = {
  created: '(corp_id, created_time desc, id desc)',
  owner: '(corp_id, owner)',
  dept: '(corp_id, owner_dept_id)',
  no: '(corp_id, sequence_no)',
  flow: '(corp_id, workflow_instance_id)',
};

/**
 * What has to be done so that the tables fit the model; `before` is the model as it was published last, undefined for
 * a new one. Throws modelChangeLosesData where a column or a sub-table that holds values would go or change its type.
 */
export async function planTables(
  db: Database,
  table: ModelTable,
  before: ModelTable | undefined,
): Promise<TableStep[]> {
  const main = { table: table.table, fixed: systemPart, columns: ownColumns(table) };
  const children = [...table.children.values()].map((child) => ({
    table: child.table,
    fixed: childPart,
    columns: child.columns,
  }));
  const steps: TableStep[] = [];
  for (const wanted of [main, ...children]) steps.push(...(await planTable(db, wanted, wanted === main)));
  const gone = [...(before?.children.values() ?? [])].filter((child) => !table.children.has(child.code));
  for (const child of gone) steps.push(await planDrop(db, child));
  return steps;
}

/** Every table and index of a model. PostgreSQL keeps both in one list of names, which all models share. */
export function relationNames(model: ModelTable): string[] {
  const named = (table: string, purposes: readonly string[], columns: readonly ModelColumn[]) => [
    table,
    ...['key', ...purposes].map((purpose) => derivedName(table, purpose)),
    ...columns.map((column) => uniqueIndexName(table, column)),
  ];
  const children = [...model.children.values()].flatMap(({ table, columns }) => named(table, ['parent'], columns));
  return [...named(model.table, Object.keys(systemIndexes), ownColumns(model)), ...children];
}

/** Runs planned steps in the caller's transaction. */
export async function runSteps(db: Database, steps: readonly TableStep[]): Promise<void> {
  for (const { statement } of steps) await sql.raw(statement).execute(db);
}

async function planTable(db: Database, wanted: WantedTable, isMain: boolean): Promise<TableStep[]> {
  const existing = await columnsOf(db, wanted.table);
  if (existing.size === 0) return createSteps(wanted, isMain);
  const own = new Map(wanted.columns.map((column) => [column.name, column]));
  const steps: TableStep[] = [];
  for (const [name] of existing) {
    if (!name.startsWith('f_') || own.has(name)) continue;
    await refuseLoss(db, wanted.table, name, name.slice(2));
    steps.push(alter('dropColumn', wanted.table, name, `drop column ${quoted(name)}`));
  }
  for (const column of wanted.columns) {
    const type = columnTypes[column.storage];
    const present = existing.get(column.name);
    if (present === undefined) {
      steps.push(alter('addColumn', wanted.table, column.name, `add column ${quoted(column.name)} ${type}`));
    } else if (present !== type.replace(/\(.*/, '')) {
      await refuseLoss(db, wanted.table, column.name, column.code);
      const change = `drop column ${quoted(column.name)}, add column ${quoted(column.name)} ${type}`;
      steps.push(alter('changeColumn', wanted.table, column.name, change));
    }
  }
  return [...steps, ...(await uniqueSteps(db, wanted))];
}

function alter(action: TableStep['action'], table: string, column: string, change: string): TableStep {
  return { action, target: `${table}.${column}`, detail: change, statement: `alter table ${quoted(table)} ${change}` };
}

function createSteps(wanted: WantedTable, isMain: boolean): TableStep[] {
  const { table, fixed, columns } = wanted;
  const own = columns.map((column) => `${quoted(column.name)} ${columnTypes[column.storage]}`);
  const key = `constraint ${quoted(derivedName(table, 'key'))} primary key (corp_id, id)`;
  const indexes = isMain ? systemIndexes : { parent: '(corp_id, parent_id, sort_key)' };
  return [
    {
      action: 'createTable',
      target: table,
      detail: `${columns.length} columns`,
      statement: `create table ${quoted(table)} (${[fixed, ...own, key].join(', ')})`,
    },
    ...Object.entries(indexes).map(([purpose, list]) => indexStep(table, purpose, list)),
    ...columns.filter(({ property }) => property.unique === true).map((column) => uniqueStep(table, column)),
  ];
}

function indexStep(table: string, purpose: string, list: string): TableStep {
  const name = derivedName(table, purpose);
  return {
    action: 'createIndex',
    target: name,
    detail: list,
    statement: `create index ${quoted(name)} on ${quoted(table)} ${list}`,
  };
}

/** The name of the index that keeps a data item's values apart; saving tells by it which item a clash is about. */
export function uniqueIndexName(table: string, column: ModelColumn): string {
  return derivedName(table, `${column.name}_unique`);
}

function uniqueStep(table: string, column: ModelColumn): TableStep {
  const name = uniqueIndexName(table, column);
  const list = `(corp_id, ${quoted(column.name)})`;
  const statement = `create unique index ${quoted(name)} on ${quoted(table)} ${list}`;
  return { action: 'createIndex', target: name, detail: `unique ${list}`, statement };
}

/** Indexes that data items which became unique need, and those that are no longer wanted. */
async function uniqueSteps(db: Database, { table, columns }: WantedTable): Promise<TableStep[]> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = ${table}`.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  return columns.flatMap((column): TableStep[] => {
    const name = uniqueIndexName(table, column);
    const isWanted = column.property.unique === true;
    if (isWanted === present.has(name)) return [];
    if (isWanted) return [uniqueStep(table, column)];
    return [{ action: 'dropIndex', target: name, detail: column.code, statement: `drop index ${quoted(name)}` }];
  });
}

async function planDrop(db: Database, { table, code }: ChildTable): Promise<TableStep> {
  const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db);
  if (rows.length > 0) throw appError('modelChangeLosesData', { detail: code });
  return { action: 'dropTable', target: table, detail: code, statement: `drop table ${quoted(table)}` };
}

async function refuseLoss(db: Database, table: string, column: string, code: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.id(table)} where ${sql.id(column)} is not null limit 1`.execute(db);
  if (rows.length > 0) throw appError('modelChangeLosesData', { detail: code });
}

/** The columns of a table and their types as `columnTypes` names them, without lengths; none where it is missing. */
async function columnsOf(db: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, catalogueTypes[type] ?? type]));
}
