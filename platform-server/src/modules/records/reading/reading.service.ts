import type { ModelCode, RecordId } from '@portico/shared-kit/contract/ids';
import type { GetRecordInput } from '@portico/shared-kit/contract/records.schema';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { ModelService } from '../../models/index.ts';
import { draftWithEntries } from './draft-with-entries.ts';
import type { RecordReader } from './read-record.ts';
import { readableIds } from './readable-ids.ts';

/** Single records as a user sees them. */
export interface RecordReading {
  /** A BizRecord with its sub-tables as JSON text. Throws recordMissing, also for one the user may not see. */
  get(user: SignedInUser, input: GetRecordInput): Promise<string>;
  /** Returns whether the record exists and the user may see it. */
  canRead(user: SignedInUser, schemaCode: ModelCode, id: string): Promise<boolean>;
  /** Returns those of the ids whose records exist and the user may see. */
  readable(user: SignedInUser, schemaCode: ModelCode, ids: readonly RecordId[]): Promise<ReadonlySet<RecordId>>;
  /** Returns whether a file is attached where the user sees it: in a record, in a field. */
  showsFile(user: SignedInUser, schemaCode: ModelCode, id: string, fileId: string): Promise<boolean>;
}

interface ReadingNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly reader: RecordReader;
}

/** See RecordReading. */
export function recordReading(platform: Platform, { models, reader }: ReadingNeeds): RecordReading {
  return {
    get: async (user, input) =>
      draftWithEntries(platform, user, await reader.read(await models.current(input.schemaCode), user, input)),

    async canRead(user, schemaCode, id) {
      return (await reader.find(await models.current(schemaCode), user, id)) !== undefined;
    },

    async readable(user, schemaCode, ids) {
      return readableIds(platform, reader, { model: await models.current(schemaCode), user, ids });
    },

    async showsFile(user, schemaCode, id, fileId) {
      return reader.showsFile(await models.current(schemaCode), user, id, fileId);
    },
  };
}
