import { type AggregateCode, storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { type ChildTable, type ModelColumn, valueIn } from '../../schema/model-table.ts';
import { instantText } from '../../storages/figures.ts';
import { hasRows } from '../filters/filter-sql.ts';
import { aggregateOf } from '../reading/aggregate-sql.ts';

type Expression = RawBuilder<unknown>;

/** Figure of a group: of a column, of the records with rows in a sub-table, or of all records (null). */
export interface GroupMeasure {
  readonly of: ModelColumn | ChildTable | null;
  readonly aggregate: AggregateCode;
  /** True for a column of the sub-table whose rows are grouped with their records. */
  readonly isOfRows: boolean;
}

/** SQL of one measure, whose values are the column `name` of what is grouped. */
interface MeasureSql {
  /** Its value in a record row `r` or a row `c` of its sub-table. */
  readonly value: Expression;
  /** Its figure over `counted`. */
  readonly figure: Expression;
  /** The figure of a group row `r` as a text. */
  readonly text: Expression;
  /** For groups of records with rows: what is kept of it for one record in one group, each by its column. */
  readonly perRecord: readonly { readonly name: string; readonly figure: Expression }[];
  /** Its figure over those, `per_record`. */
  readonly overRecords: Expression;
}

/** Returns the SQL of a measure. */
export function measureSql(measure: GroupMeasure, name: string): MeasureSql {
  const { of, aggregate, isOfRows } = measure;
  const [value, kept, held] = [sql.id('counted', name), sql.id('per_record', name), sql.id('r', name)];
  if (of === null)
    return {
      value: sql`null::integer`,
      figure: sql`count(*)`,
      text: sql`${held}::text`,
      perRecord: [],
      overRecords: sql`count(*)`,
    };
  if ('table' in of)
    return {
      value: hasRows(of),
      figure: sql`count(*) filter (where ${value})`,
      text: sql`${held}::text`,
      perRecord: [{ name, figure: sql`bool_or(${value})` }],
      overRecords: sql`count(*) filter (where ${kept})`,
    };
  const isMoment = storages[of.storage].isMoment && aggregate !== 5;
  return {
    value: valueIn(of, isOfRows ? 'c' : 'r'),
    figure: aggregateOf(aggregate, value),
    text: isMoment ? instantText(held) : aggregate === 5 ? sql`${held}::text` : sql`trim_scale(${held})::text`,
    ...(isOfRows ? overRows(aggregate, name) : overValues(aggregate, name)),
  };
}

type TwoSteps = Pick<MeasureSql, 'perRecord' | 'overRecords'>;

/** The rows of a record that a group has are joined to one figure, and those of its records once more. */
function overRows(aggregate: AggregateCode, name: string): TwoSteps {
  const [value, kept] = [sql.id('counted', name), sql.id('per_record', name)];
  const count = `${name}_count`;
  if (aggregate === 5)
    return { perRecord: [{ name, figure: sql`count(${value})` }], overRecords: sql`coalesce(sum(${kept}), 0)` };
  if (aggregate !== 2)
    return { perRecord: [{ name, figure: aggregateOf(aggregate, value) }], overRecords: aggregateOf(aggregate, kept) };
  return {
    perRecord: [
      { name, figure: sql`sum(${value})` },
      { name: count, figure: sql`count(${value})` },
    ],
    overRecords: sql`round(sum(${kept}) / nullif(sum(${sql.id('per_record', count)}), 0), 8)`,
  };
}

/** A field of the record has the same value on all of its rows, and counts once. */
function overValues(aggregate: AggregateCode, name: string): TwoSteps {
  const [value, kept] = [sql.id('counted', name), sql.id('per_record', name)];
  return aggregate === 5
    ? {
        perRecord: [{ name, figure: sql`bool_or(${value} is not null)` }],
        overRecords: sql`count(*) filter (where ${kept})`,
      }
    : { perRecord: [{ name, figure: sql`min(${value})` }], overRecords: aggregateOf(aggregate, kept) };
}
