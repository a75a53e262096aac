import { isDeepStrictEqual } from 'node:util';
import { isEmptyValue, kindOf, type Property, type StorageType } from '@portico/shared-kit/fields';
import type { ModelTable } from '../../../records/index.ts';
import type { TracedChange } from '../records.repository.ts';

type Values = Readonly<Record<string, unknown>>;

const unitStorages: ReadonlySet<StorageType> = new Set(['userId', 'departmentId', 'userIds', 'departmentIds']);

/** A person's or department's picture and names may change without the record changing. */
function comparable(property: Property, value: unknown): unknown {
  if (isEmptyValue(value)) return null;
  const { storage } = kindOf(property);
  if (unitStorages.has(storage)) return [value].flat().map((unit) => (unit as { readonly id: string }).id);
  if (storage !== 'rows') return value;
  const columns = property.subSchema?.properties ?? [];
  return (value as readonly Values[]).map((row) => [
    row['id'],
    ...columns.map((column) => comparable(column, row[column.code])),
  ]);
}

/** The data items whose values differ, with both values; those that are not in `after` did not change. */
export function changesBetween(table: ModelTable, before: Values, after: Values): TracedChange[] {
  return table.properties.flatMap((property): TracedChange[] => {
    const { code, name, propertyType, system } = property;
    if (system === true || !(code in after)) return [];
    if (isDeepStrictEqual(comparable(property, before[code]), comparable(property, after[code]))) return [];
    const [beforeValue, afterValue] = [before[code] ?? null, after[code] ?? null];
    return [{ code, name, type: propertyType, beforeValue, afterValue }];
  });
}
