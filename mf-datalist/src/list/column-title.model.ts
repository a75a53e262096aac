import type { ListColumn } from '@portico/shared-kit/contract/models.schema';
import { type Property, propertyName } from '@portico/shared-kit/fields';
import { localised, type Locale } from '@portico/shared-kit/i18n';

/** A column's name in a language: its own, else its field's, else its code. */
export function columnTitle(column: ListColumn, properties: readonly Property[], locale: Locale): string {
  if (column.name) return localised(column.name, column.name_i18n, locale);
  const property = properties.find(({ code }) => code === column.propertyCode);
  return property === undefined ? column.propertyCode : propertyName(property, locale);
}
