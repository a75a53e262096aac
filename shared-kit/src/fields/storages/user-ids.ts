import { idsOf, isFilterUnit, type FieldStorage } from './field-storage.ts';

/** Several people. */
export const userIds = {
  isList: true,
  hasTable: false,
  refersTo: 'user',
  holdsPeople: true,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: false },
  matchesOptions: false,
  rowFilter: 'pattern',
  dimension: null,
  compare: null,
  isComparable: isFilterUnit,
  identityOf: idsOf,
} satisfies FieldStorage;
