import { dateAndTime } from 'feelin';
import { hasKind, kindOf, type Property, type StorageType } from '../fields/index.ts';
import type { Variables } from '../expressions/feel.ts';

/** Properties of a field that decide how an expression sees its values. */
export type Typed = Pick<Property, 'code' | 'propertyType'> & {
  readonly subSchema?: { readonly properties: readonly Typed[] };
};

/** The organisation's clock, so that a day is the day that people see. */
const organisationOffsetMs = 8 * 60 * 60 * 1000;

const onTheWall = (instant: string) =>
  dateAndTime(new Date(Date.parse(instant) + organisationOffsetMs).toISOString().replace('Z', '+08:00'));

/** Conversions by which expressions see the values of a storage; those of the others pass as they are. */
const readers: Readonly<Partial<Record<StorageType, (value: string) => unknown>>> = {
  decimal: Number,
  instant: (value) => (Number.isNaN(Date.parse(value)) ? null : onTheWall(value)),
};

/**
 * Record values as expressions see them. Numbers travel as decimal text and become numbers, date texts FEEL dates with
 * time, in rows of sub-tables too; everything else passes as it is.
 */
export function feelVariables(data: Variables, properties: readonly Typed[]): Variables {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  return Object.fromEntries(
    Object.entries(data).map(([code, value]) => [code, feelValue(byCode.get(code), value)] as const),
  );
}

/** Returns a value as expressions see it; of a field that is not known, as it is. */
export function feelValue(property: Typed | undefined, value: unknown): unknown {
  if (property === undefined || !hasKind(property.propertyType)) return value;
  const columns = property.subSchema?.properties;
  if (columns !== undefined && Array.isArray(value)) {
    return value.map((row: Variables) => feelVariables(row, columns));
  }
  // Half a number, as somebody types one, is none.
  if (value === '') return null;
  const read = typeof value === 'string' ? readers[kindOf(property).storage] : undefined;
  const seen = read?.(value as string) ?? value;
  return read !== undefined && Number.isNaN(seen) ? null : seen;
}
