import type { OwnIndex } from './own-index.ts';
import { appError, textParam } from '@portico/shared-kit/errors';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { columnStorages } from '../storages/column-storages.ts';
import { definitionTexts } from './definition.texts.ts';
import { derivedName } from './identifiers.ts';
import { orderIndexes } from '../query/order/list-orders.ts';
import { type ChildTable, type ModelColumn, type ModelTable, ownColumns } from './model-table.ts';
import {
  childIndexes,
  indexesOf,
  indexChange,
  indexChanges,
  systemIndexes,
  uniqueIndexChange,
  type RequiredIndexes,
} from './publish-indexes.ts';
import { relationIndexes } from './relations.ts';
import { quoted, type SchemaChange } from './schema-change.ts';

/** Names of column types in PostgreSQL's catalogue. */
const catalogueTypes: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' };

interface RequiredTable extends RequiredIndexes {
  /** Before the codes of its columns in paths: `lines.` of a sub-table. */
  readonly prefix: string;
  readonly fixed: string;
  /** Indexes that every table of this kind has, by their purpose. */
  readonly indexes: Readonly<Record<string, string>>;
  /** Columns of the model as it was published before; two storages may have one SQL type. */
  readonly columnsBefore: readonly ModelColumn[];
}

const systemPart = `corp_id text not null, id text not null, name text, name_en text, sequence_no text,
  sequence_status text not null, creater text not null, created_time timestamptz not null, owner text,
  owner_dept_id text, modifier text, modified_time timestamptz not null, workflow_instance_id text,
  version integer not null default 1`;
const childPart = 'corp_id text not null, id text not null, parent_id text not null, sort_key integer not null';

/**
 * Returns the steps that make the tables fit the model; `before` is the model as it was published last, undefined for a
 * new one. A step says which values go with it: those of a column or a sub-table that goes or changes its type.
 */
export async function planTables(
  db: Database,
  table: ModelTable,
  before: ModelTable | undefined,
): Promise<SchemaChange[]> {
  const orders = { orders: ownIndexes(table), ordersBefore: before === undefined ? [] : ownIndexes(before) };
  const main = {
    prefix: '',
    table: table.table,
    fixed: systemPart,
    columns: ownColumns(table),
    indexes: systemIndexes,
    ...orders,
  };
  const mainBefore = before === undefined ? [] : ownColumns(before);
  const children = [...table.children.values()].map((child) => {
    const columnsBefore = before?.children.get(child.code)?.columns ?? [];
    return {
      prefix: `${child.code}.`,
      fixed: childPart,
      indexes: childIndexes,
      table: child.table,
      columns: child.columns,
      columnsBefore,
      orders: relationIndexes(child.table, child.columns),
      ordersBefore: relationIndexes(child.table, columnsBefore),
    };
  });
  const steps: SchemaChange[] = [];
  for (const wanted of [{ ...main, columnsBefore: mainBefore }, ...children])
    steps.push(...(await planTable(db, wanted)));
  const gone = [...(before?.children.values() ?? [])].filter((child) => !table.children.has(child.code));
  for (const child of gone) steps.push(await planDrop(db, child));
  return steps;
}

/** Indexes for the orders of a model's lists and for who refers to a record. */
function ownIndexes(model: ModelTable): OwnIndex[] {
  return [...orderIndexes(model), ...relationIndexes(model.table, ownColumns(model))];
}

/** Runs planned steps in the caller's transaction. Throws packageInvalid where values that must be unique repeat. */
export async function applySchemaChanges(db: Database, steps: readonly SchemaChange[]): Promise<void> {
  for (const { statement, target, detail } of steps) {
    await sql
      .raw(statement)
      .execute(db)
      .catch((error: unknown) => {
        if (!isRepetition(error)) throw error;
        throw appError('packageInvalid', {
          file: target,
          place: detail,
          ...textParam('detail', definitionTexts.repeated),
        });
      });
  }
}

function isRepetition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

async function planTable(db: Database, required: RequiredTable): Promise<SchemaChange[]> {
  const existing = await columnsOf(db, required.table);
  if (existing.size === 0) return createTableChanges(required);
  const own = new Map(required.columns.map((column) => [column.name, column]));
  const storages = new Map(required.columnsBefore.map(({ name, storage }) => [name, storage]));
  const steps: SchemaChange[] = [];
  /** Columns whose values go, and every index on them with them. */
  const emptied = new Set<string>();
  for (const [name] of existing) {
    if (!name.startsWith('f_') || own.has(name)) continue;
    const loss = await lossOf(db, required, name, name.slice(2));
    emptied.add(name);
    steps.push({ ...alter('dropColumn', required.table, name, `drop column ${quoted(name)}`), ...loss });
  }
  for (const column of required.columns) {
    const type = columnStorages[column.storage].type;
    const present = existing.get(column.name);
    if (present === undefined) {
      steps.push(alter('addColumn', required.table, column.name, `add column ${quoted(column.name)} ${type}`));
    } else if (
      present !== type.replace(/\(.*/, '') ||
      (storages.get(column.name) ?? column.storage) !== column.storage
    ) {
      const loss = await lossOf(db, required, column.name, column.code);
      emptied.add(column.name);
      const change = `drop column ${quoted(column.name)}, add column ${quoted(column.name)} ${type}`;
      steps.push({ ...alter('changeColumn', required.table, column.name, change), ...loss });
    }
  }
  return [...steps, ...indexChanges(required, await indexesOf(db, required.table), emptied)];
}

function alter(action: SchemaChange['action'], table: string, column: string, change: string): SchemaChange {
  return { action, target: `${table}.${column}`, detail: change, statement: `alter table ${quoted(table)} ${change}` };
}

function createTableChanges({ table, fixed, columns, indexes, orders }: RequiredTable): SchemaChange[] {
  const own = columns.map((column) => `${quoted(column.name)} ${columnStorages[column.storage].type}`);
  const key = `constraint ${quoted(derivedName(table, 'key'))} primary key (corp_id, id)`;
  return [
    {
      action: 'createTable',
      target: table,
      detail: `${columns.length} columns`,
      statement: `create table ${quoted(table)} (${[fixed, ...own, key].join(', ')})`,
    },
    ...Object.entries(indexes).map(([purpose, list]) => indexChange(table, derivedName(table, purpose), list)),
    ...orders.map(({ name, list }) => indexChange(table, name, list)),
    ...columns.filter(({ property }) => property.unique === true).map((column) => uniqueIndexChange(table, column)),
  ];
}

async function planDrop(db: Database, { table, code }: ChildTable): Promise<SchemaChange> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)}`.execute(db);
  const drop = { action: 'dropTable', target: table, detail: code, statement: `drop table ${quoted(table)}` } as const;
  return { ...drop, ...loses(code, rows[0]?.count) };
}

type Lossy = Pick<SchemaChange, 'loses'>;

/** The values of a column. */
async function lossOf(db: Database, { table, prefix }: RequiredTable, column: string, code: string): Promise<Lossy> {
  const { rows } = await sql<{ count: number }>`select count(${sql.id(column)})::int as count
    from ${sql.id(table)}`.execute(db);
  return loses(`${prefix}${code}`, rows[0]?.count);
}

function loses(path: string, rows = 0): Lossy {
  return rows === 0 ? {} : { loses: { path, rows } };
}

/**
 * Keeps everybody from writing to the tables whose values planned steps take away, until the end of the transaction;
 * whether there were any. What is planned after it stays true.
 */
export async function lockEmptied(db: Database, steps: readonly SchemaChange[]): Promise<boolean> {
  const emptying = steps.filter(({ action }) => ['dropColumn', 'changeColumn', 'dropTable'].includes(action));
  const tables = [...new Set(emptying.map(({ target }) => target.split('.', 1)[0] ?? target))].sort();
  for (const table of tables) await sql`lock table ${sql.id(table)} in share row exclusive mode`.execute(db);
  return tables.length > 0;
}

/** The columns of a table and their types as their storages name them, without lengths; none where it is missing. */
async function columnsOf(db: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, catalogueTypes[type] ?? type]));
}
