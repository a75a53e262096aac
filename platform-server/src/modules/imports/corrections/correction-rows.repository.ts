import type { CellCondition, ImportTexts } from '@portico/shared-kit/contract/import-corrections.schema';
import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { type RawBuilder, sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import type { StagedRows } from '../staging/import-rows.repository.ts';

/** Refused rows of an import that meet conditions. */
export interface RowSelection extends StagedRows {
  readonly conditions: readonly CellCondition[];
  /** Only these; all where it is undefined. */
  readonly rowNumbers?: readonly number[] | undefined;
}

/** Row as the table of corrections holds it. */
export interface CorrectionRow {
  readonly id: string;
  readonly rowNumber: number;
  readonly cells: ImportRow;
}

const hasProblem = (cells: RawBuilder<unknown>) =>
  sql<boolean>`(jsonb_path_exists(${cells}, '$.cells.*.problem')
    or jsonb_path_exists(${cells}, '$.children.*[*].cells.*.problem') or ${cells} ->> 'reason' is not null)`;

function partsOf(path: string): readonly [code: string, column: string | null] {
  const [code = path, column = null] = path.split('.');
  return [code, column];
}

/** The text of a cell of the row `r`, or of the row `c` of a sub-table; '' where it has none. */
function textAt(path: string): RawBuilder<string> {
  const [code, column] = partsOf(path);
  return column === null
    ? sql`coalesce(r.cells #>> array['cells', ${code}, 'text'], '')`
    : sql`coalesce(c.cells #>> array['cells', ${column}, 'text'], '')`;
}

/** The rows of a sub-table of the row `r`, as `c(cells, place)`. */
const childRows = (code: string) =>
  sql`jsonb_array_elements(coalesce(r.cells #> array['children', ${code}], '[]')) with ordinality c(cells, place)`;

function where({ corpId, taskId, run, conditions, rowNumbers }: RowSelection): RawBuilder<boolean> {
  const each = conditions.map(({ propertyPath, text }) => {
    const [code, column] = partsOf(propertyPath);
    const isSame = sql`${textAt(propertyPath)} = ${text}`;
    return column === null ? isSame : sql`exists (select 1 from ${childRows(code)} where ${isSame})`;
  });
  const own = sql`r.corp_id = ${corpId} and r.task_id = ${taskId} and r.run = ${run} and r.state <> 'GOOD'`;
  const some = rowNumbers === undefined ? [] : [sql`r.row_number = any(${[...rowNumbers]}::integer[])`];
  return sql<boolean>`${sql.join([own, ...each, ...some], sql` and `)}`;
}

/** A page of refused rows, the number of all that meet the conditions, and of those that still have problems. */
export async function findRows(
  db: Database,
  selection: RowSelection,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly content: readonly ImportRow[]; readonly totalElements: number; readonly problemRows: number }> {
  const { rows } = await sql<{ cells: ImportRow }>`select r.cells from import_row r where ${where(selection)}
    order by r.row_number limit ${size} offset ${page * size}`.execute(db);
  const counted = await sql<{ total: number; problems: number }>`select count(*)::int as total,
    count(*) filter (where r.state = 'REFUSED')::int as problems from import_row r where ${where(selection)}`.execute(
    db,
  );
  const { total = 0, problems = 0 } = counted.rows[0] ?? {};
  return { content: rows.map(({ cells }) => cells), totalElements: total, problemRows: problems };
}

/** The number of rows that still have problems, and of all that are kept. */
export async function countRows(
  db: Database,
  rows: StagedRows,
): Promise<{ readonly total: number; readonly problems: number }> {
  const { totalElements: total, problemRows: problems } = await findRows(
    db,
    { ...rows, conditions: [] },
    { page: 0, size: 0 },
  );
  return { total, problems };
}

/** The first row behind another one that has a problem, and its place among all; undefined where there is none. */
export async function findProblem(
  db: Database,
  { corpId, taskId, run }: StagedRows,
  afterRow: number,
): Promise<{ readonly rowNumber: number; readonly position: number } | undefined> {
  const own = sql`r.corp_id = ${corpId} and r.task_id = ${taskId} and r.run = ${run}`;
  const { rows } = await sql<{ rowNumber: number; position: number }>`select r.row_number as "rowNumber",
      (select count(*)::int from import_row b where b.corp_id = r.corp_id and b.task_id = r.task_id and b.run = r.run
        and b.state <> 'GOOD' and b.row_number < r.row_number) as position
    from import_row r where ${own} and r.state = 'REFUSED' and r.row_number > ${afterRow}
    order by r.row_number limit 1`.execute(db);
  return rows[0];
}

/** Different texts of a field that are told. */
const mostTexts = 1_000;

/** The different texts of a field with their numbers and problems, those with problems first. */
export async function findTexts(db: Database, selection: RowSelection, path: string): Promise<ImportTexts['content']> {
  const [code, column] = partsOf(path);
  const problem =
    column === null
      ? sql`r.cells #>> array['cells', ${code}, 'problem', 'kind']`
      : sql`c.cells #>> array['cells', ${column}, 'problem', 'kind']`;
  const from = column === null ? sql`import_row r` : sql`import_row r cross join lateral ${childRows(code)}`;
  const { rows } = await sql<ImportTexts['content'][number]>`select ${textAt(path)} as text, count(*)::int as count,
      min(${problem}) as problem from ${from} where ${where(selection)}
    group by 1 order by min(${problem}) is null, 2 desc, 1 limit ${mostTexts}`.execute(db);
  return rows;
}

/** Gives all cells of a field that have a text the same value, and takes their problems away. @returns how many cells */
export async function replaceTexts(
  db: Database,
  selection: RowSelection,
  { path, text, cell }: { readonly path: string; readonly text: string; readonly cell: ImportCell },
): Promise<number> {
  const [code, column] = partsOf(path);
  const conditions = [...selection.conditions, { propertyPath: path, text }];
  const json = sql`${asJson(cell)}::jsonb`;
  const changed =
    column === null
      ? sql`jsonb_set(r.cells, array['cells', ${code}], ${json})`
      : sql`jsonb_set(r.cells, array['children', ${code}], (select jsonb_agg(
        case when ${textAt(path)} = ${text} then jsonb_set(c.cells, array['cells', ${column}], ${json}) else c.cells end
        order by c.place) from ${childRows(code)}))`;
  const count =
    column === null ? sql`1` : sql`(select count(*)::int from ${childRows(code)} where ${textAt(path)} = ${text})`;
  const { rows } = await sql<{ changed: number }>`with found as (
      select r.id, ${count} as count, jsonb_set(${changed}, '{reason}', 'null') as cells
      from import_row r where ${where({ ...selection, conditions })} for update),
    written as (update import_row r set cells = found.cells,
        state = case when ${hasProblem(sql`found.cells`)} then 'REFUSED' else 'MENDED' end
      from found where r.corp_id = ${selection.corpId} and r.id = found.id returning found.count)
    select coalesce(sum(count), 0)::int as changed from written`.execute(db);
  return rows[0]?.changed ?? 0;
}

/** Locks the rows in which these rows of the file stand: sub-tables go on below the row of their record. */
export async function lockRowsOf(
  trx: Database,
  { corpId, taskId, run }: StagedRows,
  rowNumbers: readonly number[],
): Promise<readonly CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`select r.id, r.row_number as "rowNumber", r.cells from import_row r
    where r.corp_id = ${corpId} and r.id in (select found.id from unnest(${[...rowNumbers]}::integer[]) asked(number)
      cross join lateral (select own.id, own.state from import_row own where own.corp_id = ${corpId}
        and own.task_id = ${taskId} and own.run = ${run} and own.row_number <= asked.number
        order by own.row_number desc limit 1) found where found.state <> 'GOOD')
    order by r.row_number for update`.execute(trx);
  return rows;
}

/** Keeps rows as they were corrected. */
export async function keepRows(db: Database, corpId: string, rows: readonly CorrectionRow[]): Promise<void> {
  const [ids, cells] = [rows.map(({ id }) => id), rows.map((row) => asJson(row.cells))];
  await sql`update import_row r set cells = each.cells::jsonb,
      state = case when ${hasProblem(sql`each.cells::jsonb`)} then 'REFUSED' else 'MENDED' end
    from unnest(${ids}::text[], ${cells}::text[]) each(id, cells)
    where r.corp_id = ${corpId} and r.id = each.id`.execute(db);
}

/** Forgets refused rows. @returns how many */
export async function dropRows(
  db: Database,
  { corpId, taskId, run }: StagedRows,
  rowNumbers: readonly number[],
): Promise<number> {
  const gone = await db
    .deleteFrom('import_row')
    .where('corp_id', '=', corpId)
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('state', '!=', 'GOOD')
    .where('row_number', 'in', rowNumbers)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
