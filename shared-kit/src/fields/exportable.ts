import { kindOf } from './kinds.ts';
import type { Property } from './property.ts';

/**
 * Returns whether a field can be a column of an exported spreadsheet (list spec, section 5): files and opinions cannot. A sub-table can
 * where one of its columns can.
 */
export function isExportable(property: Property): boolean {
  const { readOnlySource, isTextual } = kindOf(property);
  if (property.subSchema !== undefined) return property.subSchema.properties.some(isExportable);
  return isTextual && readOnlySource === undefined;
}
