import type { TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { OwnJobStatus } from '@portico/shared-kit/contract/own-jobs.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../platform.ts';
import type { OwnJobFacts, OwnJobSource } from '../own-jobs/index.ts';
import { presentFailure } from './export.presenter.ts';
import { listRecentExports, type StoredExport } from './exports.repository.ts';

const statuses: Readonly<Record<TaskStatus, OwnJobStatus>> = {
  INIT: 'QUEUED',
  RUN: 'RUNNING',
  END: 'DONE',
  FAIL: 'FAILED',
  EXCEPTION: 'FAILED',
  CHECK_ERROR: 'FAILED',
};

/** Exports among the jobs that people began. */
export function ownExportJobs({ connections, corpId }: Platform): OwnJobSource {
  return {
    async recentOf({ id: userId }, { since, most, locale }) {
      const tasks = await listRecentExports(connections.db, corpId, { userId, since, most });
      return tasks.map((task) => jobOf(task, locale));
    },
  };
}

function jobOf(task: StoredExport, locale: Locale): OwnJobFacts {
  const isStopped = task.errcode === codeOf('exportStopped');
  return {
    kind: 'export',
    id: task.id,
    operation: null,
    schemaCode: task.schemaCode,
    viewCode: null,
    fileName: task.fileName,
    status: isStopped ? 'STOPPED' : statuses[task.status],
    total: task.total,
    handled: task.handled,
    refused: 0,
    failure: isStopped ? null : presentFailure(task, locale),
    hasFile: task.status === 'END',
    createdTime: task.startTime.toISOString(),
    endedTime: task.endTime?.toISOString() ?? null,
  };
}
