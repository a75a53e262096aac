import { type Property, storages } from '@portico/shared-kit/fields';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { systemColumnName } from '../schema/identifiers.ts';
import { type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';
import { relationColumns, relationOf } from '../schema/relations.ts';
import { keepThere } from '../write/undo-records.ts';
import type { TenantTable } from '../write/write-records.ts';
import { storagesOf } from './storage-by-column.ts';
import type { LockedEntry } from './read-deleted.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the code of the first field whose value the model has no place for any more; null where it has one for all. */
export function lostField(table: ModelTable, { record, rows, storages: kept }: LockedEntry): string | null {
  const current = storagesOf(table);
  const changed = Object.keys(kept).filter((path) => current[path] !== kept[path]);
  const isFilled = (path: string) => {
    const [first = '', column] = path.split('.', 2);
    return column === undefined ? hasValue(record, first) : (rows[first] ?? []).some((row) => hasValue(row, column));
  };
  const lost = changed.find(isFilled);
  if (lost !== undefined) return codeOf(lost);
  const tables = new Set([...table.children.values()].map((child) => child.table));
  const gone = Object.entries(rows).find(([name, some]) => some.length > 0 && !tables.has(name));
  return gone?.[0] ?? null;
}

const hasValue = (row: Row, column: string) => (row[column] ?? null) !== null;
/** Columns of fields are named `f_` and their code. */
const codeOf = (path: string) => (path.split('.').at(-1) ?? path).replace(/^f_/, '');

/** Value that keeps an entry from being restored. */
export interface RestoreProblem {
  /** Id of the entry. */
  readonly id: string;
  readonly property: Property;
  readonly value: string;
}

/** Returns the entries whose values of unique fields other records, or entries before them, have. */
export async function findRestoreTaken(
  trx: Database,
  { table, corpId }: TenantTable,
  ids: readonly string[],
): Promise<readonly RestoreProblem[]> {
  const found: RestoreProblem[] = [];
  for (const { name, property } of writtenColumns(table).filter((each) => each.property.unique === true)) {
    const { rows } = await sql<{ id: string; value: string }>`with kept as (
        select d.id, ${sql.id('p', name)} as value from deleted_record d
        cross join lateral jsonb_populate_record(null::${sql.id(table.table)}, d.record) p
        where d.corp_id = ${corpId} and d.id = any(${[...ids]}::text[]) and ${sql.id('p', name)} is not null)
      select k.id, k.value::text as value from kept k
      where exists (select 1 from ${sql.id(table.table)} o where o.corp_id = ${corpId} and ${sql.id('o', name)} = k.value)
        or exists (select 1 from kept o where o.value = k.value and o.id < k.id)`.execute(trx);
    found.push(...rows.map((row) => ({ ...row, property })));
  }
  return found;
}

/** Reference of an entry to a record of another model, or of its own. */
interface RecordReference extends RestoreProblem {
  readonly schemaCode: string;
}

function referencesOf(table: ModelTable, { id, record, rows }: LockedEntry): readonly RecordReference[] {
  const held = ({ name, storage, property }: ModelColumn, row: Row): RecordReference[] => {
    const kept = row[name] ?? null;
    if (kept === null) return [];
    const { schemaCode } = relationOf(property);
    const values = storages[storage].isList ? (kept as readonly string[]) : [kept as string];
    return values.map((value) => ({ id, property, value, schemaCode }));
  };
  const own = relationColumns(writtenColumns(table)).flatMap((column) => held(column, record));
  const ofRows = [...table.children.values()].flatMap((child) =>
    relationColumns(child.columns).flatMap((column) => (rows[child.table] ?? []).flatMap((row) => held(column, row))),
  );
  return [...own, ...ofRows];
}

/**
 * Returns the references of entries to records that are gone; what is restored with them counts as there, as long as
 * nothing keeps it from being restored. Records that are there stay until the transaction ends.
 */
export async function findRestoreUnrelated(
  trx: Database,
  { table, corpId }: TenantTable,
  entries: readonly LockedEntry[],
): Promise<readonly RestoreProblem[]> {
  const references = entries.flatMap((entry) => referencesOf(table, entry));
  const missing: RecordReference[] = [];
  for (const [property, some] of Map.groupBy(references, (each) => each.property)) {
    const there = await keepThere(trx, corpId, property, some);
    missing.push(...some.filter(({ value }) => !there.has(value)));
  }
  const coming = new Map(entries.map(({ id, recordId }) => [recordId, id]));
  const problems = new Map<string, RecordReference>();
  const isGone = ({ value, schemaCode }: RecordReference) => {
    const entry = schemaCode === table.schemaCode ? coming.get(value) : undefined;
    return entry === undefined || problems.has(entry);
  };
  for (let before = -1; problems.size !== before; ) {
    before = problems.size;
    for (const each of missing) if (!problems.has(each.id) && isGone(each)) problems.set(each.id, each);
  }
  return [...problems.values()];
}

/** Puts records back with their rows, under their ids; their versions become the next ones. They leave the recycle bin. */
export async function restoreRows(
  trx: Database,
  { table, corpId }: TenantTable,
  ids: readonly string[],
  changed: { readonly userId: string; readonly at: Date },
): Promise<void> {
  const isOne = sql`d.corp_id = ${corpId} and d.id = any(${[...ids]}::text[])`;
  const columns = ['corp_id', ...writtenColumns(table).map(({ name }) => name)];
  const system = JSON.stringify({
    [systemColumnName('modifier')]: changed.userId,
    [systemColumnName('modifiedTime')]: changed.at.toISOString(),
  });
  await sql`insert into ${sql.id(table.table)} (${sql.join(['version', ...columns].map((name) => sql.id(name)))})
    select ${sql.join([sql`p.version + 1`, ...columns.map((name) => sql.id('p', name))])} from deleted_record d
    cross join lateral jsonb_populate_record(null::${sql.id(table.table)}, d.record || ${system}::jsonb) p
    where ${isOne}`.execute(trx);
  for (const child of table.children.values()) {
    const names = ['corp_id', 'id', 'parent_id', 'sort_key', ...child.columns.map(({ name }) => name)];
    await sql`insert into ${sql.id(child.table)} (${sql.join(names.map((name) => sql.id(name)))})
      select ${sql.join(names.map((name) => sql.id('c', name)))} from deleted_record d
      cross join lateral jsonb_populate_recordset(null::${sql.id(child.table)}, d.record_rows -> ${child.table}::text) c
      where ${isOne}`.execute(trx);
  }
  await sql`delete from deleted_record d where ${isOne}`.execute(trx);
}
