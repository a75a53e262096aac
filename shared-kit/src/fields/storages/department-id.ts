import { idOf, isFilterUnit, type FieldStorage } from './field-storage.ts';

/** Department. */
export const departmentId = {
  isList: false,
  hasTable: false,
  refersTo: 'department',
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: true },
  matchesOptions: true,
  rowFilter: 'pattern',
  dimension: 'department',
  compare: null,
  isComparable: isFilterUnit,
  identityOf: idOf,
} satisfies FieldStorage;
