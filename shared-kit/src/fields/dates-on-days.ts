import { type DateCode, dateFormats } from '../formats/date-codes.ts';
import type { DateSettings } from './kinds/date/date.kind.ts';
import { kindIdOf } from './kinds.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

/** Returns the format of a field that holds dates; null for every other kind of field. */
export function dateCodeOf(property: Property): DateCode | null {
  return kindIdOf(property) === 'date' ? (settingsOf(property) as DateSettings).format : null;
}

/** Returns whether a field holds dates of which year, month and day are known: it has a place in calendars. */
export function isOnDay(property: Property): boolean {
  const code = dateCodeOf(property);
  return code !== null && dateFormats[code].pattern.startsWith('YYYY-MM-DD');
}
