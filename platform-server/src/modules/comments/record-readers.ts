import type { UserId } from '@portico/shared-kit/contract/ids';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { AppError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { RecordReading } from '../records/index.ts';
import type { SessionService } from '../session/index.ts';
import type { CommentedRecord } from './comments.repository.ts';

/** A record as somebody sees it, who may read it. */
export type VisibleRecord = BizRecord['data'];

/** The people who may read a record now. */
export interface RecordReaders {
  /** The record as the user sees it. Throws recordMissing, noPermissionToView and modelMissing. */
  require(user: SignedInUser, record: CommentedRecord): Promise<VisibleRecord>;
  /** The record as somebody else sees it, by their id; null where they may not read it, have left or are nobody. */
  seenBy(userId: UserId, record: CommentedRecord): Promise<VisibleRecord | null>;
}

interface ReaderNeeds {
  readonly records: Pick<RecordReading, 'get'>;
  readonly sessions: Pick<SessionService, 'rightsOf'>;
}

/** Asks records by the rights that people have, signed in or not. */
export function recordReaders({ records, sessions }: ReaderNeeds): RecordReaders {
  const read = async (user: SignedInUser, { schemaCode, recordId }: CommentedRecord) =>
    (JSON.parse(await records.get(user, { schemaCode, id: recordId })) as BizRecord).data;
  return {
    require: read,

    async seenBy(userId, record) {
      const user = await sessions.rightsOf(userId);
      if (user === undefined) return null;
      try {
        return await read(user, record);
      } catch (error) {
        // What the module refuses to them is the answer; anything else is a failure.
        if (error instanceof AppError) return null;
        throw error;
      }
    },
  };
}
