import { isDeepStrictEqual } from 'node:util';
import { appError } from '@portico/shared-kit/errors';
import { isEmptyValue, type Property, propertyName, type RowValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ModelTable, RecordValues } from '../../../record-store/index.ts';
import { comparable } from '../tracing/changes.ts';

/** Fields, and columns as `lines.price`, of one record that this user does not see, and those they do not change. */
export interface FieldLimits {
  readonly hidden: readonly string[];
  readonly readOnly: readonly string[];
  /** Sub-tables whose rows may be changed, but do not come or go. */
  readonly fixedRows?: readonly string[];
}

interface LimitContext {
  readonly table: ModelTable;
  readonly limits: FieldLimits;
  readonly locale: Locale;
}

interface Values {
  /** Checked values that the user sent. */
  readonly given: RecordValues;
  /** Values of the record before; none of a new one. */
  readonly was: RecordValues;
}

/**
 * The given values without those that the user may not change; what a form sends back unchanged is no change. Cells of
 * rows that the user may not see or change keep what they hold. Throws fieldNotWritable where something would change.
 */
export function withinLimits(context: LimitContext, { given, was }: Values): Record<string, unknown> {
  const { table, limits } = context;
  if (limits.readOnly.length === 0 && !limits.fixedRows?.length) return { ...given };
  const kept = table.properties.flatMap((property): [string, unknown][] => {
    const { code, subSchema } = property;
    if (!(code in given)) return [];
    if (limits.readOnly.includes(code)) {
      requireSame(context, property, { code, given: given[code], was: was[code] });
      return [];
    }
    if (limits.fixedRows?.includes(code)) requireSameRows(context, property, given[code], was[code]);
    const columns = (subSchema?.properties ?? []).filter((each) => limits.readOnly.includes(`${code}.${each.code}`));
    return [
      [code, columns.length === 0 ? given[code] : rowsWithin(context, { property, columns }, given[code], was[code])],
    ];
  });
  return Object.fromEntries(kept);
}

interface Change {
  readonly code: string;
  readonly given: unknown;
  readonly was: unknown;
}

/** Of what somebody does not see they cannot send anything: an answer that depended on it would tell what it is. */
function requireSame({ limits, locale }: LimitContext, property: Property, { code, given, was }: Change): void {
  if (isEmptyValue(given) && (limits.hidden.includes(code) || isEmptyValue(was))) return;
  if (!limits.hidden.includes(code) && isDeepStrictEqual(comparable(given, property), comparable(was, property)))
    return;
  throw appError('fieldNotWritable', { property: propertyName(property, locale) });
}

function rowsWithin(
  context: LimitContext,
  { property, columns }: { readonly property: Property; readonly columns: readonly Property[] },
  given: unknown,
  was: unknown,
): RowValue[] {
  const before = new Map(((was ?? []) as RowValue[]).map((row) => [row.id, row]));
  return ((given ?? []) as RowValue[]).map((row) => {
    const kept = before.get(row.id);
    const cells = columns.map((column): [string, unknown] => {
      const code = `${property.code}.${column.code}`;
      const cell = row[column.code];
      if (!isEmptyValue(cell)) requireSame(context, column, { code, given: cell, was: kept?.[column.code] });
      return [column.code, kept?.[column.code] ?? null];
    });
    return { ...row, ...Object.fromEntries(cells) };
  });
}

/** Throws fieldNotWritable where a row came or went. */
function requireSameRows({ locale }: LimitContext, property: Property, given: unknown, was: unknown): void {
  const rows = (given ?? []) as RowValue[];
  const before = new Set(((was ?? []) as RowValue[]).map(({ id }) => id));
  if (rows.length === before.size && rows.every(({ id }) => before.has(id))) return;
  throw appError('fieldNotWritable', { property: propertyName(property, locale) });
}
