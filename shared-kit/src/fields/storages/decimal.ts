import { compareDecimals, normaliseDecimal } from '../../formats/decimals.ts';
import { wholeValue, type FieldStorage } from './field-storage.ts';

/** Characters of a number that a filter compares with, at most. */
export const longestBound = 40;

/** Numbers as decimal text; numeric(24, 8) in the database. */
export const decimal = {
  isList: false,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: true,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: 'order', match: true },
  matchesOptions: true,
  rowFilter: 'own',
  dimension: null,
  compare: compareDecimals,
  isComparable: (value) =>
    typeof value === 'string' && value.length <= longestBound && normaliseDecimal(value) !== null,
  identityOf: wholeValue,
} satisfies FieldStorage;
