import { kindOf } from '../../kinds.ts';
import type { Property } from '../../property.ts';

/** Px: an entry needs no more room in a row, whatever its kind takes in a list. */
const widestEntry = 176;

/** Px that an entry of a column needs. */
export function entryWidth(column: Property): number {
  return Math.min(kindOf(column).width, widestEntry);
}
