import type { ImportUndo } from '@portico/shared-kit/contract/import-outcomes.schema';
import { type ImportTask, importResults } from '@portico/shared-kit/contract/imports.schema';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import type { UndoOutcome } from '../../records/index.ts';
import { isUndoable } from '../undoing/undoable.ts';
import type { StoredImport } from './import-tasks.repository.ts';

/** The name of the model that is imported into. */
export interface ModelName {
  readonly name: string;
  readonly name_i18n?: string | null | undefined;
}

/** An import as its person sees it, with its failure in their language. */
export function presentImport(
  task: StoredImport,
  model: ModelName,
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): ImportTask {
  const { errcode, errParams, status, undo, undoFailure } = task;
  // A second run, and an undo, work on what has had an outcome.
  const result = status === 'INIT' || status === 'RUN' ? null : task.result;
  const hasErrors = status === 'END' && task.errorCount > 0 && undo === null;
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
    failure: errcode === null ? null : failureOf({ code: errcode, params: errParams ?? {} }, locale),
    reasons: task.reasons.map((reason) => ({ ...reason, firstRows: [...reason.firstRows] })),
    addedOptions: task.addedOptions.map(({ propertyPath, options }) => ({ propertyPath, options: [...options] })),
    hasCorrections: hasErrors,
    hasErrorFile: hasErrors,
    canUndo: isUndoable(task, at),
    isUndo: task.isUndo,
    undo: undo === null ? null : presentUndo(undo, locale),
    undoFailure: undoFailure === null ? null : failureOf(undoFailure, locale),
    importTime: task.createdTime.toISOString(),
    endTime: task.endedTime?.toISOString() ?? null,
  };
}

function failureOf(error: Parameters<typeof describeError>[0], locale: Locale): NonNullable<ImportTask['failure']> {
  const { code, message } = describeError(error, locale);
  return { resultCode: code, resultDesc: message };
}

function presentUndo({ refusals, ...counts }: UndoOutcome, locale: Locale): ImportUndo {
  const reasons = refusals.map(({ count, names, ...error }) => ({
    reason: describeError(error, locale).message,
    count,
    firstNames: [...names],
  }));
  return { ...counts, reasons };
}
