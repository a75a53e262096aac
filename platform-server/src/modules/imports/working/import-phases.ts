import { AppError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { inAuditScope } from '../../audit/index.ts';
import { forgetRows, stageRefused, stageRows } from '../staging/import-rows.repository.ts';
import { requireImport, requireImportRight } from '../tasks/begin-import.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { undoPhase } from '../undoing/undo-phase.ts';
import * as repository from './import-runs.repository.ts';
import { RunLost, RunNotes } from './import-run.ts';
import type { ImportWorker } from './import-worker.ts';
import { readAhead } from './read-ahead.ts';
import { type FileBatches, type ReadOutcome, readPhase } from './read-phase.ts';
import { secondPhase, type SecondReading } from './second-phase.ts';
import { rowsOf, writePhase } from './write-phase.ts';
import { writeWhileReading } from './write-while-reading.ts';

/** Returns what does an import from its beginning to its end, with the rights that its person has now. */
export function importPhases(platform: Platform, worker: ImportWorker) {
  const readSecond = secondPhase(platform, worker);
  const finish = finisher(platform, worker);
  const undo = undoPhase(platform, worker.importing);
  const workOnFile = fileWork(platform, worker, finish);
  return async (task: StoredImport, signal: AbortSignal): Promise<void> => {
    const user = await worker.rightsOf(task.userId);
    if (user === undefined) throw new AppError('noPermission', {});
    const model = await worker.models.visible(task.schemaCode, user);
    (task.isUndo ? requireImportRight : requireImport)(model, user);
    const context = { model, user, locale: task.locale };
    const reading = { task, context, notes: new RunNotes(platform, task), signal };
    await inName(user, async () => {
      if (task.isUndo) await undo(reading);
      else if (task.isSecond) await finish(reading, await readSecond(reading));
      else await workOnFile(reading);
    });
  };
}

type Finish = (reading: SecondReading, outcome: ReadOutcome) => Promise<void>;

/** Returns what writes the rows that were kept, or lets an import that is only tried wait for its person. */
function finisher(platform: Platform, worker: ImportWorker): Finish {
  const { connections, corpId } = platform;
  const write = writePhase(platform, worker);

  async function plan(task: StoredImport, outcome: ReadOutcome): Promise<void> {
    const { total, created, updated, refused, reasons, newOptions: addedOptions } = outcome;
    const counts = { total, successCount: created + updated, updatedCount: updated, errorCount: refused };
    if (!(await repository.keepPlan(connections.db, corpId, task, { ...counts, reasons, addedOptions })))
      throw new RunLost();
  }

  return async (reading, outcome) => {
    const { task, notes } = reading;
    await notes.note({ phase: 'CHECKING', percent: null, total: outcome.total, errorCount: outcome.refused });
    if (task.isDryRun) await plan(task, outcome);
    else await write({ ...reading, outcome: () => outcome });
  };
}

/** Returns what works on the file of an import. */
function fileWork(platform: Platform, worker: ImportWorker, finish: Finish) {
  const { connections, corpId } = platform;
  const read = readPhase(platform, worker);
  const writeAtOnce = writeWhileReading(platform, worker.importing);

  /** Keeps the rows of a file: the good ones only where they are to be written later. */
  async function keepRows(task: StoredImport, file: FileBatches): Promise<void> {
    const keep = task.isDryRun ? stageRefused : stageRows;
    for await (const rows of readAhead(file.batches())) await keep(connections, rowsOf(corpId, task), rows);
  }

  return async (reading: SecondReading): Promise<void> => {
    const { task, context } = reading;
    // What an earlier run left is nobody's any more.
    await forgetRows(connections.db, { corpId, taskId: task.id }, { exceptRun: task.run });
    const { content } = await worker.fileReader.open(context.user, task.fileId);
    await read({ ...reading, content }, async (file) => {
      const { outcome } = file;
      // Options come before the records that have them, and all of them are known only when the file is read.
      const isAtOnce = !task.isDryRun && !task.addsOptions && task.queryField === null;
      if (isAtOnce) return writeAtOnce({ ...reading, outcome }, file);
      await keepRows(task, file);
      await finish(reading, outcome());
    });
  };
}

/** Runs work whose audit events are in the name of the import's person: their request has long been answered. */
function inName<T>({ id, name }: SignedInUser, work: () => T): T {
  return inAuditScope({ actor: { id, name }, address: null, device: null, traceId: null }, work);
}
