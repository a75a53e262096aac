import type { FilterValue, OperatorId } from '@portico/shared-kit/filters';
import { isInstant, normaliseDecimal } from '@portico/shared-kit/formats';
import { sql } from '../../database/sql.ts';
import { textOf } from '../query/filters/filter-values.ts';
import { asIs, type ColumnStorage, type Expression, orderedIndexes, serializeAsIs } from './column-storage.ts';
import { isNull, orderedComparisons } from './comparisons.ts';

/** Written anew: PostgreSQL does not pass over all that counts as space elsewhere, such as the wide one of Chinese keyboards. */
const decimalOf = (value: FilterValue) => sql`${normaliseDecimal(textOf(value))}::numeric`;
/** By its seconds: PostgreSQL refuses some texts that name a moment, such as those of the year 0. */
const instantOf = (value: FilterValue) => sql`to_timestamp(${Date.parse(textOf(value)) / 1000}::double precision)`;

const ranges: readonly OperatorId[] = [
  ...(['equal', 'greaterThan', 'lessThan', 'greaterThanOrEqual', 'lessThanOrEqual'] as const),
  ...(['between', 'isNull'] as const),
];

/** As PostgreSQL writes a decimal. */
const decimalText = /^-?\d{1,16}(\.\d{1,8})?$/;
/** As it writes a moment in UTC; it has no year 0. */
const instantInUtc = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** Returns a moment as ISO text in UTC. */
export function instantText(moment: Expression): Expression {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Exact decimals. */
export const decimal: ColumnStorage = {
  type: 'numeric(24, 8)',
  toColumn: asIs,
  // 24 digits do not survive a JSON number in the browser, and trailing zeros are the column's, not the value's.
  serialize: (column) => sql`trim_scale(${column})::text`,
  comparisons: orderedComparisons(decimalOf),
  search: null,
  sortName: null,
  cursor: { cast: sql`::numeric`, isValid: (value) => decimalText.test(value) },
  indexes: { kinds: orderedIndexes, operators: ranges },
};

/** Points in time. */
export const instant: ColumnStorage = {
  type: 'timestamptz',
  toColumn: asIs,
  serialize: instantText,
  comparisons: orderedComparisons(instantOf),
  search: null,
  sortName: null,
  cursor: {
    cast: sql`::timestamptz`,
    isValid: (value) => instantInUtc.test(value) && isInstant(value.replace(' ', 'T').replace('+00', 'Z')),
  },
  indexes: { kinds: orderedIndexes, operators: ranges },
};

/** Yes or no. */
export const boolean: ColumnStorage = {
  type: 'boolean',
  toColumn: asIs,
  serialize: serializeAsIs,
  comparisons: { isNull, equal: (column, value) => sql`${column} = ${value === true}` },
  search: null,
  sortName: null,
  cursor: { cast: sql`::boolean`, isValid: (value) => value === 'true' || value === 'false' },
  indexes: { kinds: orderedIndexes, operators: ['equal', 'isNull'] },
};
