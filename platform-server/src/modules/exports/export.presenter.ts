import type { ExportTask, TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Model } from '../models/index.ts';
import { presentFailure } from '../own-jobs/index.ts';
import type { StoredExport } from './exports.repository.ts';

/** The outcome by the status; null while there is none. */
const outcomes: Readonly<Record<TaskStatus, ExportTask['exportResultStatus']>> = {
  INIT: null,
  RUN: null,
  END: 'SUCCESS',
  FAIL: 'FAIL',
  EXCEPTION: 'FAIL',
  CHECK_ERROR: 'FAIL',
};

/** An export as its person sees it, its failure in their language; a model that is gone has its code as its name. */
export function presentExport(task: StoredExport, model: Model | undefined, locale: Locale): ExportTask {
  const { id, schemaCode, status, format, total, handled, cutTexts } = task;
  return {
    id,
    refId: task.fileName,
    fileSize: task.fileSize,
    schemaCode,
    queryCode: task.viewCode,
    schemaName: model?.definition.name ?? schemaCode,
    schemaName_i18n: model?.definition.name_i18n ?? null,
    format,
    taskStatus: status,
    exportResultStatus: outcomes[status],
    total,
    handled,
    cutTexts,
    failure: presentFailure(task, locale),
    startTime: task.startTime.toISOString(),
    endTime: task.endTime?.toISOString() ?? null,
    expiryTime: status === 'END' ? (task.expiryTime?.toISOString() ?? null) : null,
  };
}
