import type {
  BizRecord,
  DeleteCheck,
  DeleteRecordsInput,
  DeleteResult,
  GetRecordInput,
  QueryRecordsInput,
  SaveRecordInput,
  SequenceStatus,
} from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, once, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  lockRecord,
  noteWrite,
  type RecordScopes,
  readRecord,
  unrestricted,
  updateRecord,
} from '../../records/index.ts';
import type { FileService } from '../files/index.ts';
import { canView, type Model, type ModelService, scopesOf } from '../models/index.ts';
import { type LoadRecord, recordLoader } from './bulk-load.ts';
import type { Locale } from './check-values.ts';
import { recordDeleter } from './delete-records.ts';
import { recordQuery } from './query-records.ts';
import { recordSaver, type SavedRecord, type SaveOptions } from './save-record.ts';

export interface RecordService {
  /**
   * One page as JSON text of a RecordPage. Sub-tables come only when `columns` names them. Throws modelMissing,
   * noPermissionToView and what a wrong filter is (303010 to 303012, propertyMissing).
   */
  query(user: SignedInUser, input: QueryRecordsInput, locale: Locale): Promise<string>;
  /** A BizRecord with its sub-tables as JSON text. Throws recordMissing, also for one the user may not see. */
  get(user: SignedInUser, input: GetRecordInput): Promise<string>;
  /**
   * Saves and answers the record as it is then. The same `requestId` saves once and answers the same record. Throws
   * noPermissionToAdd, noPermissionToEdit, recordMissing, recordConflict, recordInWorkflow, value*, propertyMissing, or
   * repeatedSubmit for a request id that something else used.
   */
  save(user: SignedInUser, input: SaveRecordInput, locale: Locale): Promise<string>;
  /** Only records that cannot be deleted appear (list spec, section 3). */
  checkDelete(user: SignedInUser, input: DeleteRecordsInput, locale: Locale): Promise<DeleteCheck>;
  /** Deletes what may be deleted; the rest is counted as errors. */
  remove(user: SignedInUser, input: DeleteRecordsInput): Promise<DeleteResult>;
  /** Whether the record exists and the user may see it. */
  canRead(user: SignedInUser, schemaCode: string, id: string): Promise<boolean>;
  /** `save` inside the caller's transaction, for a workflow; without `requestId`. */
  saveInTransaction(
    trx: DatabaseTransaction,
    user: SignedInUser,
    input: SaveRecordInput,
    options: SaveOptions,
  ): Promise<SavedRecord>;
  /** Binds a record to its workflow and sets its status; the version grows. Throws recordMissing. */
  setWorkflowState(
    trx: DatabaseTransaction,
    schemaCode: string,
    id: string,
    state: { readonly workflowInstanceId: string; readonly sequenceStatus: SequenceStatus },
  ): Promise<void>;
  /** A record whole, whoever asks, locked until the transaction ends. Throws recordMissing. */
  readForWorkflow(trx: DatabaseTransaction, schemaCode: string, id: string): Promise<BizRecord>;
  /**
   * Brings many records in by COPY in one transaction and returns how many. Values are checked as in a save; system
   * values may be given. Throws as `save`; nothing is kept then.
   */
  bulkLoad(schemaCode: string, rows: Iterable<LoadRecord> | AsyncIterable<LoadRecord>): Promise<number>;
}

interface RecordNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  /** Whether the user started a workflow of the record, or has or had work in one. */
  readonly hasPartIn: (user: SignedInUser, schemaCode: string, id: string) => Promise<boolean>;
}

/** What a workflow shows of a record to those who have a part in it. */
const forReading: RecordScopes = { view: 'all', edit: 'none', delete: 'none', deletesProcessData: false };

/** Records of business models: every way to reach them. */
export function recordService(platform: Platform, { models, files, hasPartIn }: RecordNeeds): RecordService {
  const { corpId, now } = platform;
  const { db } = platform.connections;
  const query = recordQuery(platform);
  const save = recordSaver(platform, files);
  const deleter = recordDeleter(platform, files);
  const load = recordLoader(platform);

  /** The record as the user sees it; a part in its workflow opens it to read where no role does. */
  async function find({ schemaCode, table, definition }: Model, user: SignedInUser, id: string) {
    const shown = await readRecord(db, { table, corpId, scopes: scopesOf(definition, user) }, id);
    if (shown !== undefined || !(await hasPartIn(user, schemaCode, id))) return shown;
    return readRecord(db, { table, corpId, scopes: forReading }, id);
  }

  async function read(model: Model, user: SignedInUser, id: string): Promise<string> {
    const text = await find(model, user, id);
    if (text !== undefined) return text;
    throw appError(canView(model.definition, user) ? 'recordMissing' : 'noPermissionToView');
  }

  return {
    query: async (user, input, locale) => query(await models.visible(input.schemaCode, user), user, input, locale),
    get: async (user, { schemaCode, id }) => read(await models.current(schemaCode), user, id),

    async save(user, input, locale) {
      const model = await models.visible(input.schemaCode, user);
      const id = await transaction(db, async (trx) => {
        const work = async () => ({ id: (await save({ trx, model, user, input, options: { locale } })).id });
        if (input.requestId === undefined) return (await work()).id;
        const operationId = `saveRecord ${input.schemaCode} ${input.id ?? ''}`;
        const key = { corpId, userId: user.id, key: input.requestId, operationId };
        const result = await once(trx, key, work);
        if (result.kind === 'keyOfAnother') throw appError('repeatedSubmit');
        return result.reply.id;
      });
      return read(model, user, id);
    },

    checkDelete: async (user, input, locale) =>
      deleter.check(await models.visible(input.schemaCode, user), user, input, locale),
    remove: async (user, input) => deleter.remove(await models.visible(input.schemaCode, user), user, input),

    async canRead(user, schemaCode, id) {
      return (await find(await models.current(schemaCode), user, id)) !== undefined;
    },

    async saveInTransaction(trx, user, input, options) {
      const model = await models.current(input.schemaCode, trx);
      return save({ trx, model, user, input, options });
    },

    async setWorkflowState(trx, schemaCode, id, { workflowInstanceId, sequenceStatus }) {
      const { table } = await models.current(schemaCode, trx);
      const locked = await lockRecord(trx, { table, corpId }, id, 'all');
      if (locked === undefined) throw appError('recordMissing');
      const values = { workflowInstanceId, sequenceStatus, modifiedTime: now().toISOString() };
      await updateRecord(trx, { table, corpId }, id, values);
      await noteWrite(trx, corpId, schemaCode);
    },

    async readForWorkflow(trx, schemaCode, id) {
      const { table } = await models.current(schemaCode, trx);
      const locked = await lockRecord(trx, { table, corpId }, id, 'all');
      const text = locked && (await readRecord(trx, { table, corpId, scopes: unrestricted }, id));
      if (text === undefined) throw appError('recordMissing');
      return JSON.parse(text) as BizRecord;
    },

    bulkLoad: async (schemaCode, rows) => load(await models.current(schemaCode), rows),
  };
}
