import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import type { ChildTable } from '../../schema/model-table.ts';
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
  /** Sub-table whose rows are grouped with their records; null where the records alone are. */
  readonly rows: ChildTable | null;
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

type Expression = RawBuilder<unknown>;

/** The parts of the statement of groups: SQL of its dimensions and measures, in their order. */
interface GroupParts {
  readonly dimensions: readonly ReturnType<typeof dimensionSql>[];
  readonly measures: readonly ReturnType<typeof measureSql>[];
}

/**
 * The statement of the groups: the records are read once, grouped, and only the groups are named and sorted. Each part is
 * computed once, so that its parameters stand in one place.
 */
function groupStatement(selection: RecordSelection, query: GroupQuery): RawBuilder<RecordGroup> {
  const dimensions = query.dimensions.map((each, at) => dimensionSql(each, `k${at}`, query.locale));
  const measures = query.measures.map((each, at) => measureSql(each, `m${at}`));
  const grouped = groupedRecords(selection, query, { dimensions, measures });
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

/** The groups with their figures, each dimension and measure as the column of its position. */
function groupedRecords(selection: RecordSelection, query: GroupQuery, parts: GroupParts): Expression {
  const { corpId } = selection;
  const { dimensions, measures } = parts;
  const keyNames = dimensions.map((_, at) => `k${at}`);
  const counted = countedRecords(selection, query.rows, parts);
  const keys = keyNames.map((name) => sql.id('counted', name));
  const over = listOf(
    keys.map((key, at) => sql`case when grouping(${key}) = 1 then ${at}::integer end`),
    'integer',
  );
  const columns = (from: string) => keyNames.map((name) => sql`${sql.id(from, name)} as ${sql.id(name)}`);
  if (query.rows === null || query.measures.every(({ isOfRows }) => isOfRows)) {
    const figures = measures.map(({ figure }, at) => sql`${figure} as ${sql.id(`m${at}`)}`);
    return sql`select ${corpId}::text as corp_id, ${over} as over, ${sql.join([...columns('counted'), ...figures])}
      from (${counted}) counted ${grouping(keys, query.totals)}`;
  }
  // A record that has several rows in a group counts once in it, and once in each total.
  const kept = measures.flatMap(({ perRecord }) =>
    perRecord.map(({ name, figure }) => sql`${figure} as ${sql.id(name)}`),
  );
  const perRecord = sql`select ${sql.join([sql`${over} as over`, ...columns('counted'), ...kept])}
    from (${counted}) counted ${grouping(keys, query.totals, sql`counted.id`)}`;
  const figures = measures.map(({ overRecords }, at) => sql`${overRecords} as ${sql.id(`m${at}`)}`);
  const groups =
    keyNames.length === 0 ? [] : [sql`per_record.over`, ...keyNames.map((name) => sql.id('per_record', name))];
  const held = keyNames.length === 0 ? listOf([], 'integer') : sql`per_record.over`;
  return sql`select ${corpId}::text as corp_id, ${held} as over, ${sql.join([...columns('per_record'), ...figures])}
    from (${perRecord}) per_record ${groups.length === 0 ? sql`` : sql`group by ${sql.join(groups)}`}`;
}

/** The records with the values of their dimensions and measures, each as often as it has rows where those are grouped too. */
function countedRecords(
  selection: RecordSelection,
  rows: ChildTable | null,
  { dimensions, measures }: GroupParts,
): Expression {
  const values = [
    ...dimensions.map(({ value }, at) => sql`${value} as ${sql.id(`k${at}`)}`),
    ...measures.map(({ value }, at) => sql`${value} as ${sql.id(`m${at}`)}`),
  ];
  const joins = [...(rows === null ? [] : [rowsJoin(rows)]), ...dimensions.map(({ join }) => join)];
  const id = rows === null ? sql`` : sql`r.id, `;
  return sql`select ${id}${sql.join(values)} from ${selection.table.rows ?? sql.id(selection.table.table)} r
    ${sql.join(joins, sql` `)} where ${selected(selection)}`;
}

/** The rows of each record that are seen; a record without any stands for itself. */
function rowsJoin({ table, visibleWhere }: ChildTable): Expression {
  const isSeen = visibleWhere === undefined ? sql`` : sql` and ${visibleWhere}`;
  return sql`left join ${sql.id(table)} c on c.corp_id = r.corp_id and c.parent_id = r.id${isSeen}`;
}

function listOf(items: readonly Expression[], type: 'text' | 'integer' | 'bigint'): Expression {
  return sql`array[${sql.join(items)}]::${sql.raw(type)}[]`;
}

/** Groups by the keys and for each total by some of them, always by the record too where one is named. */
function grouping(keys: readonly Expression[], totals: GroupQuery['totals'], record?: Expression): Expression {
  const always = record === undefined ? [] : [record];
  if (keys.length + always.length === 0) return sql``;
  if (totals.length === 0) return sql`group by ${sql.join([...always, ...keys])}`;
  const sets = [keys, ...totals.map((wanted) => wanted.flatMap((at) => keys[at] ?? []))];
  const lists = sets.map((set) => sql`(${sql.join([...always, ...set])})`);
  return sql`group by grouping sets (${sql.join(lists)})`;
}

function ordering({ sort, measures }: GroupQuery, orders: readonly Expression[]): Expression {
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
