import type { HandoverSummary } from '../batches/change-owner.ts';
import type { RefusedRecord } from '../batches/refusals.ts';
import { gatherRefusals } from './gather-refusals.ts';
import type { JobProgress, StoredJob } from './record-jobs.repository.ts';

/** Outcome of an operation on some of a job's records; all that are not named here are done. */
export interface ChunkResult {
  readonly refused: readonly RefusedRecord[];
  /** Records that may be done once others are: they are tried again in the next round. */
  readonly postponed: readonly string[];
  readonly handover: HandoverSummary | null;
}

/** Versions by record, as they were when the job began. */
export type Chunk = Readonly<Record<string, number>>;

/**
 * Returns the progress of a job after a chunk. A round that is through begins another one of what was put off in it; where a whole
 * round did nothing the next is the last, in which nothing is put off any more.
 */
export function progressAfter(job: StoredJob, chunk: Chunk, done: ChunkResult): Omit<JobProgress, 'dueTime'> {
  const tried = Object.keys(chunk).length;
  const position = job.position + tried;
  const doneCount = job.doneCount + tried - done.refused.length - done.postponed.length;
  const refusedCount = job.refusedCount + done.refused.length;
  const counts = { position, doneCount, refusedCount, refusals: gatherRefusals(job.refusals, done.refused) };
  const postponed = Object.fromEntries(done.postponed.map((id) => [id, chunk[id] ?? 0]));
  const { roundEnd, roundDone, isLastRound } = job;
  const common = { ...counts, postponed, handover: mergedHandover(job.handover, done.handover) };
  if (position < roundEnd) return { ...common, roundEnd, roundDone, isLastRound };
  const left = job.total - doneCount - refusedCount;
  return { ...common, roundEnd: position + left, roundDone: doneCount, isLastRound: doneCount === roundDone };
}

/** True where every record was done or refused. */
export function isThrough(
  { total }: StoredJob,
  { doneCount, refusedCount }: Pick<JobProgress, 'doneCount' | 'refusedCount'>,
) {
  return doneCount + refusedCount >= total;
}

function mergedHandover(before: HandoverSummary | null, more: HandoverSummary | null): HandoverSummary | null {
  if (before === null || more === null) return before ?? more;
  return { ...before, count: before.count + more.count };
}
