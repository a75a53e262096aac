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
import { JsonText } from '../../plugins/json-text.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { lockRecord, noteWrite, readRecord, unrestricted, updateRecord } from '../../records/index.ts';
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
  query(user: SignedInUser, input: QueryRecordsInput, locale: Locale): Promise<JsonText>;
  /** A BizRecord with its sub-tables as JSON text. Throws recordMissing, also for one the user may not see. */
  get(user: SignedInUser, input: GetRecordInput): Promise<JsonText>;
  /**
   * Saves and answers the record as it is then. The same `requestId` saves once and answers the same record. Throws
   * noPermissionToAdd, noPermissionToEdit, recordMissing, recordConflict, recordInWorkflow, value*, propertyMissing, or
   * repeatedSubmit for a request id that something else used.
   */
  save(user: SignedInUser, input: SaveRecordInput, locale: Locale): Promise<JsonText>;
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
}

/** Records of business models: every way to reach them. */
export function recordService(platform: Platform, { models, files }: RecordNeeds): RecordService {
  const { corpId, now } = platform;
  const { db } = platform.connections;
  const query = recordQuery(platform);
  const save = recordSaver(platform, files);
  const deleter = recordDeleter(platform, files);
  const load = recordLoader(platform);

  async function visible(schemaCode: string, user: SignedInUser): Promise<Model> {
    const model = await models.current(schemaCode);
    if (!canView(model.definition, user)) throw appError('noPermissionToView');
    return model;
  }

  async function read(model: Model, user: SignedInUser, id: string): Promise<JsonText> {
    const scopes = scopesOf(model.definition, user);
    const text = await readRecord(db, { table: model.table, corpId, scopes }, id);
    if (text === undefined) throw appError('recordMissing');
    return new JsonText(text);
  }

  return {
    query: async (user, input, locale) => query(await visible(input.schemaCode, user), user, input, locale),
    get: async (user, { schemaCode, id }) => read(await visible(schemaCode, user), user, id),

    async save(user, input, locale) {
      const model = await visible(input.schemaCode, user);
      const id = await transaction(db, async (trx) => {
        const work = async () => ({ id: (await save({ trx, model, user, input, options: { locale } })).id });
        if (input.requestId === undefined) return (await work()).id;
        const key = { corpId, userId: user.id, key: input.requestId, operationId: 'saveRecord' };
        const result = await once(trx, key, work);
        if (result.kind === 'keyOfAnother') throw appError('repeatedSubmit');
        return result.reply.id;
      });
      return read(model, user, id);
    },

    checkDelete: async (user, input, locale) =>
      deleter.check(await visible(input.schemaCode, user), user, input, locale),
    remove: async (user, input) => deleter.remove(await visible(input.schemaCode, user), user, input),

    async canRead(user, schemaCode, id) {
      const { table, definition } = await models.current(schemaCode);
      return (await readRecord(db, { table, corpId, scopes: scopesOf(definition, user) }, id)) !== undefined;
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
