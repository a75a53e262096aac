import type { PrintFile } from '@portico/shared-kit/contract/print-files.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { presentFailure } from '../../own-jobs/index.ts';
import type { StoredPrintFile } from './print-files.repository.ts';

/** A file of printed records as its person sees it, its failure in their language. */
export function presentPrintFile(task: StoredPrintFile, locale: Locale): PrintFile {
  const { id, schemaCode, fileName, fileSize, status, total, handled, refused } = task;
  return {
    id,
    schemaCode,
    fileName,
    fileSize,
    taskStatus: status,
    total,
    handled,
    refused,
    failure: presentFailure(task, locale),
    startTime: task.startTime.toISOString(),
    endTime: task.endTime?.toISOString() ?? null,
    expiryTime: status === 'END' ? (task.expiryTime?.toISOString() ?? null) : null,
  };
}
