import type { ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import type { StagedRows } from './import-rows.repository.ts';

/** Refused rows that are read at once. */
const batchSize = 500;

/** Reads the rows of an import that became no records, in the order of the file. */
export async function* readRefusedRows(db: Database, { corpId, taskId, run }: StagedRows): AsyncGenerator<ImportRow> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(sql<ImportRow>`cells`.as('cells'))
      .where('corp_id', '=', corpId)
      .where('task_id', '=', taskId)
      .where('run', '=', run)
      .where('state', '!=', 'GOOD')
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(batchSize)
      .execute();
    for (const { cells } of rows) yield cells;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.cells.rowNumber ?? after;
  }
}
