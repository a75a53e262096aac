import { sql } from '../../database/sql.ts';
import type { ModelTable } from '../schema/model-table.ts';

/** Storages of the own columns of a model and of its sub-tables, by `column` or `table.column`. */
export type StorageByColumn = Readonly<Record<string, string>>;

/** Returns the storages of a model as it is: what was kept under others cannot be put back into its columns. */
export function storagesOf({ columns, children }: ModelTable): StorageByColumn {
  const own = [...columns.values()].filter(({ isSystem }) => !isSystem);
  const ofRows = [...children.values()].flatMap((child) =>
    child.columns.map(({ name, storage }) => [`${child.table}.${name}`, storage] as const),
  );
  return Object.fromEntries([...own.map(({ name, storage }) => [name, storage] as const), ...ofRows]);
}

/**
 * The row of a record of the entry `d` as the model's table can hold it now: without the values of columns that are gone
 * or have another type.
 */
export function fittingRow(table: ModelTable) {
  const current = sql`${JSON.stringify(storagesOf(table))}::jsonb`;
  return sql`jsonb_populate_record(null::${sql.id(table.table)}, case when d.storages = ${current} then d.record else
    (select coalesce(jsonb_object_agg(kept.key, kept.value), '{}') from jsonb_each(d.record) kept
      where d.storages -> kept.key is not distinct from ${current} -> kept.key) end)`;
}
