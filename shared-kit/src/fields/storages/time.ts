import { compareTexts, isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** Times of a day as text, HH:mm:ss. */
export const time = {
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
  matchesOptions: true,
  rowFilter: 'own',
  dimension: null,
  compare: compareTexts,
  isComparable: isFilterText,
  identityOf: wholeValue,
} satisfies FieldStorage;
