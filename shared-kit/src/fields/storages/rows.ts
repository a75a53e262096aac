import { isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** Rows of a sub-table. */
export const rows = {
  isList: true,
  hasTable: true,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: false },
  matchesOptions: false,
  rowFilter: 'none',
  dimension: null,
  compare: null,
  isComparable: isFilterText,
  identityOf: wholeValue,
} satisfies FieldStorage;
