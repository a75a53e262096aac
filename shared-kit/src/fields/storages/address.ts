import { isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** A place: codes and names of its levels, and the street. */
export const address = {
  isList: false,
  hasTable: false,
  refersTo: null,
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
  isComparable: isFilterText,
  identityOf: wholeValue,
} satisfies FieldStorage;
