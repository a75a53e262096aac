import { type Property, storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { modelTableName } from '../schema/identifiers.ts';
import type { ChildTable, ModelColumn } from '../schema/model-table.ts';
import { relationColumns, relationOf } from '../schema/relations.ts';
import { toColumn } from '../storages/column-storages.ts';
import { rowsOf, type UndoableWrite, undoneColumns } from './keep-undo.ts';
import type { RecordValues } from './write-records.ts';

/** A record that a write made or changed. */
export interface UndoEntry {
  readonly id: string;
  readonly isCreated: boolean;
  /** False where somebody changed or deleted it since. */
  readonly isUnchanged: boolean;
}

/** Returns some records of a write in the order of their ids, after the one with this id. They stay locked until the end. */
export async function readUndoEntries(
  trx: Database,
  { table, corpId, operationId }: UndoableWrite,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly UndoEntry[]> {
  const { rows } = await sql<{ id: string; version: number; isCreated: boolean }>`select u.record_id as id, u.version,
      u.former is null as "isCreated"
    from record_undo u where u.corp_id = ${corpId} and u.operation_id = ${operationId} and u.record_id > ${after}
    order by u.record_id limit ${most}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const locked = await sql<{ id: string; version: number }>`select r.id, r.version from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${ids}::text[]) order by r.id for update`.execute(trx);
  const versions = new Map(locked.rows.map(({ id, version }) => [id, version]));
  return rows.map(({ id, version, isCreated }) => ({ id, isCreated, isUnchanged: versions.get(id) === version }));
}

/** The condition on what is kept, `u`, that these records are meant. */
const isOf = ({ corpId, operationId }: UndoableWrite, ids: readonly string[]) =>
  sql`u.corp_id = ${corpId} and u.operation_id = ${operationId} and u.record_id = any(${[...ids]}::text[])`;

/**
 * The rows `u` of what is kept, with the records `r`, and `p`: their row as it was. What is not kept, such as a field that
 * was made since, is as it is now.
 */
const undone = ({ table }: UndoableWrite) => sql`record_undo u
  join ${sql.id(table.table)} r on r.corp_id = u.corp_id and r.id = u.record_id
  cross join lateral jsonb_populate_record(r, u.former) p`;

/** The rows `u` of what is kept, with the rows `c` that the records had in a sub-table. */
const undoneRows = ({ table }: ChildTable) => sql`record_undo u
  cross join lateral jsonb_populate_recordset(null::${sql.id(table)}, u.former_rows -> ${table}::text) c`;

/** Gives records the values and rows that they had; their versions become the next ones. `system` is set besides. */
export async function undoChanges(
  trx: Database,
  write: UndoableWrite,
  ids: readonly string[],
  system: RecordValues,
): Promise<void> {
  const { table, corpId } = write;
  const own = [...table.columns.values()].filter(({ code }) => system[code] !== undefined);
  const cells = [
    ...undoneColumns(table).map(({ name }) => sql`${sql.id(name)} = ${sql.id('former', name)}`),
    ...own.map(({ name, storage, code }) => sql`${sql.id(name)} = ${toColumn(storage, system[code])}`),
  ];
  await sql`update ${sql.id(table.table)} t set ${sql.join([sql`version = t.version + 1`, ...cells])}
    from (select p.* from ${undone(write)} where ${isOf(write, ids)}) former
    where t.corp_id = ${corpId} and t.id = former.id`.execute(trx);
  for (const child of table.children.values()) {
    await sql`delete from ${sql.id(child.table)} c using record_undo u
      where ${isOf(write, ids)} and jsonb_exists(u.former_rows, ${child.table}::text)
        and c.corp_id = u.corp_id and c.parent_id = u.record_id`.execute(trx);
    const names = ['corp_id', 'id', 'parent_id', 'sort_key', ...child.columns.map(({ name }) => name)];
    await sql`insert into ${sql.id(child.table)} (${sql.join(names.map((name) => sql.id(name)))})
      select ${sql.join(names.map((name) => sql.id('c', name)))} from ${undoneRows(child)}
      where ${isOf(write, ids)}`.execute(trx);
  }
}

/** A record that cannot have the former value of a field again. */
export interface UndoProblem {
  readonly id: string;
  readonly property: Property;
  /** The former value: of a reference the id of the other record. */
  readonly value: string;
}

/** Returns the records whose former values of unique fields others have now. */
export async function findUndoTaken(
  trx: Database,
  write: UndoableWrite,
  ids: readonly string[],
): Promise<readonly UndoProblem[]> {
  const { table, corpId } = write;
  const found: UndoProblem[] = [];
  for (const { name, property } of undoneColumns(table).filter((each) => each.property.unique === true)) {
    const { rows } = await sql<{ id: string; value: string }>`with former as (
        select r.id, ${sql.id('p', name)} as value from ${undone(write)}
        where ${isOf(write, ids)} and ${sql.id('p', name)} is not null)
      select f.id, f.value::text as value from former f
      where exists (select 1 from ${sql.id(table.table)} o
          where o.corp_id = ${corpId} and ${sql.id('o', name)} = f.value and o.id <> f.id)
        or exists (select 1 from former o where o.value = f.value and o.id < f.id)`.execute(trx);
    found.push(...rows.map((row) => ({ ...row, property })));
  }
  return found;
}

/**
 * Returns the records that referred to others that are gone now. Those that are there cannot be deleted until the
 * transaction ends.
 */
export async function findUndoUnrelated(
  trx: Database,
  write: UndoableWrite,
  ids: readonly string[],
): Promise<readonly UndoProblem[]> {
  const { table } = write;
  const found: UndoProblem[] = [];
  const ask = async ({ name, storage, property }: ModelColumn, from: RawBuilder<unknown>, alias: string) => {
    const held = sql.id(alias, name);
    const kept = storages[storage].isList ? sql`jsonb_array_elements_text(${held})` : sql`(values (${held}))`;
    const { rows } = await sql<{ id: string; value: string }>`select u.record_id as id, kept.id as value
      from ${from} cross join lateral ${kept} kept(id)
      where ${isOf(write, ids)} and kept.id is not null`.execute(trx);
    const there = await keepThere(trx, write.corpId, property, rows);
    found.push(...rows.filter(({ value }) => !there.has(value)).map((row) => ({ ...row, property })));
  };
  for (const column of relationColumns(undoneColumns(table))) await ask(column, undone(write), 'p');
  for (const child of table.children.values())
    for (const column of relationColumns(child.columns)) await ask(column, undoneRows(child), 'c');
  return found;
}

/** Returns those of the references' records that are there, and keeps them so until the transaction ends. */
export async function keepThere(
  trx: Database,
  corpId: string,
  property: Property,
  references: readonly { readonly value: string }[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const ids = [...new Set(references.map(({ value }) => value))];
  const target = sql.id(modelTableName(relationOf(property).schemaCode));
  const { rows } = await sql<{ id: string }>`select t.id from ${target} t
    where t.corp_id = ${corpId} and t.id = any(${ids}::text[]) order by t.id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the records in which an undo would change one of these fields, of sub-tables as a whole. */
export async function findUndoChanging(
  trx: Database,
  write: UndoableWrite,
  ids: readonly string[],
  codes: ReadonlySet<string>,
): Promise<readonly Pick<UndoProblem, 'id' | 'property'>[]> {
  const { columns, children } = write.table;
  const fields = [
    ...[...columns.values()].map(({ code, property, name }) => ({
      code,
      property,
      isChanged: sql`${sql.id('p', name)} is distinct from ${sql.id('r', name)}`,
    })),
    ...[...children.values()].map(({ code, property, table }) => ({
      code,
      property,
      isChanged: sql`jsonb_exists(u.former_rows, ${table}::text)
        and u.former_rows -> ${table}::text is distinct from ${rowsOf(table)}`,
    })),
  ];
  const found: Pick<UndoProblem, 'id' | 'property'>[] = [];
  for (const { property, isChanged } of fields.filter(({ code }) => codes.has(code))) {
    const { rows } = await sql<{ id: string }>`select r.id from ${undone(write)}
      where ${isOf(write, ids)} and ${isChanged}`.execute(trx);
    found.push(...rows.map(({ id }) => ({ id, property })));
  }
  return found;
}
