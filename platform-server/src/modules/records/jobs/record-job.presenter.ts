import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import type { StoredJob } from './record-jobs.repository.ts';

/** A job as its person sees it, with all reasons in their language. */
export function presentJob(job: StoredJob, locale: Locale, isUndoable = false): RecordJob {
  const { id, schemaCode, operation, status, total, doneCount, refusedCount, errcode, errParams, endedTime } = job;
  const wordsOf = (code: number, params: NonNullable<StoredJob['errParams']>) => ({
    resultCode: code,
    resultDesc: describeError({ code, params }, locale).message,
  });
  return {
    id,
    schemaCode,
    operation,
    status,
    total,
    handled: doneCount + refusedCount,
    done: doneCount,
    refusals: job.refusals.map(({ code, params, count, names }) => ({
      ...wordsOf(code, params),
      count,
      names: [...names],
    })),
    failure: errcode === null ? null : wordsOf(errcode, errParams ?? {}),
    isUndoable: isUndoable && status !== 'RUNNING',
    createdTime: job.createdTime.toISOString(),
    endedTime: endedTime?.toISOString() ?? null,
  };
}
