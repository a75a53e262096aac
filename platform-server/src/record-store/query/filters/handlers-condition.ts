import type { FilterCondition, OperatorId } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { idsOf, textOf } from './filter-values.ts';
import { userBelongs } from './belonging.ts';
import { openWork } from './handlers.ts';
import { type ModelColumn, valueIn } from '../../schema/model-table.ts';

type Condition = RawBuilder<boolean>;

const handler = sql.ref('w.participant_id');

/**
 * The condition of one operator on who handles the record row `r` now. It asks whether there is such work, so that the
 * database may begin at somebody's work instead of at the records. Never unknown: its opposite is all the others.
 * @returns undefined where several people do not know the operator
 */
export function handlersCondition(
  column: ModelColumn,
  { operator, value }: Pick<FilterCondition, 'operator' | 'value'>,
): Condition | undefined {
  const { visibleWhere } = column;
  const some = (matches: Condition): Condition => {
    const exists = sql<boolean>`exists (select 1 from ${openWork('r')} and ${matches})`;
    return visibleWhere === undefined ? exists : sql`((${visibleWhere}) is true and ${exists})`;
  };
  const [one, ids] = [textOf(value), idsOf(value)];
  const anyone = () => some(sql`true`);
  const oneOf = () => some(sql`${handler} = any(${ids}::text[])`);
  const contains = () => some(sql`${handler} = ${one}`);
  const equal = () => sql<boolean>`(${contains()} and not ${some(sql`${handler} <> ${one}`)})`;
  const belongs = () => some(userBelongs(handler, ids));
  const have = () =>
    ids.length === 0
      ? anyone()
      : sql<boolean>`(${oneOf()} and coalesce(${valueIn(column, 'r')} @> to_jsonb(${ids}::text[]), false))`;
  const not = (condition: Condition) => sql<boolean>`not ${condition}`;
  const conditions: Partial<Record<OperatorId, () => Condition>> = {
    isNull: () => not(anyone()),
    isNotNull: anyone,
    equal,
    notEqual: () => not(equal()),
    contains,
    notContains: () => not(contains()),
    in: oneOf,
    notIn: () => not(oneOf()),
    of: belongs,
    notOf: () => not(belongs()),
    have,
    notHave: () => not(have()),
  };
  return conditions[operator]?.();
}
