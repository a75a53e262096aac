import type { Property } from '@portico/shared-kit/contract/models.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';

/** Returns the name of a field, of a column with that of its sub-table; null where the list does not know it. */
export function fieldName(properties: readonly Property[], path: string, locale: Locale): string | null {
  const [code, child] = path.split('.');
  const property = properties.find((each) => each.code === code);
  if (property === undefined) return null;
  const own = localised(property.name, property.name_i18n, locale);
  const column = property.subSchema?.properties.find((each) => each.code === child);
  return column === undefined ? own : `${own} · ${localised(column.name, column.name_i18n, locale)}`;
}
