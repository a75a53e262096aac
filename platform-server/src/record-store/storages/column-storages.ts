import type { StorageType } from '@portico/shared-kit/fields';
import type { ColumnStorage, ColumnValue } from './column-storage.ts';
import { address, files, opinions } from './entries.ts';
import { boolean, decimal, instant } from './figures.ts';
import { recordId, recordIds } from './records.ts';
import { text, texts, time } from './texts.ts';
import { departmentId, departmentIds, units, userId, userIds } from './units.ts';

/** SQL of every storage. Rows of a sub-table have none of a column, since they are a table of their own. */
const storageSql = {
  text,
  decimal,
  instant,
  boolean,
  time,
  address,
  opinions,
  files,
  userId,
  departmentId,
  texts,
  userIds,
  departmentIds,
  units,
  recordId,
  recordIds,
  rows: null,
} satisfies Record<StorageType, ColumnStorage | null>;

/** Name of a storage that is a column. */
export type ColumnStorageType = {
  [K in StorageType]: (typeof storageSql)[K] extends ColumnStorage ? K : never;
}[StorageType];

/** The SQL of every storage that is a column. */
export const columnStorages: Readonly<Record<ColumnStorageType, ColumnStorage>> = storageSql;

/** Returns whether values of a storage are a column, not a table of their own. */
export function isColumnStorage(storage: StorageType): storage is ColumnStorageType {
  return storageSql[storage] !== null;
}

/** Returns a value of the wire, which was checked by its kind, for its column; null stays null. */
export function toColumn(storage: ColumnStorageType, value: unknown): ColumnValue {
  return value === null || value === undefined ? null : columnStorages[storage].toColumn(value);
}
