import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { createHash } from 'node:crypto';

/** PostgreSQL cuts longer names without an error, so that two tables could become one. */
const longestName = 63;

function fitted(name: string): string {
  if (name.length <= longestName) return name;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 10);
  return `${name.slice(0, longestName - mark.length - 1)}_${mark}`;
}

/** The table of a business model. Codes that differ only in case would share it; publishing refuses the second. */
export function modelTableName(schemaCode: ModelCode): string {
  return fitted(`biz_${schemaCode.toLowerCase()}`);
}

/** The table with the rows of a sub-table. */
export function childTableName(schemaCode: ModelCode, propertyCode: string): string {
  return fitted(`biz_${schemaCode.toLowerCase()}__${propertyCode.toLowerCase()}`);
}

/** The column of a model's own field; the prefix keeps it apart from the columns of the system. */
export function columnName(propertyCode: string): string {
  return `f_${propertyCode.toLowerCase()}`;
}

/** The column of a system property: `createdTime` is in `created_time`. */
export function systemColumnName(propertyCode: string): string {
  return propertyCode.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The name of an index or a staging table that belongs to a table. */
export function derivedName(table: string, purpose: string): string {
  return fitted(`${table}_${purpose}`);
}
