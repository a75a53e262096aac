import { isComputed } from './expressions.ts';
import { kindOf, storageOf } from './kinds.ts';
import type { Property } from './property.ts';

/** Returns whether people give the field its value, and a text can: not rows or files. */
export function isWrittenAsText(property: Property): boolean {
  if (property.system === true || property.readOnly === true || isComputed(property)) return false;
  const { readOnlySource, isTextual } = kindOf(property);
  return readOnlySource === undefined && isTextual && !storageOf(property).hasTable;
}

/** Returns whether people give the field its value, and an editor for it has room in a cell: not rows, files or long texts. */
export function isEditedInCell(property: Property): boolean {
  return isWrittenAsText(property) && kindOf(property).hasLines !== true;
}
