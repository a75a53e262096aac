import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import type { ImportRun } from '../working/import-runs.repository.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';

/** Lets an import that has ended begin to be undone. */
export async function keepUndoBegin(
  db: Database,
  corpId: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('import_task')
    .set({ status: 'RUN', phase: null, percent: null, is_undo: true, undo_failure: null })
    .set({ due_time: at, attempts: 0, ended_time: null })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** The end of an undo: its outcome, the error that ended it, or neither where its person stopped it. */
export type UndoEnd = Partial<Pick<StoredImport, 'undo' | 'undoFailure'>> & { readonly at: Date };

/** Ends the undo of an import. @returns false where the run does not have it any more, and nothing was changed */
export async function keepUndoEnd(
  db: Database,
  corpId: string,
  { id, run }: ImportRun,
  { undo = null, undoFailure = null, at }: UndoEnd,
): Promise<boolean> {
  const result = await db
    .updateTable('import_task')
    .set({ status: 'END', phase: null, percent: 100, is_undo: false, ended_time: at, lease_time: null })
    .set({ run: sql`run + 1`, undo_failure: undoFailure === null ? null : asJson(undoFailure) })
    .$if(undo !== null, (query) => query.set({ undo: asJson(undo), undo_until: null }))
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('is_undo', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
