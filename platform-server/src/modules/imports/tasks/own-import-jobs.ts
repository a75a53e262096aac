import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { OwnJobStatus } from '@portico/shared-kit/contract/own-jobs.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { OwnJobFacts, OwnJobSource } from '../../own-jobs/index.ts';
import { presentImport } from './import-task.presenter.ts';
import { findRecentImports, type StoredImport } from './import-tasks.repository.ts';

/** Imports among the jobs that people began. */
export function ownImportJobs({
  connections,
  corpId,
  now,
}: Pick<Platform, 'connections' | 'corpId' | 'now'>): OwnJobSource {
  return {
    async recentOf({ id: userId }, { since, most, locale }) {
      const tasks = await findRecentImports(connections.db, corpId, { userId, since, most });
      return tasks.map((task) => jobOf(task, { locale, at: now() }));
    },
  };
}

function jobOf(task: StoredImport, shownTo: { readonly locale: Locale; readonly at: Date }): OwnJobFacts {
  const { taskId, originalFilename, schemaCode, total, successCount, errorCount, ...shown } = presentImport(
    task,
    { name: '' },
    shownTo,
  );
  const status = statusOf(task);
  return {
    kind: 'import',
    id: taskId,
    operation: null,
    schemaCode,
    viewCode: task.viewCode,
    fileName: originalFilename,
    status,
    total,
    handled: successCount + errorCount,
    refused: errorCount,
    failure: status === 'STOPPED' ? null : shown.failure,
    hasFile: shown.hasErrorFile,
    ...undoOf(task, shown),
    createdTime: shown.importTime,
    endedTime: shown.endTime,
  };
}

/** The undo of an import, which is told instead of it. */
function undoOf(
  { isUndo, percent, successCount }: StoredImport,
  { undo, undoFailure }: Pick<ImportTask, 'undo' | 'undoFailure'>,
): Partial<OwnJobFacts> {
  const facts = { operation: 'undo', total: successCount };
  if (isUndo) return { ...facts, handled: Math.floor(((percent ?? 0) * successCount) / 100), refused: 0 };
  if (undo !== null) {
    return { ...facts, status: 'DONE', handled: undo.undone, refused: undo.changedSince + undo.refused };
  }
  return undoFailure === null ? {} : { ...facts, status: 'FAILED', failure: undoFailure };
}

function statusOf({ status, phase, errcode, errorCount }: StoredImport): OwnJobStatus {
  if (status === 'INIT') return 'QUEUED';
  if (status === 'RUN') return phase === 'PLANNED' ? 'NEEDS_CORRECTION' : 'RUNNING';
  if (status === 'END') return errorCount > 0 ? 'NEEDS_CORRECTION' : 'DONE';
  return errcode === codeOf('importStopped') ? 'STOPPED' : 'FAILED';
}
