import type { GetRecordInput, SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, type ReplyStatement, transaction, transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { ServerEvents } from '../../server-events.ts';
import type { FileService } from '../files/index.ts';
import type { Model, ModelService, RecordAccess } from '../models/index.ts';
import { type RecordDeletion, recordDeletion } from './delete-records.ts';
import { type ListQueries, listQueries } from './reading/list-queries.ts';
import { draftWithEntries } from './reading/draft-with-entries.ts';
import { recordReader } from './reading/read-record.ts';
import { type RecordsForParticipants, recordsForParticipants } from './records-for-participants.ts';
import { type RecordsForWorkflow, recordsForWorkflow } from './records-for-workflow.ts';
import { type LoadRecord, recordLoader } from './saving/bulk-load.ts';
import { saveRecord } from './saving/save-record.ts';
import type { SavedVersion, Guest } from './saving/saving.ts';
import { type RecordTrace, recordTrace } from './tracing/read-trace.ts';

/** Every way to reach the records of business models (list spec, section 7). */
export interface RecordService
  extends ListQueries,
    RecordDeletion,
    RecordsForWorkflow,
    RecordsForParticipants,
    RecordTrace {
  /** A BizRecord with its sub-tables as JSON text. Throws recordMissing, also for one the user may not see. */
  get(user: SignedInUser, input: GetRecordInput): Promise<string>;
  /**
   * Saves and answers a SavedBizRecord: of a change only what it changed, where the record need not be read by itself. The
   * same `requestId` saves once and answers the same record. Throws
   * noPermissionToAdd, noPermissionToEdit, recordMissing, recordConflict, recordInWorkflow, value*, propertyMissing, or
   * repeatedSubmit for a request id that something else used.
   */
  save(user: SignedInUser, input: SaveRecordInput, locale: Locale): Promise<string>;
  /**
   * Adds a record that somebody without an account filled in, in the name of `user` and in the caller's transaction.
   * Throws as `save`.
   */
  addForGuest(
    trx: DatabaseTransaction,
    user: SignedInUser,
    input: GuestInput,
    locale: Locale,
  ): Promise<{ readonly id: string }>;
  /** Returns whether the record exists and the user may see it. */
  canRead(user: SignedInUser, schemaCode: string, id: string): Promise<boolean>;
  /** Returns whether a file is attached where the user sees it: in a record, in a data item. */
  showsFile(user: SignedInUser, schemaCode: string, id: string, fileId: string): Promise<boolean>;
  /**
   * Brings many records in by COPY in one transaction and returns how many. Values are checked as in a save; system
   * values may be given. With `user`, who brings them in, what records name is checked as in a save by them. Throws as
   * `save`; nothing is kept then.
   */
  bulkLoad(
    schemaCode: string,
    rows: Iterable<LoadRecord> | AsyncIterable<LoadRecord>,
    user?: SignedInUser,
  ): Promise<number>;
}

/** Input of a guest who filled in a form. */
interface GuestInput extends Pick<SaveRecordInput, 'schemaCode' | 'data'> {
  readonly guest: Guest;
}

interface RecordNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  /** Access to records beside roles. */
  readonly access: RecordAccess;
  readonly recordsDeleted: ServerEvents['recordsDeleted'];
}

/** Records of business models: every way to reach them. */
export function recordService(platform: Platform, needs: RecordNeeds): RecordService {
  const { models, files } = needs;
  const saved = savingOnce(platform, { files, models });
  const load = recordLoader(platform, models);
  const { find, read, readSaved, showsFile } = recordReader(platform, needs.access);

  return {
    ...listQueries(platform, models),
    get: async (user, input) =>
      draftWithEntries(platform, user, await read(await models.current(input.schemaCode), user, input)),

    async save(user, input, locale) {
      const model = await models.visible(input.schemaCode, user);
      const text = await readSaved(model, user, await saved(model, user, input, locale));
      return draftWithEntries(platform, user, text);
    },

    async addForGuest(trx, user, { schemaCode, data, guest }, locale) {
      const model = await models.current(schemaCode, trx);
      const saving = { trx, model, user, input: { schemaCode, data }, options: { locale, guest } };
      const { id } = await saveRecord({ platform, files, models }, saving);
      return { id };
    },

    ...recordDeletion(platform, needs),

    async canRead(user, schemaCode, id) {
      return (await find(await models.current(schemaCode), user, id)) !== undefined;
    },

    async showsFile(user, schemaCode, id, fileId) {
      return showsFile(await models.current(schemaCode), user, id, fileId);
    },

    ...recordTrace(platform, models, find),
    ...recordsForWorkflow(platform, models, files),
    ...recordsForParticipants(platform, models),
    bulkLoad: async (schemaCode, rows, user) => load(await models.current(schemaCode), rows, user ?? null),
  };
}

/** Saves, once where the request has a key; the record's id and version then, and the record where this call saved it. */
function savingOnce(platform: Platform, needs: Pick<RecordNeeds, 'files' | 'models'>) {
  const { corpId, connections } = platform;
  return async (model: Model, user: SignedInUser, input: SaveRecordInput, locale: Locale) => {
    const { requestId, schemaCode, id = '' } = input;
    // What is kept for a repeated request is no record, which its user might not see any more.
    let content: string | null = null;
    const work = async (trx: DatabaseTransaction, replyStatement?: ReplyStatement<SavedVersion>) => {
      const ending = (saved: SavedVersion) => (replyStatement === undefined ? [] : [replyStatement(saved)]);
      const done = await saveRecord({ platform, ...needs }, { trx, model, user, input, options: { locale, ending } });
      content = done.content;
      return { id: done.id, version: done.version };
    };
    const key = { corpId, userId: user.id, key: requestId ?? '', operationId: `saveRecord ${schemaCode} ${id}` };
    const { db } = connections;
    const version = await (requestId === undefined
      ? transaction(db, (trx) => work(trx))
      : transactionOnce(db, key, work));
    return { ...version, content };
  };
}
