import type { ColumnStorageType } from '@portico/shared-kit/fields';
import type { ColumnStorage, ColumnValue } from './column-storage.ts';
import { address, files, opinions } from './entries.ts';
import { boolean, decimal, instant } from './figures.ts';
import { recordId, recordIds } from './records.ts';
import { text, texts, time } from './texts.ts';
import { departmentId, departmentIds, units, userId, userIds } from './units.ts';

/** SQL of every storage that is a column. Rows of a sub-table are none, since they are a table of their own. */
export const columnStorages: Readonly<Record<ColumnStorageType, ColumnStorage>> = {
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
};

/** Returns a value of the wire, which was checked by its kind, for its column; null stays null. */
export function toColumn(storage: ColumnStorageType, value: unknown): ColumnValue {
  return value === null || value === undefined ? null : columnStorages[storage].toColumn(value);
}
