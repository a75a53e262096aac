import { isInstant } from '../../formats/wall-clock.ts';
import { wholeValue, type FieldStorage } from './field-storage.ts';

/** Points in time as ISO text in UTC. */
export const instant = {
  isList: false,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: true,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: 'order', match: true },
  matchesOptions: true,
  rowFilter: 'own',
  dimension: 'date',
  compare: (left, right) => Date.parse(left) - Date.parse(right),
  isComparable: (value) => typeof value === 'string' && isInstant(value),
  identityOf: wholeValue,
} satisfies FieldStorage;
