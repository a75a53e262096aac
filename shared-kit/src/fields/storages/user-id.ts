import { idOf, isFilterUnit, type FieldStorage } from './field-storage.ts';

/** Person. */
export const userId = {
  isList: false,
  hasTable: false,
  refersTo: 'user',
  holdsPeople: true,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: true },
  matchesOptions: true,
  rowFilter: 'pattern',
  dimension: 'person',
  compare: null,
  isComparable: isFilterUnit,
  identityOf: idOf,
} satisfies FieldStorage;
