import { isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** Several texts, such as the values of options. */
export const texts = {
  isList: true,
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
