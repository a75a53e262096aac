import type { InstanceId, ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { BizRecord, SaveRecordInput, SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import type { OpinionValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  appendToLists,
  keptColumns,
  lockRecord,
  type ModelTable,
  incrementChangeCounter,
  readRecord,
  unrestricted,
  updateRecord,
} from '../../record-store/index.ts';
import type { FileService } from '../files/index.ts';
import { type ModelService, participantPolicy } from '../models/index.ts';
import { handOver, type RecordHandover } from './batches/change-owner.ts';
import { type OwnerInDepartment, resolveOwner } from './batches/resolve-owner.ts';
import { gatheredOpinions } from './gathered-opinions.ts';
import { changesBetween } from './tracing/changes.ts';
import { writeTrace } from './tracing/write-trace.ts';
import { applyRules } from './saving/apply-rules.ts';
import { requireFilledIn } from './saving/check-values.ts';
import { type SavedRecord, saveRecord } from './saving/save-record.ts';
import type { SaveOptions } from './saving/saving.ts';

/** Values that a workflow command sets on its record. */
interface WorkflowState {
  readonly workflowInstanceId: InstanceId;
  readonly sequenceStatus: SequenceStatus;
  /** Id of the person who carried out the command. */
  readonly actorId: UserId;
}

/** Records as a workflow command handles them: in its transaction, whoever the user is. */
export interface RecordsForWorkflow {
  /** `save` inside the caller's transaction, for a workflow; without `requestId`. */
  saveInTransaction(
    trx: DatabaseTransaction,
    user: SignedInUser,
    input: SaveRecordInput,
    options: SaveOptions,
  ): Promise<SavedRecord>;
  /**
   * Makes sure that a record has values in these fields and columns, but those that the user may not fill in or that
   * are hidden. Throws valueRequired and recordMissing.
   */
  requireFilled(
    trx: DatabaseTransaction,
    user: SignedInUser,
    record: { readonly schemaCode: ModelCode; readonly id: string },
    options: { readonly locale: Locale; readonly required: readonly string[] },
  ): Promise<void>;
  /** Binds a record to its workflow and sets its status, which its trace tells; the version grows. Throws recordMissing. */
  setWorkflowState(trx: DatabaseTransaction, schemaCode: ModelCode, id: string, state: WorkflowState): Promise<void>;
  /** Adds opinions to the fields that gather those of their activity. Throws recordMissing. */
  addOpinions(
    trx: DatabaseTransaction,
    schemaCode: ModelCode,
    id: string,
    opinions: readonly OpinionValue[],
  ): Promise<void>;
  /** Notes that other people handle the record now, so that totals of lists that ask for them are counted again. */
  noteHandlers(trx: DatabaseTransaction, schemaCode: ModelCode, id: string): Promise<void>;
  /** Returns a person in their main department, who can own a record. Throws ownerNotUsable. */
  ownerToBe(trx: DatabaseTransaction, userId: UserId): Promise<OwnerInDepartment>;
  /** Hands a record over, whoever the actor is, with its trace. Throws recordMissing. */
  setOwner(trx: DatabaseTransaction, schemaCode: ModelCode, id: string, handover: RecordHandover): Promise<void>;
  /** A record whole but for who handles it now, whoever asks, locked until the transaction ends. Throws recordMissing. */
  readForWorkflow(trx: DatabaseTransaction, schemaCode: ModelCode, id: string): Promise<BizRecord>;
}

/** The part of the record service that the workflow is handed. */
export function recordsForWorkflow(platform: Platform, models: ModelService, files: FileService): RecordsForWorkflow {
  const { corpId, now } = platform;

  async function lockedTable(trx: DatabaseTransaction, schemaCode: ModelCode, id: string) {
    const { table } = await models.current(schemaCode, trx);
    const locked = await lockRecord(trx, { table, corpId }, id, { policy: unrestricted });
    if (locked === undefined) throw appError('recordMissing');
    return { table, locked };
  }

  return {
    async saveInTransaction(trx, user, input, options) {
      const model = await models.current(input.schemaCode, trx);
      return saveRecord({ platform, files, models }, { trx, model, user, input, options });
    },

    requireFilled: filledCheck(platform, models),

    async setWorkflowState(trx, schemaCode, id, { workflowInstanceId, sequenceStatus, actorId }) {
      const { table, locked } = await lockedTable(trx, schemaCode, id);
      const values = { workflowInstanceId, sequenceStatus, modifiedTime: now().toISOString() };
      await updateRecord(trx, { table, corpId }, id, values);
      const changes = changesBetween(table.properties, { sequenceStatus: locked.sequenceStatus }, { sequenceStatus });
      const change = { recordId: id, title: locked.name ?? '', changes };
      await writeTrace(platform, trx, { schemaCode, userId: actorId, action: 'workflow' }, [change]);
      await incrementChangeCounter(trx, corpId, schemaCode, [id]);
    },

    async addOpinions(trx, schemaCode, id, opinions) {
      const { table } = await models.current(schemaCode, trx);
      const gathered = gatheredOpinions(table.properties, opinions);
      if (gathered.size === 0) return;
      await lockedTable(trx, schemaCode, id);
      await appendToLists(trx, { table, corpId }, id, gathered);
      await incrementChangeCounter(trx, corpId, schemaCode, [id]);
    },

    ...ownersForWorkflow(platform, models),
    noteHandlers: (trx, schemaCode, id) => incrementChangeCounter(trx, corpId, schemaCode, [id]),

    async readForWorkflow(trx, schemaCode, id) {
      const { table } = await lockedTable(trx, schemaCode, id);
      return wholeRecord(trx, { table, corpId }, id);
    },
  };
}

/** Makes sure of what an activity wants filled in; see RecordsForWorkflow. */
function filledCheck({ corpId, now }: Platform, models: ModelService): RecordsForWorkflow['requireFilled'] {
  return async (trx, user, { schemaCode, id }, { locale, required }) => {
    const model = await models.current(schemaCode, trx);
    const { table } = model;
    const { data } = await wholeRecord(trx, { table, corpId }, id);
    const { hidden } = applyRules(table, data, { now: now(), locale });
    const { writable, visible } = participantPolicy(model, user, now()).fields;
    const except = [...writable.keys(), ...visible.keys(), ...hidden];
    requireFilledIn(table, data, { locale, except, paths: required });
  };
}

/** A record but for who handles it now, whoever may see it. Throws recordMissing. */
async function wholeRecord(
  trx: DatabaseTransaction,
  { table, corpId }: { readonly table: ModelTable; readonly corpId: string },
  id: string,
): Promise<BizRecord> {
  const text = await readRecord(trx, { table: withoutHandlers(table), corpId, policy: unrestricted }, id);
  if (text === undefined) throw appError('recordMissing');
  return JSON.parse(text) as BizRecord;
}

/**
 * Returns the table without current assignees, which are read from the open work items: a command would cost more the more
 * of them there are.
 */
function withoutHandlers(table: ModelTable): ModelTable {
  return { ...table, columns: new Map(keptColumns(table).map((column) => [column.code, column])) };
}

/** Owners of records, whoever the actor is. */
function ownersForWorkflow(
  platform: Platform,
  models: ModelService,
): Pick<RecordsForWorkflow, 'ownerToBe' | 'setOwner'> {
  const { corpId } = platform;
  return {
    ownerToBe: (trx, ownerId) => resolveOwner(trx, corpId, { ownerId }),

    async setOwner(trx, schemaCode, id, handover) {
      const model = await models.current(schemaCode, trx);
      const place = { table: model.table, corpId };
      const locked = await lockRecord(trx, place, id, { policy: unrestricted });
      const text = await readRecord(trx, { ...place, policy: unrestricted }, id);
      if (locked === undefined || text === undefined) throw appError('recordMissing');
      const { data } = JSON.parse(text) as BizRecord;
      await handOver(platform, trx, { model, record: { id, name: locked.name ?? '', data }, ...handover });
    },
  };
}
