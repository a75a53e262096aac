import { undoDays } from '@portico/shared-kit/contract/record-undo';
import { Type } from 'typebox';
import { transaction } from '../database/index.ts';
import { defineJob, type JobContext } from './job.ts';
import {
  deleteExpired,
  deleteExpiredFiles,
  deleteOldChanges,
  deleteOldDrafts,
  deleteOldImports,
  deleteOldOperations,
  deleteOldPrintSelections,
  deleteOldRecordJobs,
  deleteOldReplies,
  deleteOldUndo,
  deleteOrphanFile,
  findOrphanFiles,
} from './purge.repository.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Removes, every hour, what nobody can use any more: sessions a day after their end (so that a late
 * request is told "expired", not "unknown"), answers kept for repeated requests, selections of records to print and uploads without a record after a day,
 * notes of which records were written after an hour: totals look back seconds; opinions that were kept for later a month
 * after their work was done otherwise, so that what is given back within that time is as it was; operations on many records
 * and imports a month after their end, when nobody looks for their outcome any more, and what undoes an import when its
 * time for that is over; exports and printed files when their week is over,
 * with their content.
 */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  input: Type.Object({}),
  options: { schedule: '17 * * * *' },
  async handle(_input, context, signal) {
    const { connections, log, now } = context;
    const yesterday = new Date(now().getTime() - day);
    const deleted = await transaction(connections.db, (trx) => deleteExpired(trx, yesterday));
    const replies = await deleteOldReplies(connections.db, yesterday);
    const printSelections = await deleteOldPrintSelections(connections.db, yesterday);
    const changes = await deleteOldChanges(connections.db, new Date(now().getTime() - hour));
    const monthAgo = new Date(now().getTime() - 30 * day);
    const drafts = await transaction(connections.db, (trx) => deleteOldDrafts(trx, monthAgo));
    const recordJobs = await deleteOldRecordJobs(connections.db, monthAgo);
    const undo = await transaction(connections.db, (trx) => deleteOldUndo(trx, now()));
    const weekAgo = new Date(now().getTime() - undoDays * day);
    const operations = await transaction(connections.db, (trx) => deleteOldOperations(trx, weekAgo));
    const imports = await transaction(connections.db, (trx) => deleteOldImports(trx, monthAgo));
    // Before the files: those of records that go now are let go of.
    const deletedRecords = await context.purgeRecycleBin(signal);
    const files = await purgeFiles(context, yesterday, signal);
    const exports = await purgeTaskFiles(context, 'export_task', signal);
    const printFiles = await purgeTaskFiles(context, 'print_file_task', signal);
    log.info(
      {
        ...deleted,
        replies,
        printSelections,
        changes,
        drafts,
        recordJobs,
        undo,
        operations,
        imports,
        deletedRecords,
        files,
        exports,
        printFiles,
      },
      'expired rows removed',
    );
  },
});

/** The row goes first: a crash in between leaves an unreachable content, never a row without one. */
async function purgeFiles(
  { connections, removeStoredFile }: JobContext,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const orphans = await findOrphanFiles(connections.db, before);
    for (const orphan of orphans) {
      if (signal.aborted) return removed;
      if (!(await deleteOrphanFile(connections.db, orphan))) continue;
      await removeStoredFile(orphan.storage_key);
      removed += 1;
    }
    if (orphans.length < 500) return removed;
  }
}

async function purgeTaskFiles(
  { connections, now, removeStoredFile }: JobContext,
  table: 'export_task' | 'print_file_task',
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const { count, fileKeys } = await deleteExpiredFiles(connections.db, table, now());
    for (const fileKey of fileKeys) await removeStoredFile(fileKey);
    removed += count;
    if (count < 500) break;
  }
  return removed;
}
