import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import { type RecordSelection, selected } from '../reading/read-records.ts';
import { dimensionSql, type GroupDimension } from './dimension-sql.ts';
import { type GroupMeasure, measureSql } from './measure-sql.ts';

/** Order of the groups by one dimension or measure; the dimensions in turn decide between equals. */
export interface GroupSort {
  readonly by: 'dimension' | 'measure';
  readonly index: number;
  readonly direction: 'asc' | 'desc';
}

/** Grouping of the records of a selection. */
export interface GroupQuery {
  readonly dimensions: readonly GroupDimension[];
  readonly measures: readonly GroupMeasure[];
  readonly sort: GroupSort | null;
  /** Most groups. */
  readonly limit: number;
  /** The language in which names are sorted. */
  readonly locale: Locale;
  /** Indexes of the dimensions of further groups, which stand for all values of the others. */
  readonly totals: readonly (readonly number[])[];
}

/** Group of records; by position, as the dimensions and measures stand in the query. */
export interface RecordGroup {
  /** Null for a value that is none. */
  readonly keys: readonly (string | null)[];
  /** JSON of a person, a department or a record; null for every other value. */
  readonly names: readonly ({ readonly name: string; readonly name_i18n?: string | null } | null)[];
  /** Indexes of the dimensions of which the group stands for all values. */
  readonly over: readonly number[];
  /** Place of each value in the order of its dimension. */
  readonly places: readonly number[];
  readonly values: readonly (string | null)[];
}

/**
 * The statement of the groups: the records are read once, grouped, and only the groups are named and sorted. Each part is
 * computed once, so that its parameters stand in one place.
 */
function groupStatement(selection: RecordSelection, query: GroupQuery): RawBuilder<RecordGroup> {
  const { table, corpId } = selection;
  const dimensions = query.dimensions.map((each, at) => dimensionSql(each, `k${at}`, query.locale));
  const measures = query.measures.map((each, at) => measureSql(each, `m${at}`));
  const keys = dimensions.map((_, at) => sql.id('counted', `k${at}`));
  const values = [
    ...dimensions.map(({ value }, at) => sql`${value} as ${sql.id(`k${at}`)}`),
    ...measures.map(({ value }, at) => sql`${value} as ${sql.id(`m${at}`)}`),
  ];
  const figures = measures.map(({ figure }, at) => sql`${figure} as ${sql.id(`m${at}`)}`);
  const counted = sql`select ${sql.join(values)} from ${sql.id(table.table)} r
    ${sql.join(
      dimensions.map(({ join }) => join),
      sql` `,
    )} where ${selected(selection)}`;
  const over = keys.map((key, at) => sql`case when grouping(${key}) = 1 then ${at}::integer end`);
  const grouped = sql`select ${corpId}::text as corp_id, ${listOf(over, 'integer')} as over,
      ${sql.join([...keys.map((key, at) => sql`${key} as ${sql.id(`k${at}`)}`), ...figures])}
    from (${counted}) counted ${grouping(keys, query.totals)}`;
  const places = dimensions.map(({ order }) => sql`dense_rank() over (order by ${order} asc nulls last)`);
  return sql`select ${listOf(
    dimensions.map(({ key }) => key),
    'text',
  )} as keys,
      json_build_array(${sql.join(dimensions.map(({ name }) => name))}) as names, array_remove(r.over, null) as over,
      ${listOf(places, 'bigint')}::integer[] as places, ${listOf(
        measures.map(({ text }) => text),
        'text',
      )} as values
    from (${grouped}) r ${ordering(
      query,
      dimensions.map(({ order }) => order),
    )} limit ${query.limit}::integer`;
}

function listOf(items: readonly RawBuilder<unknown>[], type: 'text' | 'integer' | 'bigint'): RawBuilder<unknown> {
  return sql`array[${sql.join(items)}]::${sql.raw(type)}[]`;
}

function grouping(keys: readonly RawBuilder<unknown>[], totals: GroupQuery['totals']): RawBuilder<unknown> {
  if (keys.length === 0) return sql``;
  if (totals.length === 0) return sql`group by ${sql.join(keys)}`;
  const sets = [keys, ...totals.map((wanted) => wanted.flatMap((at) => keys[at] ?? []))];
  return sql`group by grouping sets (${sql.join(sets.map((set) => sql`(${sql.join(set)})`))})`;
}

function ordering({ sort, measures }: GroupQuery, orders: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const own = orders.map((order) => sql`${order} asc nulls last`);
  if (sort === null) return own.length === 0 ? sql`` : sql`order by ${sql.join(own)}`;
  const { by, index, direction } = sort;
  const first = by === 'measure' ? measures[index] && sql.id('r', `m${index}`) : orders[index];
  const leading = first === undefined ? [] : [sql`${first} ${sql.raw(direction)} nulls last`];
  const all = [...leading, ...own];
  return all.length === 0 ? sql`` : sql`order by ${sql.join(all)}`;
}

/** Returns the groups of the records of a selection. */
export async function readGroups(db: Database, selection: RecordSelection, query: GroupQuery): Promise<RecordGroup[]> {
  const { rows } = await groupStatement(selection, query).execute(forValues(db));
  return rows;
}
