import { wholeValue, type FieldStorage } from './field-storage.ts';

/** Yes or no. */
export const boolean = {
  isList: false,
  hasTable: false,
  refersTo: null,
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: true },
  matchesOptions: true,
  rowFilter: 'own',
  dimension: 'boolean',
  compare: null,
  isComparable: (value) => typeof value === 'boolean',
  identityOf: wholeValue,
} satisfies FieldStorage;
