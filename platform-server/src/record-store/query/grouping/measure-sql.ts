import { type AggregateCode, storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { type ChildTable, type ModelColumn, valueIn } from '../../schema/model-table.ts';
import { instantText } from '../../storages/figures.ts';
import { hasRows } from '../filters/filter-sql.ts';
import { aggregateOf } from '../reading/aggregate-sql.ts';

/** Figure of a group: of a column, of the records with rows in a sub-table, or of all records (null). */
export interface GroupMeasure {
  readonly of: ModelColumn | ChildTable | null;
  readonly aggregate: AggregateCode;
}

/** SQL of one measure: of its value in a record row `r`, of its figure over them, and of that as a text. */
interface MeasureSql {
  readonly value: RawBuilder<unknown>;
  readonly figure: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
}

/** Returns the SQL of a measure: its values are the column `name` of what is grouped, its figure that of a group `r`. */
export function measureSql({ of, aggregate }: GroupMeasure, name: string): MeasureSql {
  const [value, held] = [sql.id('counted', name), sql.id('r', name)];
  if (of === null) return { value: sql`null::integer`, figure: sql`count(*)`, text: sql`${held}::text` };
  if ('table' in of)
    return { value: hasRows(of), figure: sql`count(*) filter (where ${value})`, text: sql`${held}::text` };
  const figure = aggregateOf(aggregate, value);
  const isMoment = storages[of.storage].isMoment && aggregate !== 5;
  const text = isMoment ? instantText(held) : aggregate === 5 ? sql`${held}::text` : sql`trim_scale(${held})::text`;
  return { value: valueIn(of, 'r'), figure, text };
}
