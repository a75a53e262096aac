import { compareTexts, isFilterText, wholeValue, type FieldStorage } from './field-storage.ts';

/** Text that people write, or the value of an option. */
export const text = {
  isList: false,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: true,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: 'equality', match: true },
  matchesOptions: true,
  rowFilter: 'pattern',
  dimension: 'text',
  compare: compareTexts,
  isComparable: isFilterText,
  identityOf: wholeValue,
} satisfies FieldStorage;
