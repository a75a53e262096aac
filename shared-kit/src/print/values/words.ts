import type { PropertyWithRights } from '../../contract/models.schema.ts';
import { printStatusCode } from '../../contract/print-template.ts';
import {
  displayValue,
  type FileValue,
  type Property,
  propertyName,
  storageOf,
  systemProperties,
  valueFor,
} from '../../fields/index.ts';
import { commonTexts } from '../../i18n/common.texts.ts';
import type { Locale } from '../../i18n/locale.ts';

/** Values of a record by property code. */
export type RecordData = Readonly<Record<string, unknown>>;

/** Finds the fields that a template names; undefined for one that the user may not see. */
export type FindProperty = (code: string) => Property | undefined;

/** The status of a record has a code of its own in print (portal spec, section 3). */
const dataCode = (code: string): string => (code === printStatusCode ? 'sequenceStatus' : code);

/** Returns the finder of a form's fields and those that every record has, without those that the user may not see. */
export function propertyFinder(properties: readonly PropertyWithRights[]): FindProperty {
  const byCode = new Map<string, Property>(systemProperties.map((property) => [property.code, property]));
  for (const property of properties) {
    if (property.visible === false) byCode.delete(property.code);
    else byCode.set(property.code, withVisibleColumns(property));
  }
  return (code) => byCode.get(dataCode(code));
}

function withVisibleColumns({ subSchema, ...property }: PropertyWithRights): Property {
  if (subSchema === undefined) return property;
  return { ...property, subSchema: { properties: subSchema.properties.filter(({ visible }) => visible !== false) } };
}

/** The value of a field as it is stored, under whichever code a template names it. */
export const valueOf = (data: RecordData, code: string): unknown => data[dataCode(code)];

/**
 * A value as it is printed: by its field, dates in the organisation's time (portal spec, section 4). `--` for an empty one, for one
 * that the user may not see, and for files, of which only pictures are printed.
 */
export function printedValue(property: Property | undefined, value: unknown, locale: Locale): string {
  if (property === undefined || storageOf(property).holdsFiles) return commonTexts.t(locale, 'empty');
  return displayValue(property, value, { locale });
}

/** The value of a record's field as it is printed. */
export function printedField(code: string, data: RecordData, find: FindProperty, locale: Locale): string {
  return printedValue(find(code), valueFor(data, dataCode(code), locale), locale);
}

/** The name of a field, '' for one that the user may not see. */
export function printedName(property: Property | undefined, locale: Locale): string {
  return property === undefined ? '' : propertyName(property, locale);
}

/** The pictures among the files of a field; the rest cannot be printed. */
export function picturesIn(property: Property | undefined, value: unknown): readonly FileValue[] {
  if (property === undefined || !storageOf(property).holdsFiles || !Array.isArray(value)) return [];
  return (value as readonly FileValue[]).filter(({ mimeType }) => printable.has(mimeType));
}

/** Pictures that browsers draw and a PDF can hold. */
const printable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp']);
