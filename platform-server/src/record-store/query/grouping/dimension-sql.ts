import { organisationOffset } from '@portico/shared-kit/formats';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DateLevel, dimensionKindOf } from '@portico/shared-kit/reports';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { type ModelColumn, valueIn } from '../../schema/model-table.ts';
import { columnStorages } from '../../storages/column-storages.ts';
import { optionsOf } from '../order/list-orders.ts';

type Expression = RawBuilder<unknown>;

/** Field by which records are grouped, and the level to which its values are brought together. */
export interface GroupDimension {
  readonly column: ModelColumn;
  /** True for a column of the sub-table whose rows are grouped with their records. */
  readonly isOfRows: boolean;
  readonly level: DateLevel | number | null;
}

/** SQL of one dimension: of its value in a record row `r` or a row `c` of its sub-table, and of what is said of it in a group row `r`. */
interface DimensionSql {
  readonly value: Expression;
  /** Table that the value is looked up in; empty where there is none. */
  readonly join: Expression;
  readonly key: Expression;
  readonly name: Expression;
  readonly order: Expression;
}

/** Returns the SQL of a dimension, whose values are the column `name` of a group. */
export function dimensionSql(dimension: GroupDimension, name: string, locale: Locale): DimensionSql {
  const { column, level, isOfRows } = dimension;
  const held = sql.id('r', name);
  const value = valueIn(column, isOfRows ? 'c' : 'r');
  const common = { value, join: sql``, key: sql`${held}::text`, name: sql`null::json`, order: held };
  const kind = dimensionKindOf(column.property);
  if (kind === 'date') return { ...common, value: startOfUnit(value, level), key: sql`to_char(${held}, 'YYYY-MM-DD')` };
  if (kind === 'person' || kind === 'department' || kind === 'record') {
    const { serialize, sortName } = columnStorages[column.storage];
    const named = {
      ...common,
      name: serialize(held, sql`r.corp_id`, column),
      order: sortName?.(held, column, locale) ?? held,
    };
    return kind === 'department' && typeof level === 'number' ? { ...named, ...ancestor(value, name, level) } : named;
  }
  // An empty text and none are the same to people.
  return kind === 'text' ? { ...common, value: sql`nullif(${value}, '')`, order: optionOrder(column, held) } : common;
}

/** The first moment of the unit by the organisation's clock: a session's own zone is UTC. */
function startOfUnit(value: Expression, level: DateLevel | number | null): Expression {
  const unit = typeof level === 'string' ? level : 'month';
  return sql`date_trunc(${sql.lit(unit)}, (${value}) at time zone 'UTC' + ${sql.lit(`${organisationOffset} minutes`)}::interval)`;
}

/** The department above at a level; one that is not so deep stands for itself. */
function ancestor(value: Expression, name: string, level: number): Pick<DimensionSql, 'value' | 'join'> {
  const joined = `${name}_unit`;
  return {
    value: sql`coalesce(nullif(split_part(${sql.id(joined, 'path')}, '/', ${level}::integer), ''), ${value})`,
    join: sql`left join department ${sql.id(joined)} on ${sql.id(joined, 'corp_id')} = r.corp_id
      and ${sql.id(joined, 'id')} = ${value}`,
  };
}

/** Options in the order of their list, those that are not in it after them. */
function optionOrder({ property }: ModelColumn, held: Expression): Expression {
  const options = optionsOf(property);
  if (options === undefined) return held;
  return sql`case when ${held} is not null
    then coalesce(array_position(${options}::text[], ${held}), ${options.length + 1}::int) end`;
}
