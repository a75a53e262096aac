import { appError } from '@portico/shared-kit/errors';
import {
  withRelaxedValidation,
  isComputed,
  isEmptyValue,
  kindOf,
  type Property,
  propertyName,
  settingsOf,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ModelTable } from '../../../record-store/index.ts';

interface CheckOptions {
  readonly isDraft: boolean;
  readonly locale: Locale;
  /** A load brings whole records, with what the workflow wrote into them. */
  readonly isLoad?: boolean;
  /** Fields and columns (`lines.price`) that this user may not fill in, so that nobody asks them for a value. */
  readonly except: readonly string[];
}

/** The field without what is required of those who may fill it in. */
function exceptFor(property: Property, except: readonly string[]): Property {
  const { code, subSchema } = property;
  if (except.includes(code)) return { ...property, required: false };
  if (subSchema === undefined || !except.some((each) => each.startsWith(`${code}.`))) return property;
  const columns = subSchema.properties.map((column) =>
    except.includes(`${code}.${column.code}`) ? { ...column, required: false } : column,
  );
  return { ...property, subSchema: { properties: columns } };
}

/** The field without what the platform works out: nobody is asked for it, and what was sent for it is not looked at. */
export function withoutComputed(property: Property): Property {
  const columns = property.subSchema?.properties ?? [];
  if (!columns.some(isComputed)) return property;
  return { ...property, subSchema: { properties: columns.filter((column) => !isComputed(column)) } };
}

/**
 * The given values of the model's own fields, each in the form that is stored; system properties and what the
 * workflow writes, which a form sends back, are left out. Throws propertyMissing, valueRequired or valueInvalid.
 */
export function validateValues(
  table: ModelTable,
  data: Readonly<Record<string, unknown>>,
  { isDraft, locale, except, isLoad = false }: CheckOptions,
): Record<string, unknown> {
  const properties = new Map(table.properties.map((property) => [property.code, property]));
  const values: Record<string, unknown> = {};
  for (const [code, raw] of Object.entries(data)) {
    const property = properties.get(code);
    if (property === undefined && code === titleCode) continue;
    if (property === undefined) throw appError('propertyMissing', { propertyCode: code });
    if (property.system === true || isComputed(property) || (isWritten(property) && !isLoad)) continue;
    const filled = withoutComputed(isDraft ? withRelaxedValidation(property) : exceptFor(property, except));
    values[code] = validateOne(filled, raw, locale);
  }
  return values;
}

/** The title in other languages, which comes with a record beside its fields. */
const titleCode = 'name_i18n';

function isWritten(property: Property): boolean {
  return kindOf(property).readOnlySource !== undefined;
}

function validateOne(property: Property, raw: unknown, locale: Locale): unknown {
  const result = kindOf(property).validate(raw, settingsOf(property));
  if (result.ok) return result.value;
  throw appError('valueInvalid', { property: propertyName(property, locale), reason: result.problem.text(locale) });
}

interface RequireOptions {
  readonly locale: Locale;
  /** Fields that this user may not fill in, or that are hidden. */
  readonly except: readonly string[];
  /** Codes, and columns as `lines.price`, that are required besides those that the model always requires. */
  readonly also?: Iterable<string>;
}

/** Throws valueRequired where a record lacks a value in one of these fields or columns (`lines.price`). */
export function requireFilledIn(
  { properties }: Pick<ModelTable, 'properties'>,
  record: Readonly<Record<string, unknown>>,
  { locale, except, paths }: Pick<RequireOptions, 'locale' | 'except'> & { readonly paths: Iterable<string> },
): void {
  for (const path of paths) {
    const [code = path, column] = path.split('.');
    const item = properties.find((each) => each.code === code);
    const property = column === undefined ? item : item?.subSchema?.properties.find((each) => each.code === column);
    if (property === undefined || except.includes(path) || except.includes(code)) continue;
    const rows = (record[code] ?? []) as readonly Readonly<Record<string, unknown>>[];
    const values = column === undefined ? [record[code]] : rows.map((row) => row[column]);
    if (values.some(isEmptyValue)) throw appError('valueRequired', { property: propertyName(property, locale) });
  }
}

/** Throws valueRequired where a record that is no draft lacks a required value that this user may fill in. */
export function requireValues(
  table: ModelTable,
  record: Readonly<Record<string, unknown>>,
  { locale, except, also = [] }: RequireOptions,
): void {
  const missing = table.properties.find(
    (property) =>
      property.required === true &&
      property.system !== true &&
      !isWritten(property) &&
      !except.includes(property.code) &&
      isEmptyValue(record[property.code]),
  );
  if (missing !== undefined) throw appError('valueRequired', { property: propertyName(missing, locale) });
  requireFilledIn(table, record, { locale, except, paths: also });
}
