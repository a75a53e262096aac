import type { DeleteAllFoundInput, RecordJobOperation } from '@portico/shared-kit/contract/record-jobs.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { readMatches } from '../../../record-store/index.ts';
import { type Model, modelActions, type ModelService } from '../../models/index.ts';
import { askedOf } from '../reading/query-records.ts';
import * as repository from './record-jobs.repository.ts';
import type { RecordOperation } from './record-operations.ts';

/** Records that one job is about at most. */
export const mostFound = 10_000;
/** Jobs of one person that may be under way at once. */
const mostRunning = 3;

/** A list of which everything that it finds is meant, and what its operation needs besides. */
export interface BeginInput extends DeleteAllFoundInput {
  readonly operation: RecordJobOperation;
  readonly input: object;
}

interface BeginNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly operations: Readonly<Record<RecordJobOperation, RecordOperation>>;
}

/** Returns what keeps a new job and answers its id; see `RecordJobService.begin` for what it throws. */
export function jobBeginner(platform: Platform, { models, operations }: BeginNeeds) {
  const { connections, corpId, newId, now } = platform;
  return async (user: SignedInUser, begun: BeginInput, locale: Locale): Promise<string> => {
    const { schemaCode, operation, input, requestId } = begun;
    const model = await models.visible(schemaCode, user);
    const { right, refusal, check, isStoppedByProcessData = false } = operations[operation];
    if (!modelActions(model.definition, user).includes(right)) throw new AppError(refusal, {});
    await check({ model, user, input, locale });
    const work = async (trx: DatabaseTransaction) => {
      const running = await repository.countRunning(trx, corpId, user.id);
      if (running >= mostRunning) throw appError('tooManyRecordJobs', { limit: mostRunning });
      const records = await foundRecords(platform, trx, { model, user, begun, locale });
      const isStopped = isStoppedByProcessData && records.some(({ isProcessData }) => isProcessData);
      if (isStopped) throw appError('processDataNotDeletable');
      const id = newId();
      const of = { id, userId: user.id, schemaCode, operation, input, locale };
      await repository.insertJob(trx, corpId, { ...of, records, at: now() });
      return { id };
    };
    const key = { corpId, userId: user.id, key: requestId ?? '', operationId: `${operation} all ${schemaCode}` };
    const { db } = connections;
    return (await (requestId === undefined ? transaction(db, work) : transactionOnce(db, key, work))).id;
  };
}

interface Finding {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly begun: BeginInput;
  readonly locale: Locale;
}

/** The records that the list finds, in the transaction that keeps them. Throws tooManyFound and foundCountChanged. */
async function foundRecords(platform: Platform, trx: DatabaseTransaction, { model, user, begun, locale }: Finding) {
  const { expectedCount, operation: _, input: __, requestId: ___, ...list } = begun;
  const { selection } = askedOf(platform, { model, user, input: { ...list, page: 0, size: 1 }, locale });
  const found = await readMatches(trx, selection, mostFound + 1);
  if (found.length > mostFound) throw appError('tooManyFound', { limit: mostFound });
  if (found.length === expectedCount) return found;
  throw appError('foundCountChanged', { count: found.length, expected: expectedCount });
}
