import type { FieldStorage } from './storages/field-storage.ts';
import { address } from './storages/address.ts';
import { boolean } from './storages/boolean.ts';
import { decimal } from './storages/decimal.ts';
import { departmentId } from './storages/department-id.ts';
import { departmentIds } from './storages/department-ids.ts';
import { files } from './storages/files.ts';
import { instant } from './storages/instant.ts';
import { opinions } from './storages/opinions.ts';
import { recordId } from './storages/record-id.ts';
import { recordIds } from './storages/record-ids.ts';
import { rows } from './storages/rows.ts';
import { text } from './storages/text.ts';
import { texts } from './storages/texts.ts';
import { time } from './storages/time.ts';
import { units } from './storages/units.ts';
import { userId } from './storages/user-id.ts';
import { userIds } from './storages/user-ids.ts';

/** Every way in which values are stored. To add one: a file in storages, a row here, and one in the server's `record-store/storages`. */
export const storages = {
  text,
  decimal,
  instant,
  boolean,
  time,
  address,
  opinions,
  files,
  rows,
  texts,
  userId,
  userIds,
  departmentId,
  departmentIds,
  units,
  recordId,
  recordIds,
} satisfies Record<string, FieldStorage>;

/** Name of a storage. The server keeps SQL per storage, never per kind. */
export type StorageType = keyof typeof storages;

/** Name of a storage that is a column; the others are tables of their own. */
export type ColumnStorageType = {
  [K in StorageType]: (typeof storages)[K]['hasTable'] extends true ? never : K;
}[StorageType];

/** Returns whether values of a storage are a column. */
export function isColumnStorage(storage: StorageType): storage is ColumnStorageType {
  return !storages[storage].hasTable;
}
