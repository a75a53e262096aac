import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import type { ModelTable } from '../../schema/model-table.ts';
import { figureOf, type RecordSelection, selected, type SummaryFigure } from './read-records.ts';
import { figureKey, type SegmentTotals } from './totals.model.ts';

/** Records of one part of a table: few enough to be counted in a millisecond. */
const partSize = 4_096;
/**
 * Above every id: the application makes ids of up to 64 letters, digits, "-" and "_". Where the last part had no end, the
 * database would read the whole table for it.
 */
const aboveAll = 'z'.repeat(65);

/**
 * The ids at which the parts of a table begin, in order; none for a small table. Records that come later are in the
 * last part, as ids grow with time.
 */
export async function readSegmentStarts(
  db: Database,
  { table }: ModelTable,
  corpId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ starts: string[] | null }>`select array_agg(placed.id order by placed.id) as starts
    from (select r.id, row_number() over (order by r.id) as place from ${sql.id(table)} r where r.corp_id = ${corpId}) placed
    where placed.place % ${partSize}::int = 0`.execute(forValues(db));
  return rows[0]?.starts ?? [];
}

interface SegmentTotalsRow extends SegmentTotals {
  readonly part: number;
}

/**
 * A selection's totals by part: of all parts, or of those in which some records are, or were before they went. Each
 * part is read by the primary key: to tell the part of every single row costs more than counting does.
 */
export async function readSegmentTotals(
  db: Database,
  selection: RecordSelection,
  wanted: readonly SummaryFigure[],
  { starts, ids }: { readonly starts: readonly string[]; readonly ids?: readonly string[] },
): Promise<Map<number, SegmentTotals>> {
  const all = sql`${[...starts]}::text[]`;
  const parts =
    ids === undefined
      ? sql`generate_series(0, ${starts.length}::int) read(part)`
      : sql`(select distinct width_bucket(changed.id, ${all}) as part from unnest(${[...ids]}::text[]) changed(id)) read`;
  const { rows } = await sql<SegmentTotalsRow>`select read.part, counted.total, counted.figures
    from ${parts} cross join lateral (select ${totals(selection, wanted)} from ${sql.id(selection.table.table)} r
      where ${selected(selection)} and r.id >= coalesce((${all})[read.part], '')
        and r.id < coalesce((${all})[read.part + 1], ${aboveAll})) counted`.execute(forValues(db));
  return new Map(rows.map(({ part, total, figures }) => [part, { total, figures }]));
}

function totals(selection: RecordSelection, wanted: readonly SummaryFigure[]): RawBuilder<unknown> {
  const figures = wanted.flatMap((each) => {
    const figure = figureOf(selection, each);
    return figure === undefined ? [] : [sql`${figureKey(each)}::text, ${figure}`];
  });
  return sql`count(*) as total, json_build_object(${sql.join(figures)}) as figures`;
}
