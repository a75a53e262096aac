import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';

/** Lets an import that waits for its person go on. @returns false where it does not wait */
export async function keepConfirmation(
  db: Database,
  corpId: string,
  { id, userId, at }: { readonly id: string; readonly userId: UserId; readonly at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('import_task')
    .set({ phase: null, percent: null, is_dry_run: false, due_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'RUN')
    .where('phase', '=', 'PLANNED')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps how many rows of an import are refused still. */
export async function keepErrorCount(
  db: Database,
  { corpId, taskId }: { readonly corpId: string; readonly taskId: string },
  count: number,
): Promise<void> {
  await db
    .updateTable('import_task')
    .set({ error_count: count })
    .where('corp_id', '=', corpId)
    .where('id', '=', taskId)
    .execute();
}

/** Lets an import that has ended begin once more, with the rows that were corrected. */
export async function keepSecond(
  db: Database,
  corpId: string,
  { id, userId, at }: { readonly id: string; readonly userId: UserId; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('import_task')
    .set({ status: 'RUN', phase: null, percent: null, is_second: true, due_time: at, attempts: 0, ended_time: null })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'END')
    .execute();
}
