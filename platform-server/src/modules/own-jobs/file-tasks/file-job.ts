import type { TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { OwnJobStatus } from '@portico/shared-kit/contract/own-jobs.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import type { OwnJobFacts } from '../own-job-source.ts';
import type { FileTask } from './file-task.ts';

const statuses: Readonly<Record<TaskStatus, OwnJobStatus>> = {
  INIT: 'QUEUED',
  RUN: 'RUNNING',
  END: 'DONE',
  FAIL: 'FAILED',
  EXCEPTION: 'FAILED',
  CHECK_ERROR: 'FAILED',
};

/** A task that writes a file, among the jobs of its person. */
export function fileJob(kind: OwnJobFacts['kind'], task: FileTask, locale: Locale, refused = 0): OwnJobFacts {
  const isStopped = task.errcode === codeOf('exportStopped');
  return {
    kind,
    id: task.id,
    operation: null,
    schemaCode: task.schemaCode,
    viewCode: null,
    fileName: task.fileName,
    status: isStopped ? 'STOPPED' : statuses[task.status],
    total: task.total,
    handled: task.handled,
    refused,
    failure: isStopped ? null : presentFailure(task, locale),
    hasFile: task.status === 'END',
    createdTime: task.startTime.toISOString(),
    endedTime: task.endTime?.toISOString() ?? null,
  };
}

/** The error that ended a task, in words. */
export function presentFailure(
  { errcode, errParams }: Pick<FileTask, 'errcode' | 'errParams'>,
  locale: Locale,
): OwnJobFacts['failure'] {
  if (errcode === null) return null;
  const { message } = describeError({ code: errcode, params: errParams ?? {} }, locale);
  return { resultCode: errcode, resultDesc: message };
}
