import { isDeepStrictEqual } from 'node:util';
import { isEmptyValue } from '@portico/shared-kit/fields';
import type { ModelTable } from '../../../records/index.ts';
import type { TracedChange } from '../records.repository.ts';

type Values = Readonly<Record<string, unknown>>;

/** A person's picture and name may change without the record changing. */
function comparable(value: unknown): unknown {
  if (isEmptyValue(value)) return null;
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value) return value.id;
  if (!Array.isArray(value)) return value;
  return value.map((row: Values) =>
    Object.fromEntries(Object.entries(row).map(([code, cell]) => [code, code === 'id' ? cell : comparable(cell)])),
  );
}

/** The data items whose values differ, with both values; those that are not in `after` did not change. */
export function changesBetween(table: ModelTable, before: Values, after: Values): TracedChange[] {
  return table.properties.flatMap(({ code, name, propertyType, system }): TracedChange[] => {
    if (system === true || !(code in after)) return [];
    if (isDeepStrictEqual(comparable(before[code]), comparable(after[code]))) return [];
    const [beforeValue, afterValue] = [before[code] ?? null, after[code] ?? null];
    return [{ code, name, type: propertyType, beforeValue, afterValue }];
  });
}
