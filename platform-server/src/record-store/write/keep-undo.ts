import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';
import type { TenantTable } from './write-records.ts';

/** A write of many records that can be undone, by the id under which it keeps what they were before. */
export interface UndoableWrite extends TenantTable {
  readonly operationId: string;
}

/** Records that a write makes and changes; `codes` are those of the fields that it changes. */
export interface RecordsOfWrite {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly codes: readonly string[];
}

/** An undo sets these by itself, as any change does. */
const ownOfChanges: ReadonlySet<string> = new Set(['id', 'modifier', 'modifiedTime']);

/** The columns of a record that an undo gives their former values. */
export function undoneColumns(table: Pick<ModelTable, 'columns'>): readonly ModelColumn[] {
  return writtenColumns(table).filter(({ code }) => !ownOfChanges.has(code));
}

/**
 * Keeps, in the writer's transaction and before anything is written, what undoes it: records that are changed are locked
 * by the caller. A record that the same operation wrote before, and that nobody changed in between, keeps the oldest of
 * its values.
 */
export async function keepUndo(
  trx: Database,
  write: UndoableWrite,
  { created, changed, codes }: RecordsOfWrite,
): Promise<void> {
  if (created.length > 0) await keepCreated(trx, write, created);
  if (changed.length > 0) await keepChanged(trx, write, changed, codes);
}

async function keepCreated(
  trx: Database,
  { corpId, operationId }: UndoableWrite,
  ids: readonly string[],
): Promise<void> {
  await sql`insert into record_undo (corp_id, operation_id, record_id, version)
    select ${corpId}, ${operationId}, id, 1 from unnest(${[...ids]}::text[]) created(id)`.execute(trx);
}

async function keepChanged(
  trx: Database,
  { table, corpId, operationId }: UndoableWrite,
  ids: readonly string[],
  codes: readonly string[],
): Promise<void> {
  const columns = undoneColumns(table).filter(({ code }) => codes.includes(code));
  const children = [...table.children.values()].filter(({ code }) => codes.includes(code));
  const former = asObject(columns.map(({ name }) => sql.id('r', name)));
  const rows = asObject(children.map((child) => sql`${rowsOf(child.table)} as ${sql.id(child.table)}`));
  await sql`insert into record_undo as u (corp_id, operation_id, record_id, version, former, former_rows)
    select r.corp_id, ${operationId}, r.id, r.version + 1, ${former}, ${rows}
    from ${sql.id(table.table)} r where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[])
    on conflict (corp_id, operation_id, record_id) do update set version = excluded.version,
      former = case when u.former is not null then excluded.former || u.former end,
      former_rows = case when u.former is not null then excluded.former_rows || u.former_rows end
    where u.version = excluded.version - 1`.execute(trx);
}

/** The members as one JSON object. */
export function asObject(members: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (members.length === 0) return sql`'{}'::jsonb`;
  return sql`(select to_jsonb(kept) from (select ${sql.join(members)}) kept)`;
}

/** The rows of a sub-table of the record `r`, as JSON in their order. */
export function rowsOf(childTable: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(c) order by c.sort_key), '[]') from ${sql.id(childTable)} c
    where c.corp_id = r.corp_id and c.parent_id = r.id)`;
}

/** Forgets what undoes a write. */
export async function forgetUndo(
  db: Database,
  { corpId, operationId }: Pick<UndoableWrite, 'corpId' | 'operationId'>,
): Promise<void> {
  await db.deleteFrom('record_undo').where('corp_id', '=', corpId).where('operation_id', '=', operationId).execute();
}
