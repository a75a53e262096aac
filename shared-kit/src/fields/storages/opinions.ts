import { isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** Opinions of a workflow, in the order in which they were given. */
export const opinions = {
  isList: true,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: true,
  rules: { compare: null, match: false },
  matchesOptions: false,
  rowFilter: 'pattern',
  dimension: null,
  compare: null,
  isComparable: isFilterText,
  identityOf: wholeValue,
} satisfies FieldStorage;
