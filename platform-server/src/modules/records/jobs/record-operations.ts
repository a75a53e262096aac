import { asRecordId, type UserId } from '@portico/shared-kit/contract/ids';
import type { ModelAction } from '@portico/shared-kit/contract/model-permissions.schema';
import type {
  RecordJobOperation,
  UpdateAllFoundInput,
  HandOverAllFoundInput,
} from '@portico/shared-kit/contract/record-jobs.schema';
import { type ErrorName } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Model } from '../../models/index.ts';
import type { batchUpdater } from '../batches/batch-update.ts';
import type { HandoverSummary, ownerChanger } from '../batches/change-owner.ts';
import type { RemovalInTurn } from '../delete-records.ts';
import type { Chunk, ChunkResult } from './job-progress.ts';

/** The person, the model and the input of an operation. */
export interface OperationContext {
  readonly model: Model;
  readonly user: SignedInUser;
  /** The input as the job keeps it. */
  readonly input: unknown;
  readonly locale: Locale;
}

/** Some of a job's records. */
export interface ChunkContext extends OperationContext {
  readonly jobId: string;
  readonly chunk: Chunk;
  readonly isLastRound: boolean;
  /** All published models. */
  readonly all: readonly Model[];
}

/** An operation that a job does, by the same rules as with records that were ticked. */
export interface RecordOperation {
  /** The action that its user must be allowed on some records of the model, and the error where they are not. */
  readonly right: ModelAction;
  readonly refusal: ErrorName;
  /** True where data of a workflow among the records stops it before it begins (list spec, section 8, code 1004). */
  readonly isStoppedByProcessData?: true;
  /** Throws what is wrong with the input, whichever records are meant. */
  check(context: OperationContext): Promise<void>;
  /** Does it with some records. */
  run(trx: DatabaseTransaction, context: ChunkContext): Promise<ChunkResult>;
  /** Tells people at the end of the job. */
  tell?(trx: DatabaseTransaction, context: OperationContext & { readonly handover: HandoverSummary }): Promise<void>;
}

interface OperationNeeds extends RemovalInTurn {
  readonly batches: Pick<ReturnType<typeof batchUpdater>, 'check' | 'runIn'>;
  readonly owners: Pick<ReturnType<typeof ownerChanger>, 'check' | 'changeIn' | 'tell'>;
}

/** The operations of jobs: a new one is a row here. */
export function recordOperations(
  platform: Platform,
  needs: OperationNeeds,
): Readonly<Record<RecordJobOperation, RecordOperation>> {
  return {
    delete: deletion(needs),
    batchUpdate: batchUpdating(platform, needs),
    changeOwner: ownerChanging(platform, needs),
  };
}

function deletion({ removeIn }: OperationNeeds): RecordOperation {
  return {
    right: 'delete',
    refusal: 'noPermissionToDelete',
    isStoppedByProcessData: true,
    check: async () => undefined,
    async run(trx, { chunk, isLastRound, jobId: operationId, ...context }) {
      const staying = await removeIn(trx, { ...context, ids: Object.keys(chunk), operationId });
      const postponed = isLastRound ? [] : staying.filter(({ isByItsLike }) => isByItsLike);
      const refused = staying.filter((each) => !postponed.includes(each));
      return { refused, postponed: postponed.map(({ id }) => id), handover: null };
    },
  };
}

/** The input of a batch update besides its records. */
type UpdateInput = Pick<UpdateAllFoundInput, 'propertyCode' | 'modifiedValue' | 'queryCode'>;

function batchUpdating(platform: Platform, { batches }: OperationNeeds): RecordOperation {
  const inputOf = ({ model: { schemaCode }, input }: OperationContext, chunk: Chunk = {}) => {
    return {
      ...(input as UpdateInput),
      schemaCode,
      objectIds: Object.keys(chunk).map(asRecordId),
      versions: chunk,
    };
  };
  return {
    right: 'edit',
    refusal: 'noPermissionToEdit',
    check: (context) => batches.check(context.model, context.user, inputOf(context), context.locale),
    async run(trx, context) {
      const input = inputOf(context, context.chunk);
      const { refused } = await batches.runIn(trx, { ...context, input }, context.jobId);
      await recordChunk(platform, trx, context, { propertyCode: input.propertyCode, failCount: refused.length });
      return { refused, postponed: [], handover: null };
    },
  };
}

/** The input of a change of owner besides its records. */
type HandoverInput = Pick<HandOverAllFoundInput, 'ownerId' | 'ownerDeptId' | 'remark'>;

function ownerChanging(platform: Platform, { owners }: OperationNeeds): RecordOperation {
  return {
    right: 'changeOwner',
    refusal: 'noPermissionToChangeOwner',
    check: ({ input }) => owners.check(input as HandoverInput),
    async run(trx, context) {
      const { schemaCode } = context.model;
      const input = {
        ...(context.input as HandoverInput),
        schemaCode,
        objectIds: Object.keys(context.chunk).map(asRecordId),
      };
      const { refused, handover } = await owners.changeIn(trx, { ...context, input, operationId: context.jobId });
      await recordChunk(platform, trx, context, { ownerId: input.ownerId, failCount: refused.length });
      return { refused, postponed: [], handover };
    },
    tell: (trx, { input, ...context }) => owners.tell(trx, { ...context, ownerId: (input as HandoverInput).ownerId }),
  };
}

/** Records in the audit trail which records an operation was about. A deletion does so by itself. */
async function recordChunk(
  platform: Platform,
  trx: DatabaseTransaction,
  { model, chunk }: ChunkContext,
  { failCount, ...facts }: { readonly failCount: number; readonly propertyCode?: string; readonly ownerId?: UserId },
): Promise<void> {
  const ids = Object.keys(chunk);
  await recordAudit(platform, trx, {
    action: facts.ownerId === undefined ? 'batchUpdate' : 'ownerChange',
    object: { id: model.schemaCode, name: model.definition.name },
    detail: { ...facts, count: ids.length, ids, successCount: ids.length - failCount, failCount },
  });
}
