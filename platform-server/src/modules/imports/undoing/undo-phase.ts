import type { Platform } from '../../../platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import { forgetRows } from '../staging/import-rows.repository.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { type RunNotes, RunLost } from '../working/import-run.ts';
import { keepUndoEnd } from './undo.repository.ts';

/** An import that is being undone. */
export interface ImportUndoing {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly notes: RunNotes;
  readonly signal: AbortSignal;
}

/** The share of the work, of 100, that is done before its transaction ends. */
const whenUndone = 99;

/**
 * Undoes an import in one transaction: it goes on as a whole or leaves all as it was. Its refused rows go, too: an import
 * that was undone is over. Throws RunLost.
 */
export function undoPhase(platform: Platform, importing: Pick<RecordImporting, 'undo'>) {
  const { corpId, now } = platform;
  return async ({ task, context, notes, signal }: ImportUndoing): Promise<void> => {
    const { id: taskId, successCount, total, errorCount } = task;
    const progress = (done: number) => {
      const percent = Math.floor((whenUndone * done) / Math.max(done, successCount, 1));
      return { phase: 'UNDOING', percent, total, errorCount } as const;
    };
    await notes.note(progress(0));
    await importing.undo(context, {
      operationId: taskId,
      note(done) {
        signal.throwIfAborted();
        notes.noteBeside(progress(done));
      },
      async end(trx, undo) {
        if (!(await keepUndoEnd(trx, corpId, task, { undo, at: now() }))) throw new RunLost();
        await forgetRows(trx, { corpId, taskId });
        const { schemaCode, definition } = context.model;
        const { undone, changedSince, refused } = undo;
        await recordAudit(platform, trx, {
          action: 'importUndo',
          object: { id: schemaCode, name: definition.name },
          detail: { taskId, fileName: task.originalName, undone, changedSince, refused },
        });
      },
    });
  };
}
