import { AppError, rowOf } from '@portico/shared-kit/errors';
import type { UserId } from '@portico/shared-kit/contract/ids';
import type { RecordJobOperation } from '@portico/shared-kit/contract/record-jobs.schema';
import { afterCommit, type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { inAuditScope } from '../../audit/index.ts';
import type { Model, ModelService } from '../../models/index.ts';
import type { SessionService } from '../../session/index.ts';
import { isThrough, progressAfter } from './job-progress.ts';
import * as repository from './record-jobs.repository.ts';
import type { RecordOperation } from './record-operations.ts';

/** Records of one transaction: so few that whoever waits for one of them waits for a moment. */
const chunkSize = 100;
/** Attempts at a chunk that fails by a fault of ours, and the ms between two of them, times their number. */
const mostAttempts = 5;
const pauseMs = 10_000;

/** The services that work on jobs takes. */
export interface JobWorker {
  readonly models: Pick<ModelService, 'visible' | 'all'>;
  readonly rightsOf: SessionService['rightsOf'];
  readonly operations: Readonly<Record<RecordJobOperation, RecordOperation>>;
  /** Tells a person's browsers that something is new with their jobs. */
  noteChange(userId: UserId): void;
}

interface JobContext {
  readonly worker: JobWorker;
  readonly job: repository.StoredJob;
  readonly model: Model;
  readonly user: SignedInUser;
}

/**
 * Returns what works on all jobs in turn, a chunk of each: so a short one does not wait for the end of a long one.
 * Each chunk is a transaction with the progress of its job: several processes may work at once, and whatever ends one
 * of them, no record is done twice and none is left out.
 */
export function recordJobWorker(platform: Platform, worker: JobWorker): (signal: AbortSignal) => Promise<void> {
  const { connections, corpId, now } = platform;
  return async (signal) => {
    const passed: string[] = [];
    while (!signal.aborted) {
      const job = await repository.findDueJob(connections.db, corpId, { at: now(), except: passed });
      if (job === undefined) return;
      if (!(await tryChunk(platform, worker, job))) passed.push(job.id);
    }
  };
}

/** Does the next chunk. @returns false where somebody else is at the job, or where it has to wait */
async function tryChunk(platform: Platform, worker: JobWorker, job: repository.StoredJob): Promise<boolean> {
  try {
    return await doChunk(platform, worker, job);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null && job.attempts + 1 < mostAttempts) {
      const { corpId, connections, now, log } = platform;
      log.error({ err: error, recordJob: job.id }, 'a chunk of a job on records failed');
      const attempts = job.attempts + 1;
      const dueTime = new Date(now().getTime() + attempts * pauseMs);
      await repository.keepFailure(connections.db, corpId, { id: job.id, attempts, dueTime });
      return false;
    }
    await failJob(platform, worker, job, refusal ?? new AppError('unknownError', {}));
    return true;
  }
}

/** An error that another attempt would meet again; null for a fault of ours. */
function refusalOf(error: unknown): AppError | null {
  return error instanceof AppError && (rowOf(error.code)?.status ?? 500) < 500 ? error : null;
}

/** Does the next chunk with the rights that the person has now. */
async function doChunk(platform: Platform, worker: JobWorker, known: repository.StoredJob): Promise<boolean> {
  const { connections, corpId, now } = platform;
  const user = await worker.rightsOf(known.userId);
  if (user === undefined) throw new AppError('noPermission', {});
  const model = await worker.models.visible(known.schemaCode, user);
  // Before the transaction, which must not wait for a second connection.
  const all = await worker.models.all();
  return inName(user, () =>
    transaction(connections.db, async (trx) => {
      const job = await repository.lockRunningJob(trx, corpId, known.id);
      if (job === undefined) return false;
      const chunk = await repository.readChunk(trx, corpId, job, chunkSize);
      const { id: jobId, input, locale, isLastRound } = job;
      const context = { jobId, input, locale, isLastRound, chunk, model, user, all };
      const progress = progressAfter(job, chunk, await worker.operations[job.operation].run(trx, context));
      await repository.keepProgress(trx, corpId, jobId, { ...progress, dueTime: now() });
      const after = { ...job, handover: progress.handover };
      if (isThrough(job, progress))
        await endJob(platform, trx, { worker, job: after, model, user }, { status: 'DONE' });
      return true;
    }),
  );
}

/** Runs work whose audit events are in the name of the job's person: their request has long been answered. */
function inName<T>({ id, name }: SignedInUser, work: () => T): T {
  return inAuditScope({ actor: { id, name }, address: null, device: null, traceId: null }, work);
}

/** Ends a job that cannot go on, with the error that says why. What is done stays done. */
async function failJob(
  platform: Platform,
  worker: JobWorker,
  { id, userId, schemaCode }: repository.StoredJob,
  { code: errcode, params: errParams }: AppError,
): Promise<void> {
  const { connections, corpId, now } = platform;
  const end = { status: 'FAILED', errcode, errParams } as const;
  const user = await worker.rightsOf(userId);
  const model = (await worker.models.all()).find((each) => each.schemaCode === schemaCode);
  await transaction(connections.db, async (trx) => {
    const job = await repository.lockRunningJob(trx, corpId, id);
    if (job === undefined) return;
    if (user !== undefined && model !== undefined) await endJob(platform, trx, { worker, job, model, user }, end);
    else {
      await repository.keepEnd(trx, corpId, id, { ...end, at: now() });
      afterCommit(trx, () => worker.noteChange(userId));
    }
  });
}

/** Ends a job in the caller's transaction, and tells whom it concerns. */
export async function endJob(
  { corpId, now }: Pick<Platform, 'corpId' | 'now'>,
  trx: DatabaseTransaction,
  {
    worker,
    job,
    model,
    user,
  }: Omit<JobContext, 'worker'> & { readonly worker: Pick<JobWorker, 'operations' | 'noteChange'> },
  end: Omit<repository.JobEnd, 'at'>,
): Promise<void> {
  const { id, input, locale, handover } = job;
  await repository.keepEnd(trx, corpId, id, { ...end, at: now() });
  afterCommit(trx, () => worker.noteChange(job.userId));
  if (handover !== null) await worker.operations[job.operation].tell?.(trx, { model, user, input, locale, handover });
}
