import type { RowValue } from '@portico/shared-kit/fields';
import { toColumn } from '../storages/column-storages.ts';
import type { CopyValue } from './copy-text.ts';
import { type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';
import type { RecordValues } from './write-records.ts';

/** A checked record to load: its values with those of the system by code, and the rows of its sub-tables. */
export interface LoadRow {
  readonly id: string;
  readonly values: RecordValues;
}

/** Table with the columns that a load writes. */
export interface LoadTarget {
  readonly table: string;
  /** Columns before those of fields. */
  readonly fixed: readonly string[];
  readonly columns: readonly ModelColumn[];
}

/** Returns where a load writes the records of a model, and the rows of its sub-tables by their codes. */
export function loadTargets(table: ModelTable): {
  readonly main: LoadTarget;
  readonly children: ReadonlyMap<string, LoadTarget>;
} {
  const main = { table: table.table, fixed: ['corp_id'], columns: writtenColumns(table) };
  const fixed = ['corp_id', 'id', 'parent_id', 'sort_key'];
  const children = [...table.children.values()].map(
    ({ code, table: name, columns }) => [code, { table: name, fixed, columns }] as const,
  );
  return { main, children: new Map(children) };
}

/** Yields the records as lines of COPY. */
export function* mainLines(
  { columns }: LoadTarget,
  corpId: string,
  rows: readonly LoadRow[],
): Generator<readonly CopyValue[]> {
  for (const { id, values } of rows) {
    const line: CopyValue[] = [corpId];
    for (const { code, storage } of columns) line.push(code === 'id' ? id : toColumn(storage, values[code]));
    yield line;
  }
}

/** Yields the rows that the records have in one sub-table, as lines of COPY. */
export function* childLines(
  { columns }: LoadTarget,
  code: string,
  corpId: string,
  rows: readonly LoadRow[],
): Generator<readonly CopyValue[]> {
  for (const { id: parentId, values } of rows)
    for (const [index, row] of ((values[code] ?? []) as readonly RowValue[]).entries()) {
      const cells = columns.map((column) => toColumn(column.storage, row[column.code]));
      yield [corpId, row.id, parentId, index, ...cells];
    }
}
