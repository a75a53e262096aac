import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import {
  type DatabaseTransaction,
  type ReplyStatement,
  transaction,
  transactionOnce,
} from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import type { Model, ModelService } from '../../models/index.ts';
import { draftWithEntries } from '../reading/draft-with-entries.ts';
import type { RecordReader } from '../reading/read-record.ts';
import { type LoadRecord, recordLoader } from './bulk-load.ts';
import { saveRecord } from './save-record.ts';
import type { Guest, SavedVersion } from './saving.ts';

/** Saving records: one by one, by a guest, and many at once. */
export interface RecordSaving {
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
  /**
   * Brings many records in by COPY in one transaction and returns how many. Values are checked as in a save; system
   * values may be given. With `user`, who brings them in, what records name is checked as in a save by them. Throws as
   * `save`; nothing is kept then.
   */
  bulkLoad(
    schemaCode: ModelCode,
    rows: Iterable<LoadRecord> | AsyncIterable<LoadRecord>,
    user?: SignedInUser,
  ): Promise<number>;
}

/** Input of a guest who filled in a form. */
interface GuestInput extends Pick<SaveRecordInput, 'schemaCode' | 'data'> {
  readonly guest: Guest;
}

interface SavingNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  readonly reader: Pick<RecordReader, 'readSaved'>;
}

/** See RecordSaving. */
export function recordSaving(platform: Platform, { models, files, reader }: SavingNeeds): RecordSaving {
  const saved = savingOnce(platform, { files, models });
  const load = recordLoader(platform, models);

  return {
    async save(user, input, locale) {
      const model = await models.visible(input.schemaCode, user);
      const text = await reader.readSaved(model, user, await saved(model, user, input, locale));
      return draftWithEntries(platform, user, text);
    },

    async addForGuest(trx, user, { schemaCode, data, guest }, locale) {
      const model = await models.current(schemaCode, trx);
      const saving = { trx, model, user, input: { schemaCode, data }, options: { locale, guest } };
      const { id } = await saveRecord({ platform, files, models }, saving);
      return { id };
    },

    bulkLoad: async (schemaCode, rows, user) => load(await models.current(schemaCode), rows, user ?? null),
  };
}

/** Saves, once where the request has a key; the record's id and version then, and the record where this call saved it. */
function savingOnce(platform: Platform, needs: Pick<SavingNeeds, 'files' | 'models'>) {
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
