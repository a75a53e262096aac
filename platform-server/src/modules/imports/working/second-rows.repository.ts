import type { ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import type { GoodDraft } from '../../records/index.ts';
import type { StagedRows } from '../staging/import-rows.repository.ts';

/** Corrected row of an import. */
export interface MendedRow {
  readonly id: string;
  readonly cells: ImportRow;
}

/** Lets rows that an earlier attempt has checked be checked again. Rows that were good at once have no cells. */
export async function resetRows(db: Database, { corpId, taskId, run }: StagedRows): Promise<void> {
  await db
    .updateTable('import_row')
    .set({ state: 'MENDED', record_values: null })
    .where('corp_id', '=', corpId)
    .where('task_id', '=', taskId)
    .where('run', '=', run)
    .where('state', '!=', 'MENDED')
    .where('cells', 'is not', null)
    .execute();
}

const batchSize = 1_000;

/** Reads the corrected rows in the order of the file. */
export async function* readMended(
  db: Database,
  { corpId, taskId, run }: StagedRows,
): AsyncGenerator<readonly MendedRow[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['id', 'row_number as rowNumber'])
      .select(sql<ImportRow>`cells`.as('cells'))
      .where('corp_id', '=', corpId)
      .where('task_id', '=', taskId)
      .where('run', '=', run)
      .where('state', '=', 'MENDED')
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(batchSize)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.rowNumber ?? after;
  }
}

/** A corrected row that was checked. */
export interface CheckedRow extends MendedRow {
  readonly recordId: string;
  readonly good: Pick<GoodDraft, 'version' | 'values'> | null;
}

/** Keeps the outcome of a check, unless somebody else works on the import meanwhile. */
export async function keepChecked(
  db: Database,
  { corpId, taskId }: StagedRows,
  { run, rows }: { readonly run: number; readonly rows: readonly CheckedRow[] },
): Promise<void> {
  const texts = (of: (row: CheckedRow) => string | null) => sql`${rows.map(of)}::text[]`;
  await sql`update import_row r set cells = each.cells::jsonb, record_values = each.record_values::jsonb,
      record_id = each.record_id, version = each.version::integer,
      state = case when each.record_values is null then 'REFUSED' else 'GOOD' end
    from unnest(${texts(({ id }) => id)}, ${texts(({ recordId }) => recordId)}, ${texts(({ cells }) => asJson(cells))},
      ${texts(({ good }) => (good === null ? null : asJson(good.values)))},
      ${texts(({ good }) => (good === null || good.version === null ? null : String(good.version)))})
      each(id, record_id, cells, record_values, version)
    where r.corp_id = ${corpId} and r.id = each.id and exists (select 1 from import_task t
      where t.corp_id = ${corpId} and t.id = ${taskId} and t.run = ${run})`.execute(db);
}
