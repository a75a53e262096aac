import { type ImportTask, importResults } from '@portico/shared-kit/contract/imports.schema';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import type { StoredImport } from './import-tasks.repository.ts';

/** The name of the model that is imported into. */
export interface ModelName {
  readonly name: string;
  readonly name_i18n?: string | null | undefined;
}

/** An import as its person sees it, with its failure in their language. */
export function presentImport(task: StoredImport, model: ModelName, locale: Locale): ImportTask {
  const { errcode, errParams, result, status } = task;
  const failure = errcode === null ? null : describeError({ code: errcode, params: errParams ?? {} }, locale);
  return {
    taskId: task.id,
    fileName: task.fileId,
    originalFilename: task.originalName,
    schemaCode: task.schemaCode,
    queryCode: task.viewCode,
    schemaName: model.name,
    schemaName_i18n: model.name_i18n ?? null,
    queryField: task.queryField,
    taskStatus: status,
    phase: task.phase,
    percent: task.percent,
    total: task.total,
    successCount: task.successCount,
    updatedCount: task.updatedCount,
    errorCount: task.errorCount,
    errorType: result === null ? null : importResults[result],
    operationResult: result,
    failure: failure === null ? null : { resultCode: failure.code, resultDesc: failure.message },
    reasons: task.reasons.map((reason) => ({ ...reason, firstRows: [...reason.firstRows] })),
    hasCorrections: status === 'END' && task.errorCount > 0,
    hasErrorFile: status === 'END' && task.errorCount > 0,
    canUndo: false,
    importTime: task.createdTime.toISOString(),
    endTime: task.endedTime?.toISOString() ?? null,
  };
}
