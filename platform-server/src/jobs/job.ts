import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { Static, TSchema } from 'typebox';
import type { Connections } from '../database/index.ts';

interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Dependencies that a job works with. */
export interface JobContext {
  readonly connections: Connections;
  readonly log: JobLog;
  now(): Date;
  /** Removes a file's content from the file store; a file that is gone already is no error. */
  removeStoredFile(storageKey: string): Promise<void>;
  /** Does everything in workflows that is due by now; answers how many commands there were, and instances that failed. */
  processDueTimers(signal: AbortSignal): Promise<{ readonly commands: number; readonly failures: number }>;
  /** Deletes for good what the recycle bin has kept long enough; answers how many records. */
  purgeRecycleBin(signal: AbortSignal): Promise<number>;
  /** Makes and deletes the indexes that administrators said, until nothing is left to do. */
  makeIndexes(signal: AbortSignal): Promise<void>;
  /** Works on the operations that people began on everything that a list finds, until nothing is left to do. */
  workRecordJobs(signal: AbortSignal): Promise<void>;
  /** Writes the files of exports, until none is left to be written. */
  writeExports(signal: AbortSignal): Promise<void>;
  /** Writes printed records to PDF files, until none is left to be written. */
  writePrintFiles(signal: AbortSignal): Promise<void>;
  /** Works on the imports of spreadsheets that people began, until nothing is left to do. */
  workImports(signal: AbortSignal): Promise<void>;
  /** Looks at the lists that people watch and that may have changed; answers how many. */
  checkSubscriptions(signal: AbortSignal): Promise<number>;
  /** Carries out what of delegations has come. */
  processDueDelegations(signal: AbortSignal): Promise<void>;
  /** Seals what the audit trail recorded since the last time; answers how many events, and the end of the chain. */
  sealAudit(
    signal: AbortSignal,
  ): Promise<{ readonly sealed: number; readonly position: number; readonly hash: string }>;
  /** Removes what the audit trail keeps no longer; answers how many events. */
  pruneAudit(): Promise<number>;
  /** Makes an attempt to call a service that a workflow waits for. */
  callService(attempt: {
    readonly instanceId: InstanceId;
    readonly activityId: string;
    readonly round: number;
    readonly attempt: number;
  }): Promise<void>;
}

interface JobOptions {
  /** Five cron fields, in the organisation's time zone (UTC+8): the job then runs by itself, with no input. */
  readonly schedule?: string;
  /** True for a job that processes what has become due: TIMER_SECONDS may run it more often than its schedule. */
  readonly isTimer?: boolean;
  /** Attempts after a failed one, with growing pauses; 2 by default. */
  readonly retries?: number;
  /** Seconds after which a run counts as lost and is repeated; 900 by default. */
  readonly expireSeconds?: number;
  /** Number of runs that one process works on at once; 1 by default. */
  readonly concurrency?: number;
}

/**
 * A kind of background work. A run may be repeated (after a crash, a lost connection, an expiry), so a handler done
 * twice leaves the same as done once; `signal` tells it to stop early.
 */
export interface Job<TSchemaOfInput extends TSchema> {
  readonly name: string;
  readonly input: TSchemaOfInput;
  readonly options: JobOptions;
  handle(input: Static<TSchemaOfInput>, context: JobContext, signal: AbortSignal): Promise<void>;
}

/** A job whatever its input, as the registry holds it. */
export type AnyJob = Job<TSchema>;

/** Declares a job; a row in `registry.ts` makes it run. */
export function defineJob<TSchemaOfInput extends TSchema>(
  job: Omit<Job<TSchemaOfInput>, 'options'> & { readonly options?: JobOptions },
): Job<TSchemaOfInput> {
  return { ...job, options: job.options ?? {} };
}
