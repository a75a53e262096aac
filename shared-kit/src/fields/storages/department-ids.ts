import { idsOf, isFilterUnit, type FieldStorage } from './field-storage.ts';

/** Several departments. */
export const departmentIds = {
  isList: true,
  hasTable: false,
  refersTo: 'department',
  holdsPeople: false,
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
