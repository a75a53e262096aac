import { storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import type { ColumnValue } from '../../storages/column-storage.ts';
import { columnStorages, toColumn } from '../../storages/column-storages.ts';
import { type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import { serializeValue } from './serialize.ts';

/** Records that a formula looks at, at most (list spec, section 9: rule query). */
const mostRows = 99_999;

/** The values of a model's records that a formula compares with. */
export interface OtherRecords {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly propertyCode: string;
  /** Only records whose field of this code has the value that is asked with; null: all. */
  readonly matchCode: string | null;
  /** True where the records that ask are of this model: none is compared with itself. */
  readonly isOwn: boolean;
}

/** Question of one record. */
export interface OtherValuesQuery {
  readonly id: string;
  readonly value: unknown;
  /** Value that the other records match in; of no meaning without `matchCode`. */
  readonly match: unknown;
}

/** The least and the greatest of the values as they are serialized, null of none, and whether `value` is one of them. */
export interface OtherValues {
  readonly low: string | null;
  readonly high: string | null;
  readonly isAmong: boolean;
}

/** Figures of the other records that match in one value: of one that asks itself, and of all who do not. */
interface MatchFigures {
  readonly match: number;
  readonly id: string | null;
  readonly low: string | null;
  readonly high: string | null;
  /** Positions of those of the asked values that are among them, from 1. */
  readonly among: readonly number[];
}

/**
 * Looks at the values of other records, whoever may see them: the rule is the model's, not the user's. All records that
 * ask are answered by one statement.
 */
export async function readOtherValues(
  db: Database,
  wanted: OtherRecords,
  queries: readonly OtherValuesQuery[],
): Promise<(one: OtherValuesQuery) => OtherValues> {
  const { table, propertyCode, matchCode, isOwn } = wanted;
  const column = table.columns.get(propertyCode);
  const matching = matchCode === null ? null : table.columns.get(matchCode);
  if (column === undefined || matching === undefined) {
    return () => ({ low: null, high: null, isAmong: column === undefined });
  }
  const keyOf = ({ match }: OtherValuesQuery) => (matching === null ? null : toColumn(matching.storage, match));
  const valueOf = ({ value }: OtherValuesQuery) => toColumn(column.storage, value);
  const matches = [...new Set(queries.map(keyOf))];
  const values = [...new Set(queries.map(valueOf))];
  const own = isOwn ? queries.map(({ id }) => id) : [];
  const { rows } = await statement(wanted, { column, matching, matches, values, own }).execute(forValues(db));
  const byMatch = Map.groupBy(rows, ({ match }) => match);
  return (one) => {
    const others = (byMatch.get(matches.indexOf(keyOf(one)) + 1) ?? []).filter(
      ({ id }) => id === null || id !== one.id,
    );
    const at = values.indexOf(valueOf(one)) + 1;
    return { ...rangeOf(column, others), isAmong: others.some(({ among }) => among.includes(at)) };
  };
}

function rangeOf({ storage }: ModelColumn, found: readonly MatchFigures[]): Pick<OtherValues, 'low' | 'high'> {
  const { compare } = storages[storage];
  const best = (figures: readonly (string | null)[], sign: 1 | -1) =>
    figures.reduce((kept, each) => {
      if (kept === null || each === null || compare === null) return kept ?? each;
      return sign * compare(each, kept) > 0 ? each : kept;
    }, null);
  return {
    low: best(
      found.map(({ low }) => low),
      -1,
    ),
    high: best(
      found.map(({ high }) => high),
      1,
    ),
  };
}

interface Asking {
  readonly column: ModelColumn;
  readonly matching: ModelColumn | null;
  readonly matches: readonly ColumnValue[];
  readonly values: readonly ColumnValue[];
  /** Records that ask and are among those that are looked at. */
  readonly own: readonly string[];
}

function statement({ table, corpId }: OtherRecords, { column, matching, matches, values, own }: Asking) {
  const name = valueIn(column, 'r');
  const ids = sql`${[...own]}::text[]`;
  const isMatched = matching === null ? sql`true` : sql`${valueIn(matching, 'r')} = asked.match`;
  const from = sql`select r.id, ${name} as x from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and ${name} is not null and ${isMatched}`;
  const serialized = (figure: RawBuilder<unknown>) => serializeValue(column, figure, sql`${corpId}`);
  const among = sql`coalesce(array_agg(distinct same.at) filter (where same.at is not null), '{}')`;
  const same = sql`left join unnest(${listOf(column, values)}) with ordinality same(x, at) on same.x = kept.x`;
  return sql<MatchFigures>`select asked.at as match, found.id, ${serialized(sql`found.low`)} as low, ${serialized(sql`found.high`)} as high,
      array_to_json(found.among) as among
    from unnest(${matching === null ? sql`array[null::text]` : listOf(matching, matches)}) with ordinality asked(match, at)
    cross join lateral (
      select null::text as id, min(kept.x) as low, max(kept.x) as high, ${among} as among
        from (${from} and r.id <> all(${ids}) limit ${mostRows}) kept ${same}
      union all
      select kept.id, min(kept.x), max(kept.x), ${among} from (${from} and r.id = any(${ids})) kept ${same} group by kept.id
    ) found`;
}

/** Values of a column as a list of its type. */
function listOf({ storage }: ModelColumn, values: readonly ColumnValue[]): RawBuilder<unknown> {
  const texts = values.map((value) => (value === null ? null : String(value)));
  return sql`${texts}::text[]::${sql.raw(columnStorages[storage].type)}[]`;
}
