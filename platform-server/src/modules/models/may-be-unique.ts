import { kindOf, type Property, storageOf } from '@portico/shared-kit/fields';

/** Returns whether the values of a field may be kept apart: one person, department or record may be in many records. */
export function mayBeUnique(property: Property): boolean {
  return kindOf(property).isSortable && storageOf(property).refersTo === null;
}
