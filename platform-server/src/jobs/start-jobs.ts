import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  connectionTarget,
  type Database,
  driverLimit,
  inBackground,
  queueLimits,
  sessionOptions,
} from '../database/index.ts';
import type { AnyJob, Job, JobContext } from './job.ts';
import { jobs as registry } from './registry.ts';

interface SendOptions {
  /** The caller's transaction: the job exists when it commits, and never when it rolls back. */
  readonly trx?: Database;
  /** Not before this time. */
  readonly startAfter?: Date;
  /** While a job of this name and key waits, another one is not added. */
  readonly key?: string;
}

/** Queue to which work is handed over to be done in the background. */
export interface JobQueue {
  /** @returns the run's id; null when one with the same key already waits */
  send<T extends TSchema>(job: Job<T>, input: Static<T>, options?: SendOptions): Promise<string | null>;
  /** Lets running jobs finish (up to ten seconds; the rest is repeated by the next process) and disconnects. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** The same database as everything else; the queue keeps to its own schema, `pgboss`. */
  readonly url: string;
  readonly context: JobContext;
  readonly jobs?: readonly AnyJob[];
  /** Seconds between two runs of a timer; by default its schedule alone says when it runs. */
  readonly timerSeconds?: number;
}

const timeZone = 'Asia/Shanghai';
/** Timers and repeated runs become due without anybody telling: they start at most this late. */
const pollSeconds = 2;
/** Schedules know no less than a minute. */
const leastSchedule = 60;

/** Connects the queue, makes sure its tables exist, and starts working on every registered job. */
export async function startJobs({
  url,
  context,
  jobs = registry,
  timerSeconds = leastSchedule,
}: StartOptions): Promise<JobQueue> {
  const target = { ...connectionTarget(url), query_timeout: driverLimit(queueLimits) };
  const boss = new PgBoss({
    ...target,
    options: sessionOptions(queueLimits),
    schema: 'pgboss',
    application_name: 'portico-jobs',
    max: 4,
    // Polling finds every job; being told only makes it quicker.
    useListenNotify: true,
  });
  boss.on('error', (error) => logFailure(context, error, 'the job queue reports an error'));
  await boss.start();
  for (const job of jobs) await register(boss, job, context);
  const stopTimers = runTimers(boss, jobs, timerSeconds, context);
  return {
    send: (job, input, options) => send(boss, job, input, options),
    stop: () => {
      stopTimers();
      return boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

/**
 * Runs the timers more often than their schedules do. While a run of one waits, no other is added, whichever process
 * asks. Returns what ends it.
 */
function runTimers(boss: PgBoss, jobs: readonly AnyJob[], seconds: number, context: JobContext): () => void {
  const timers = jobs.filter(({ options }) => options.isTimer === true);
  if (seconds >= leastSchedule || timers.length === 0) return () => undefined;
  const run = ({ name }: AnyJob) =>
    boss
      .send(name, {}, { singletonKey: 'timer' })
      .catch((error: unknown) => logFailure(context, error, 'a timer could not be run', { job: name }));
  const interval = setInterval(() => timers.forEach((timer) => void run(timer)), seconds * 1000);
  return () => clearInterval(interval);
}

async function register(boss: PgBoss, job: AnyJob, context: JobContext): Promise<void> {
  const { name, options } = job;
  const queue = {
    retryLimit: options.retries ?? 2,
    retryBackoff: true,
    expireInSeconds: options.expireSeconds ?? 900,
    notify: true,
  };
  await boss.createQueue(name, { ...queue, policy: 'short' });
  await boss.updateQueue(name, queue);
  if (options.schedule !== undefined) await boss.schedule(name, options.schedule, {}, { tz: timeZone });
  const pace = { localConcurrency: options.concurrency ?? 1, notifyPollingIntervalSeconds: pollSeconds };
  await boss.work(name, pace, async (runs) => {
    for (const { id, data, signal } of runs) await runOne(job, { id, data, signal }, context);
  });
}

/** An outage of the database fails every poll and every run: the log has its line, and they need none of their own. */
function logFailure({ connections, log }: JobContext, error: unknown, message: string, facts: object = {}): void {
  if (!connections.watch.note(error)) log.error({ ...facts, err: error }, message);
}

async function runOne(
  job: AnyJob,
  { id, data, signal }: { id: string; data: unknown; signal: AbortSignal },
  context: JobContext,
): Promise<void> {
  const facts = { job: job.name, run: id };
  try {
    // An earlier release may have left runs with another input.
    const input = Value.Parse(job.input, data);
    await inBackground(() => job.handle(input, context, signal));
    context.log.info(facts, 'job done');
  } catch (error) {
    logFailure(context, error, 'job failed', facts);
    throw error;
  }
}

async function send<T extends TSchema>(
  boss: PgBoss,
  { name, input: schema }: Job<T>,
  input: Static<T>,
  { trx, startAfter, key }: SendOptions = {},
): Promise<string | null> {
  const data: unknown = Value.Parse(schema, input);
  if (typeof data !== 'object' || data === null) throw new Error(`The input of job "${name}" must be an object.`);
  return boss.send(name, data, {
    ...(startAfter === undefined ? {} : { startAfter }),
    // The queue keeps one waiting run per key: a run without one is its own.
    singletonKey: key ?? randomUUID(),
    ...(trx === undefined ? {} : { db: within(trx) }),
  });
}

function within(trx: Database): { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> } {
  return { executeSql: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)) };
}
