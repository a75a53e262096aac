import { idOf, isFilterUnit, type FieldStorage } from './field-storage.ts';

/** Record of another model. */
export const recordId = {
  isList: false,
  hasTable: false,
  refersTo: 'record',
  holdsPeople: false,
  isText: false,
  isNumber: false,
  isMoment: false,
  holdsFiles: false,
  hasEntries: false,
  rules: { compare: null, match: false },
  matchesOptions: true,
  rowFilter: 'pattern',
  dimension: 'record',
  compare: null,
  isComparable: isFilterUnit,
  identityOf: idOf,
} satisfies FieldStorage;
