import type { FilterValue } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import { containing, idsOf, scalarsOf, textOf } from '../query/filters/filter-values.ts';
import type { Comparison, Comparisons, Condition, Expression } from './column-storage.ts';

/** Returns the condition that a column is empty. */
export const isNull: Comparison = (column) => sql`${column} is null`;

/** Comparisons of values that have an order; `cast` writes a value of a filter for the database. */
export function orderedComparisons(cast: (value: FilterValue) => RawBuilder<unknown>): Comparisons {
  return {
    isNull,
    equal: (column, value) => sql`${column} = ${cast(value)}`,
    greaterThan: (column, value) => sql`${column} > ${cast(value)}`,
    lessThan: (column, value) => sql`${column} < ${cast(value)}`,
    greaterThanOrEqual: (column, value) => sql`${column} >= ${cast(value)}`,
    lessThanOrEqual: (column, value) => sql`${column} <= ${cast(value)}`,
    between(column, value) {
      const [from = null, to = null] = scalarsOf(value);
      if (from === null) return sql`${column} <= ${cast(to)}`;
      if (to === null) return sql`${column} >= ${cast(from)}`;
      return sql`${column} between ${cast(from)} and ${cast(to)}`;
    },
  };
}

/** Comparisons of a text. */
export const textComparisons = {
  isNull,
  equal: (column, value) => sql`${column} = ${textOf(value)}`,
  contains: (column, value) => sql`${column} ilike ${containing(textOf(value))}`,
} satisfies Comparisons;

/** Comparisons of a single person or department: "has all of" one value holds when it is each of them. */
export function unitComparisons(belongsTo: (column: Expression, ids: string[]) => Condition): Comparisons {
  const isId: Comparison = (column, value) => sql`${column} = ${textOf(value)}`;
  return {
    isNull,
    equal: isId,
    contains: isId,
    in: (column, value) => sql`${column} = any(${idsOf(value)}::text[])`,
    have: (column, value) => sql`(${column} is not null and ${column} = all(${idsOf(value)}::text[]))`,
    of: (column, value) => belongsTo(column, idsOf(value)),
  };
}

/** Returns texts as a JSON list, made by the database: JSON made here could hold half a character, which is an error there. */
export const jsonList = (texts: readonly string[]): Expression => sql`to_jsonb(${texts}::text[])`;

/** Comparisons of several texts or ids: a list equals one value when it holds that one alone. */
export const listComparisons: Comparisons = {
  isNull,
  equal: (column, value) => sql`${column} = ${jsonList([textOf(value)])}`,
  contains: (column, value) => sql`${column} @> ${jsonList([textOf(value)])}`,
};

/** Comparisons of several people or departments; of one of them `belongsTo` says where it belongs. */
export function unitListComparisons(belongsTo: (column: Expression, ids: string[]) => Condition): Comparisons {
  return {
    ...listComparisons,
    in: (column, value) => sql`${column} ?| ${idsOf(value)}::text[]`,
    have: (column, value) => sql`${column} @> ${jsonList(idsOf(value))}`,
    of: (column, value) => sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(id)
      where ${belongsTo(sql.ref('kept.id'), idsOf(value))})`,
  };
}
