import { AppError, type ErrorName, rowOf } from '@portico/shared-kit/errors';
import type { ImportResult } from '@portico/shared-kit/contract/imports.schema';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { forgetRows } from '../staging/import-rows.repository.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { keepUndoEnd } from '../undoing/undo.repository.ts';
import * as repository from './import-runs.repository.ts';
import { importPhases } from './import-phases.ts';
import { leaseMs, RunLost } from './import-run.ts';
import type { ImportWorker } from './import-worker.ts';

/** Attempts at an import that others came in between of, or that fails by a fault of ours; ms between two, times their number. */
const mostAttempts = 5;
const pauseMs = 10_000;

/**
 * Returns what works on all imports in turn until nothing is left that can be done now. Several processes may work at
 * once: each import is one worker's for as long as it says that it is at it. Whatever ends a worker, another one begins
 * the import anew, and what was written was written whole.
 */
export function importWorker(platform: Platform, worker: ImportWorker): (signal: AbortSignal) => Promise<void> {
  const { connections, corpId, now } = platform;
  const work = oneImport(platform, worker);
  return async (signal) => {
    while (!signal.aborted) {
      const lease = () => ({ at: now(), until: new Date(now().getTime() + leaseMs) });
      const task = await transaction(connections.db, (trx) => repository.claimImport(trx, corpId, lease()));
      if (task === undefined) return;
      await work(task, signal);
      worker.noteOwnJobs(task.userId);
    }
  };
}

function oneImport(platform: Platform, worker: ImportWorker) {
  const { connections, corpId, now, log } = platform;
  const { db } = connections;
  const phases = importPhases(platform, worker);

  async function giveBack(task: StoredImport, isFault: boolean): Promise<void> {
    const attempts = task.attempts + 1;
    const pause = isFault ? attempts * pauseMs : 0;
    await repository.releaseImport(db, corpId, task, { attempts, dueTime: new Date(now().getTime() + pause) });
  }

  async function failed(task: StoredImport, error: unknown): Promise<void> {
    const refusal = error instanceof AppError && (rowOf(error.code)?.status ?? 500) < 500 ? error : null;
    const isLast = task.attempts + 1 >= mostAttempts;
    if (refusal === null) log.error({ err: error, import: task.id }, 'an import failed');
    if (!isLast && (refusal === null || isOfOthers(refusal))) return giveBack(task, refusal === null);
    const told = refusal ?? new AppError('unknownError', {});
    if (task.isUndo) {
      const { code, params } = told;
      return void (await keepUndoEnd(db, corpId, task, { undoFailure: { code, params }, at: now() }));
    }
    const result = resultOf(told);
    const status = refusal === null ? 'EXCEPTION' : result === 'SystemError' ? 'FAIL' : 'CHECK_ERROR';
    const { code: errcode, params: errParams } = told;
    await repository.keepEnd(db, corpId, task, { status, result, errcode, errParams, at: now() });
    await forgetRows(db, { corpId, taskId: task.id });
  }

  return async (task: StoredImport, signal: AbortSignal): Promise<void> => {
    try {
      await phases(task, signal);
      await forgetRows(db, { corpId, taskId: task.id }, { state: 'GOOD' });
    } catch (error) {
      if (error instanceof RunLost) return forgetRows(db, { corpId, taskId: task.id }, { run: task.run });
      if (signal.aborted) await repository.releaseImport(db, corpId, task, { attempts: task.attempts, dueTime: now() });
      else await failed(task, error);
    }
  };
}

/** Refusals of what was checked before: somebody saved in between, so that all is read anew. */
const ofOthers: ReadonlySet<ErrorName> = new Set([
  'recordConflict',
  'valueNotUnique',
  'valueInvalid',
  'importOptionsChanged',
]);

const isOfOthers = ({ errorName }: AppError) => ofOthers.has(errorName);

/** Outcomes by the errors that end an import. */
const results: Partial<Record<ErrorName, ImportResult>> = {
  fileTooLarge: 'DataNumExceed',
  spreadsheetTooLarge: 'DataNumExceed',
  spreadsheetTooManyRows: 'DataNumExceed',
  spreadsheetTooManyColumns: 'DataNumExceed',
  spreadsheetTooManyTexts: 'DataNumExceed',
  spreadsheetTooCostly: 'DataNumExceed',
  importOptionsTooMany: 'DataNumExceed',
  xlsTooLarge: 'DataNumExceed',
  importHeadsUnknown: 'DataColumnError',
  importKeyRefused: 'DataColumnError',
  importEmpty: 'TemplateEmpty',
  spreadsheetTypeWrong: 'FileTypeError',
  spreadsheetDamaged: 'FileTypeError',
  spreadsheetEncrypted: 'FileTypeError',
  spreadsheetHasMacros: 'FileTypeError',
  spreadsheetZipBomb: 'FileTypeError',
  spreadsheetHasDoctype: 'FileTypeError',
  spreadsheetSheetMissing: 'FileTypeError',
  spreadsheetWithoutSheets: 'FileTypeError',
  spreadsheetCellTooLong: 'FileTypeError',
  csvInvalid: 'FileTypeError',
  csvEncodingUnknown: 'FileTypeError',
};

const resultOf = ({ errorName }: AppError): ImportResult => results[errorName] ?? 'SystemError';
