import type { Property } from '@portico/shared-kit/contract/models.schema';
import { kindOf } from '@portico/shared-kit/fields';

/** Returns whether a field takes the whole width of a form: its kind wants a wide column in a list (rows, files, long texts). */
export function isWide(property: Pick<Property, 'propertyType'>): boolean {
  return kindOf(property).width > 200;
}
