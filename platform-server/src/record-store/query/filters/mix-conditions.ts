import type { FilterValue } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { idOf, idsOf, scalarsOf } from './filter-values.ts';
import { departmentBelongs, userBelongs } from './belonging.ts';

type Condition = RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

/**
 * Returns the keys by which a list of people and departments holds a unit; one that does not say which it is may be
 * either.
 */
function keysOf(value: FilterValue): string[] {
  return scalarsOf(value).flatMap((each) => {
    if (each === null) return [];
    const type = typeof each === 'object' ? each.unitType : undefined;
    return type === undefined ? [`3:${idOf(each)}`, `1:${idOf(each)}`] : [`${type}:${idOf(each)}`];
  });
}

function hasAny(column: Column, value: FilterValue): Condition {
  return sql`${column} ?| ${keysOf(value)}::text[]`;
}

function hasAll(column: Column, value: FilterValue): Condition {
  const each = scalarsOf(value).map((one) => sql`coalesce(${hasAny(column, one)}, false)`);
  return sql`(${column} is not null and ${each.length === 0 ? sql`true` : sql.join(each, sql` and `)})`;
}

/** Conditions of the operators on people and departments in one list. */
export const mixComparisons = {
  isNull: (column: Column): Condition => sql`${column} is null`,
  equal: (column: Column, value: FilterValue): Condition =>
    sql`(jsonb_array_length(${column}) = 1 and ${hasAny(column, value)})`,
  contains: hasAny,
  in: hasAny,
  have: hasAll,
  of: (column: Column, value: FilterValue): Condition => sql`exists (select 1 from (
      select left(key, 1) as type, substr(key, 3) as id from jsonb_array_elements_text(${column}) all_kept(key)) kept
    where case when kept.type = '3' then ${userBelongs(sql.ref('kept.id'), idsOf(value))}
      else ${departmentBelongs(sql.ref('kept.id'), idsOf(value))} end)`,
};
