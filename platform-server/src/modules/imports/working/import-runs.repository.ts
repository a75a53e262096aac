import type { TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { ImportPhase, ImportResult } from '@portico/shared-kit/contract/imports.schema';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import { type FilledColumn, importsOf, open, type StoredImport } from '../tasks/import-tasks.repository.ts';

/**
 * Takes up the import that waited longest, for this worker alone until the lease ends; undefined where there is none.
 * Whoever was at it before does nothing for it any more.
 */
export async function claimImport(
  trx: DatabaseTransaction,
  corpId: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<StoredImport | undefined> {
  const due = await trx
    .selectFrom('import_task')
    .select(['id', 'is_second', 'is_undo'])
    .where('corp_id', '=', corpId)
    .where('status', 'in', open)
    .where('due_time', '<=', at)
    .where((where) => where.or([where('phase', 'is', null), where('phase', '!=', 'PLANNED')]))
    .where((where) => where.or([where('lease_time', 'is', null), where('lease_time', '<', at)]))
    .orderBy('due_time')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return undefined;
  await trx
    .updateTable('import_task')
    .set({ status: 'RUN', percent: 0, run: sql`run + 1`, lease_time: until })
    .set({ phase: due.is_undo ? 'UNDOING' : 'READING' })
    .$if(!due.is_second && !due.is_undo, (query) =>
      query.set({
        total: null,
        success_count: 0,
        updated_count: 0,
        error_count: 0,
        reasons: '[]',
        added_options: '[]',
      }),
    )
    .where('corp_id', '=', corpId)
    .where('id', '=', due.id)
    .execute();
  return importsOf(trx, corpId).where('task.id', '=', due.id).executeTakeFirst();
}

/** Names an import with the run that works on it. */
export type ImportRun = Pick<StoredImport, 'id' | 'run'>;

/** The state of an import that is shown while it is at work. */
export interface ImportProgress {
  readonly phase: ImportPhase;
  readonly percent: number | null;
  readonly total: number | null;
  readonly errorCount: number;
  readonly until: Date;
}

/** Keeps how far an import is, and the lease. @returns false where the run does not have it any more */
export async function keepProgress(
  db: Database,
  corpId: string,
  { id, run }: ImportRun,
  { phase, percent, total, errorCount, until }: ImportProgress,
): Promise<boolean> {
  const result = await db
    .updateTable('import_task')
    .set({ phase, percent, total, error_count: errorCount, lease_time: until })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'RUN')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts of an import that was tried without writing anything. */
export type ImportPlan = Pick<
  StoredImport,
  'successCount' | 'updatedCount' | 'errorCount' | 'reasons' | 'addedOptions'
> & {
  readonly total: number;
};

/** Lets an import that was tried wait for its person. @returns false where the run does not have it any more */
export async function keepPlan(
  db: Database,
  corpId: string,
  { id, run }: ImportRun,
  plan: ImportPlan,
): Promise<boolean> {
  const result = await db
    .updateTable('import_task')
    .set({ phase: 'PLANNED', percent: 100, total: plan.total, lease_time: null, reasons: asJson(plan.reasons) })
    .set({ success_count: plan.successCount, updated_count: plan.updatedCount, error_count: plan.errorCount })
    .set({ added_options: asJson(plan.addedOptions) })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'RUN')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The end of an import. */
export interface ImportEnd extends Partial<Pick<StoredImport, 'errcode' | 'errParams' | 'reasons' | 'addedOptions'>> {
  readonly status: Exclude<TaskStatus, 'INIT' | 'RUN'>;
  readonly result: ImportResult | null;
  readonly total?: number | null;
  readonly successCount?: number;
  readonly updatedCount?: number;
  readonly errorCount?: number;
  /** Columns of a file that was read to its end. */
  readonly columns?: readonly FilledColumn[];
  /** Given where it wrote something. */
  readonly undoUntil?: Date;
  readonly at: Date;
}

/** Ends an import. @returns false where the run does not have it any more, and nothing was changed */
export async function keepEnd(db: Database, corpId: string, { id, run }: ImportRun, end: ImportEnd): Promise<boolean> {
  const result = await db
    .updateTable('import_task')
    .set({
      status: end.status,
      result: end.result,
      phase: null,
      percent: end.status === 'END' ? 100 : null,
      total: end.total ?? null,
      success_count: end.successCount ?? 0,
      updated_count: end.updatedCount ?? 0,
      error_count: end.errorCount ?? 0,
      reasons: asJson(end.reasons ?? []),
      errcode: end.errcode ?? null,
      err_params: end.errParams == null ? null : asJson(end.errParams),
      added_options: asJson(end.addedOptions ?? []),
      read_run: sql`coalesce(read_run, run)`,
      ...(end.columns === undefined ? {} : { columns: asJson(end.columns) }),
      ...(end.undoUntil === undefined ? {} : { undo_until: end.undoUntil }),
      run: sql`run + 1`,
      lease_time: null,
      ended_time: end.at,
    })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', 'in', open)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives an import back, to be taken up anew from its beginning. */
export async function releaseImport(
  db: Database,
  corpId: string,
  { id, run }: ImportRun,
  { attempts, dueTime }: { readonly attempts: number; readonly dueTime: Date },
): Promise<void> {
  await db
    .updateTable('import_task')
    .set({ attempts, due_time: dueTime, lease_time: null })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'RUN')
    .execute();
}
