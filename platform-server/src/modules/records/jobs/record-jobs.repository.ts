import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { RecordJobOperation, RecordJobStatus } from '@portico/shared-kit/contract/record-jobs.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import { countTasksUnderWay, findOwnTask, listRecentTasks } from '../../own-jobs/index.ts';
import type { HandoverSummary } from '../batches/change-owner.ts';
import type { RefusalGroup } from './gather-refusals.ts';

/** A job without the ids of its records. */
export interface StoredJob {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  readonly operation: RecordJobOperation;
  readonly input: unknown;
  readonly locale: Locale;
  readonly status: RecordJobStatus;
  readonly total: number;
  readonly position: number;
  readonly roundEnd: number;
  readonly roundDone: number;
  readonly isLastRound: boolean;
  readonly doneCount: number;
  readonly refusedCount: number;
  readonly refusals: readonly RefusalGroup[];
  readonly handover: HandoverSummary | null;
  readonly attempts: number;
  readonly errcode: number | null;
  readonly errParams: Readonly<Record<string, string | number>> | null;
  readonly createdTime: Date;
  readonly endedTime: Date | null;
}

/** The facts of a job that are known when it begins. */
export interface NewJob extends Pick<StoredJob, 'id' | 'userId' | 'schemaCode' | 'operation' | 'input' | 'locale'> {
  readonly records: readonly { readonly id: string; readonly version: number }[];
  readonly at: Date;
}

function jobsOf(db: Database, corpId: string) {
  return db
    .selectFrom('record_job as task')
    .where('task.corp_id', '=', corpId)
    .select(['task.id', 'task.user_id as userId', 'task.schema_code as schemaCode', 'task.operation', 'task.locale'])
    .select([
      'task.status',
      'task.total',
      'task.position',
      'task.round_end as roundEnd',
      'task.round_done as roundDone',
    ])
    .select(['task.is_last_round as isLastRound', 'task.done_count as doneCount', 'task.refused_count as refusedCount'])
    .select(['task.attempts', 'task.errcode', 'task.created_time as createdTime', 'task.ended_time as endedTime'])
    .select([sql<RefusalGroup[]>`task.refusals`.as('refusals'), sql<HandoverSummary | null>`task.news`.as('handover')])
    .select([sql<unknown>`task.input`.as('input'), sql<StoredJob['errParams']>`task.err_params`.as('errParams')]);
}

/** A person's own job; undefined for anybody else's. In a transaction with `isLocked` it stays as it is. */
export function findOwnJob(
  db: Database,
  corpId: string,
  own: { readonly id: string; readonly userId: UserId; readonly isLocked?: boolean },
): Promise<StoredJob | undefined> {
  return findOwnTask(jobsOf(db, corpId), own);
}

/** A person's jobs that are under way or ended since a moment: those under way first, then the newest. */
export function listRecentJobs(
  db: Database,
  corpId: string,
  recent: { readonly userId: UserId; readonly since: Date; readonly most: number },
): Promise<StoredJob[]> {
  return listRecentTasks(jobsOf(db, corpId), { began: 'created_time', ended: 'ended_time' }, recent);
}

/** The job whose turn it is at the moment, the one that waited longest; none of `except`. */
export function findDueJob(
  db: Database,
  corpId: string,
  { at, except }: { readonly at: Date; readonly except: readonly string[] },
): Promise<StoredJob | undefined> {
  return jobsOf(db, corpId)
    .where('task.status', '=', 'RUNNING')
    .where('task.due_time', '<=', at)
    .$if(except.length > 0, (query) => query.where('task.id', 'not in', except))
    .orderBy('task.due_time')
    .orderBy('task.id')
    .limit(1)
    .executeTakeFirst();
}

/** Locks a running job; undefined where it has ended, or where somebody else is at it. */
export function lockRunningJob(trx: DatabaseTransaction, corpId: string, id: string): Promise<StoredJob | undefined> {
  return jobsOf(trx, corpId)
    .where('task.id', '=', id)
    .where('task.status', '=', 'RUNNING')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The number of a person's running jobs. The person is locked, so that it stays so within the transaction. */
export function countRunning(trx: DatabaseTransaction, corpId: string, userId: UserId): Promise<number> {
  return countTasksUnderWay(trx, 'record_job', { corpId, userId, underWay: ['RUNNING'] });
}

/** Keeps a job that begins. */
export async function insertJob(trx: DatabaseTransaction, corpId: string, job: NewJob): Promise<void> {
  const { records, at } = job;
  await trx
    .insertInto('record_job')
    .values({
      corp_id: corpId,
      id: job.id,
      user_id: job.userId,
      schema_code: job.schemaCode,
      operation: job.operation,
      input: asJson(job.input),
      locale: job.locale,
      status: 'RUNNING',
      record_ids: records.map(({ id }) => id),
      versions: records.map(({ version }) => version),
      total: records.length,
      round_end: records.length,
      created_time: at,
      due_time: at,
    })
    .execute();
}

/** The records that come next, by id the version that each had when the job began. */
export async function readChunk(
  trx: DatabaseTransaction,
  corpId: string,
  { id, position, roundEnd }: StoredJob,
  most: number,
): Promise<Readonly<Record<string, number>>> {
  const [from, to] = [position + 1, Math.min(position + most, roundEnd)];
  const { rows } = await sql<{ ids: string[]; versions: number[] }>`
    select record_ids[${from}::integer:${to}::integer] as ids, versions[${from}::integer:${to}::integer] as versions
    from record_job where corp_id = ${corpId} and id = ${id}`.execute(trx);
  const { ids = [], versions = [] } = rows[0] ?? {};
  return Object.fromEntries(ids.map((recordId, at) => [recordId, versions[at] ?? 0]));
}

/** The progress of a job. */
export interface JobProgress
  extends Pick<
    StoredJob,
    'position' | 'roundEnd' | 'roundDone' | 'isLastRound' | 'doneCount' | 'refusedCount' | 'refusals' | 'handover'
  > {
  /** Records that are tried once more, with the versions that they had. */
  readonly postponed: Readonly<Record<string, number>>;
  readonly dueTime: Date;
}

/** Keeps how far a job is; failures before are forgotten. */
export async function keepProgress(
  trx: DatabaseTransaction,
  corpId: string,
  id: string,
  { postponed, ...progress }: JobProgress,
): Promise<void> {
  const [ids, versions] = [Object.keys(postponed), Object.values(postponed)];
  await trx
    .updateTable('record_job')
    .set({
      position: progress.position,
      round_end: progress.roundEnd,
      round_done: progress.roundDone,
      is_last_round: progress.isLastRound,
      done_count: progress.doneCount,
      refused_count: progress.refusedCount,
      refusals: asJson(progress.refusals),
      news: progress.handover === null ? null : asJson(progress.handover),
      attempts: 0,
      due_time: progress.dueTime,
    })
    .$if(ids.length > 0, (query) =>
      query.set({
        record_ids: sql`record_ids || ${ids}::text[]`,
        versions: sql`versions || ${versions}::integer[]`,
      }),
    )
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** The end of a job, with the error of one that failed. */
export interface JobEnd extends Partial<Pick<StoredJob, 'errcode' | 'errParams'>> {
  readonly status: Exclude<RecordJobStatus, 'RUNNING'>;
  readonly at: Date;
}

/** Ends a job. */
export async function keepEnd(
  trx: DatabaseTransaction,
  corpId: string,
  id: string,
  { status, at, errcode = null, errParams = null }: JobEnd,
): Promise<void> {
  await trx
    .updateTable('record_job')
    .set({ status, ended_time: at, errcode, err_params: errParams === null ? null : asJson(errParams) })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Puts the next chunk off after one more failure. */
export async function keepFailure(
  db: Database,
  corpId: string,
  { id, attempts, dueTime }: Pick<StoredJob, 'id' | 'attempts'> & { readonly dueTime: Date },
): Promise<void> {
  await db
    .updateTable('record_job')
    .set({ attempts, due_time: dueTime })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .execute();
}
