import type { Property } from '@portico/shared-kit/contract/models.schema';
import { displayValue, propertyName, storageOf, systemProperties } from '@portico/shared-kit/fields';
import { commonTexts, type Locale } from '@portico/shared-kit/i18n';

/** The status of a record has a code of its own in print (portal spec, section 3). */
const aliases: Readonly<Record<string, string>> = { F0000020: 'sequenceStatus' };

/** Finds the fields that a template names; undefined for one that the user may not see. */
export type FindProperty = (code: string) => Property | undefined;

/** The fields of a form and those that every record has. */
export function propertyFinder(properties: readonly Property[]): FindProperty {
  const byCode = new Map<string, Property>(systemProperties.map((property) => [property.code, property]));
  for (const property of properties) byCode.set(property.code, property);
  return (code) => byCode.get(aliases[code] ?? code);
}

/** The code under which a record keeps what a template calls `code`. */
export const dataCode = (code: string): string => aliases[code] ?? code;

/**
 * A value as it is printed: by its field, dates in the organisation's time (portal spec, section 4). `--` for an
 * empty one, for one that the user may not see, and for files, which paper cannot hold.
 */
export function printedValue(property: Property | undefined, value: unknown, locale: Locale): string {
  if (property === undefined || storageOf(property).holdsFiles) return commonTexts.t(locale, 'empty');
  return displayValue(property, value, { locale });
}

/** The name of a field, '' for one that the user may not see. */
export function printedName(property: Property | undefined, locale: Locale): string {
  return property === undefined ? '' : propertyName(property, locale);
}
