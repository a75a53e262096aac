import type { UnitValue } from '../property.ts';
import { isFilterUnit, type FieldStorage } from './field-storage.ts';

/** People and departments in one list; in the database ids after 3: or 1:. */
export const units = {
  isList: true,
  hasTable: false,
  refersTo: 'unit',
  holdsPeople: true,
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
  isComparable: isFilterUnit,
  identityOf: (value) => (value as readonly UnitValue[]).map(({ unitType, id }) => `${unitType}:${id}`),
} satisfies FieldStorage;
