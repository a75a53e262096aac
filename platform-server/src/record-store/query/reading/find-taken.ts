import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ModelColumn, ModelTable } from '../../schema/model-table.ts';
import { columnStorages, toColumn } from '../../storages/column-storages.ts';

/** A value that a record is to have in a unique field. */
export interface UniqueValue {
  /** The record's id. */
  readonly id: string;
  readonly value: unknown;
}

/** Returns the ids of the records whose values other records have already, whoever sees those. */
export async function findTaken(
  db: Database,
  { table, corpId }: { readonly table: ModelTable; readonly corpId: string },
  { name, storage }: ModelColumn,
  wanted: readonly UniqueValue[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const values = wanted.map(({ value }) => toColumn(storage, value));
  const { rows } = await sql<{ id: string }>`select wanted.id
    from unnest(${wanted.map(({ id }) => id)}::text[], ${values}::text[]) wanted(id, value)
    where exists (select 1 from ${sql.id(table.table)} r
      where r.corp_id = ${corpId} and r.${sql.id(name)} = wanted.value::${sql.raw(columnStorages[storage].type)} and r.id <> wanted.id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
