import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { followJobTexts } from './follow-job.texts.ts';

/** A job in words. */
export interface JobWords {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly summary: string;
}

/** Words for how far a job is, and for how it ended; null while nothing is known of it. */
export function useJobWords(job: RecordJob | undefined): JobWords | null {
  const t = followJobTexts.useT();
  const locale = useLocale();
  if (job === undefined) return null;
  const { operation, status, failure, refusals } = job;
  const number = (value: number) => value.toLocaleString(locale);
  const [handled, total, done] = [number(job.handled), number(job.total), number(job.done)];
  const title = t(`title.${operation}`);
  if (status === 'RUNNING') return { kind: 'info', title, summary: t('progress', { handled, total }) };
  if (status === 'STOPPED') return { kind: 'warning', title, summary: t('stopped', { done }) };
  if (status === 'FAILED') return { kind: 'error', title, summary: t('failed', { reason: failure?.resultDesc ?? '' }) };
  if (refusals.length === 0) return { kind: 'success', title, summary: t(`done.${operation}`, { done }) };
  const left = number(job.total - job.done);
  return { kind: 'warning', title, summary: t(`partly.${operation}`, { done, left }) };
}
