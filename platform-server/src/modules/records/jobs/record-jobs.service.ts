import type { RecordJob, RecordJobInput } from '@portico/shared-kit/contract/record-jobs.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { Directory } from '../../organisation/index.ts';
import type { SessionService } from '../../session/index.ts';
import { batchUpdater } from '../batches/batch-update.ts';
import { ownerChanger } from '../batches/change-owner.ts';
import type { RemovalInTurn } from '../delete-records.ts';
import { findOperation } from '../undoing/operations.repository.ts';
import { type BeginInput, jobBeginner } from './begin-record-job.ts';
import { presentJob } from './record-job.presenter.ts';
import * as repository from './record-jobs.repository.ts';
import { recordOperations } from './record-operations.ts';
import { endJob, type JobWorker, recordJobWorker } from './work-record-jobs.ts';

/** Operations on everything that a list finds, done in the background and kept in the database. */
export interface RecordJobService {
  /**
   * Begins a job on the records that the list finds now. Throws as a query of the list, what the operation says of its
   * input, and foundCountChanged, tooManyFound, tooManyRecordJobs or processDataNotDeletable.
   */
  begin(user: SignedInUser, input: BeginInput, locale: Locale): Promise<RecordJob>;
  /** An own job. Throws recordJobMissing, for anybody else's too. */
  get(user: SignedInUser, input: RecordJobInput, locale: Locale): Promise<RecordJob>;
  /** Stops an own job once the chunk under way is through; one that has ended stays as it is. Throws as `get`. */
  stop(user: SignedInUser, input: RecordJobInput, locale: Locale): Promise<RecordJob>;
  /** Works on all jobs in turn until nothing is left that can be done now, or `signal` says stop. */
  work(signal: AbortSignal): Promise<void>;
  /** From now on `wake` is called when there is something to do; without it the work waits for the clock. */
  handOver(wake: () => Promise<unknown>): void;
}

interface JobNeeds extends RemovalInTurn {
  readonly models: ModelService;
  readonly files: FileService;
  readonly notify: NotificationService['notify'];
  readonly usersById: Directory['usersById'];
  readonly rightsOf: SessionService['rightsOf'];
  /** Tells a person's browsers that something is new with their jobs. */
  noteChange(userId: SignedInUser['id']): void;
}

/** See RecordJobService. */
export function recordJobService(platform: Platform, needs: JobNeeds): RecordJobService {
  const { connections, corpId, log } = platform;
  const { removeIn } = needs;
  const { db } = connections;
  const owners = ownerChanger(platform, needs);
  const operations = recordOperations(platform, { removeIn, owners, batches: batchUpdater(platform, needs) });
  const worker = { ...needs, operations };
  const beginJob = jobBeginner(platform, { ...needs, operations });
  let wake: () => Promise<unknown> = async () => undefined;
  const wakeUp = () =>
    wake().catch((error: unknown) => log.error({ err: error }, 'jobs on records wait for the clock'));

  async function find(user: SignedInUser, id: string, locale: Locale): Promise<RecordJob> {
    const job = await repository.findOwnJob(db, corpId, { id, userId: user.id });
    if (job === undefined) throw appError('recordJobMissing');
    const operation = await findOperation(db, corpId, { id, userId: user.id });
    return presentJob(job, locale, operation !== undefined);
  }

  return {
    async begin(user, begun, locale) {
      const id = await beginJob(user, begun, locale);
      needs.noteChange(user.id);
      await wakeUp();
      return find(user, id, locale);
    },

    get: (user, { id }, locale) => find(user, id, locale),

    async stop(user, { id }, locale) {
      await stopJob(platform, worker, { id, user });
      return find(user, id, locale);
    },

    work: recordJobWorker(platform, worker),

    handOver(next) {
      wake = next;
      // What another process left half done is gone on with at once.
      void wakeUp();
    },
  };
}

/** Ends an own job that runs. Throws recordJobMissing. */
async function stopJob(
  platform: Platform,
  worker: JobWorker & { readonly models: ModelService },
  { id, user }: { readonly id: string; readonly user: SignedInUser },
): Promise<void> {
  const { connections, corpId } = platform;
  const own = { id, userId: user.id };
  const known = await repository.findOwnJob(connections.db, corpId, own);
  if (known === undefined) throw appError('recordJobMissing');
  const model = await worker.models.current(known.schemaCode);
  await transaction(connections.db, async (trx) => {
    const job = await repository.findOwnJob(trx, corpId, { ...own, isLocked: true });
    if (job?.status === 'RUNNING') await endJob(platform, trx, { worker, job, model, user }, { status: 'STOPPED' });
  });
}
