import { kindOf, type Property } from '@portico/shared-kit/fields';

/** Storages whose values are shared: one person, department or record may be in many records. */
const shared: ReadonlySet<string> = new Set(['userId', 'departmentId', 'recordId']);

/** Returns whether the values of a data item may be kept apart: what holds one value of its own. */
export function mayBeUnique(property: Property): boolean {
  const { isSortable, storage } = kindOf(property);
  return isSortable && !shared.has(storage);
}
