import { idsOf, isFilterText, type FieldStorage } from './field-storage.ts';

/** Files that are attached. */
export const files = {
  isList: true,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: true,
  hasEntries: true,
  rules: { compare: null, match: false },
  matchesOptions: false,
  rowFilter: 'pattern',
  dimension: null,
  compare: null,
  isComparable: isFilterText,
  identityOf: idsOf,
} satisfies FieldStorage;
