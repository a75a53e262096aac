import { isDeepStrictEqual } from 'node:util';
import { isEmptyValue, type Property, type RowValue, storageOf } from '@portico/shared-kit/fields';

type Values = Readonly<Record<string, unknown>>;

/** Field that changed; values as they are serialized, null where there was none. */
export interface TracedChange {
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly beforeValue: unknown;
  readonly afterValue: unknown;
}

/** A value as it is compared with another of the same field. */
export function comparable(value: unknown, property: Property): unknown {
  if (isEmptyValue(value)) return null;
  const storage = storageOf(property);
  return storage.hasTable
    ? (value as readonly RowValue[]).map((row) => comparableRow(row, property))
    : storage.identityOf(value);
}

function comparableRow(row: RowValue, { subSchema }: Property): unknown {
  const columns = subSchema?.properties ?? [];
  return [row.id, ...columns.map((column) => comparable(row[column.code], column))];
}

/** The fields whose values differ, with both values; those that are not in `after` did not change. */
export function changesBetween(properties: readonly Property[], before: Values, after: Values): TracedChange[] {
  return properties.flatMap((property): TracedChange[] => {
    const { code, name, propertyType } = property;
    if (!(code in after)) return [];
    const [was, is] = [before[code] ?? null, after[code] ?? null];
    if (isDeepStrictEqual(comparable(was, property), comparable(is, property))) return [];
    const shown = storageOf(property).hasTable ? differingRows(was, is, property) : [was, is];
    return [{ code, name, type: propertyType, beforeValue: shown[0], afterValue: shown[1] }];
  });
}

/** Of two lists of rows those that differ, so that one changed cell keeps no whole table; all where only their order does. */
function differingRows(was: unknown, is: unknown, property: Property): [unknown, unknown] {
  const [before, after] = [(was ?? []) as RowValue[], (is ?? []) as RowValue[]];
  const without = (rows: readonly RowValue[], others: readonly RowValue[]) => {
    const known = new Map(others.map((row) => [row.id, comparableRow(row, property)]));
    return rows.filter((row) => !isDeepStrictEqual(known.get(row.id), comparableRow(row, property)));
  };
  const [gone, come] = [without(before, after), without(after, before)];
  return gone.length + come.length === 0 ? [before, after] : [gone, come];
}
