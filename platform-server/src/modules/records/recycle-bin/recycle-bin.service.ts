import { asRecordId } from '@portico/shared-kit/contract/ids';
import { recycleBinDays } from '@portico/shared-kit/contract/recycle-bin';
import type {
  DeletedRecord,
  DeletedRecordPage,
  DeletedRecordsInput,
  PurgeResult,
  QueryDeletedRecordsInput,
  RestoreResult,
} from '@portico/shared-kit/contract/recycle-bin.schema';
import { appError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type DeletedRow, readDeleted } from '../../../record-store/index.ts';
import type { ModelService } from '../../models/index.ts';
import { recordPurger } from './purge-records.ts';
import { binSelection, canPurge } from './recycle-bin.policy.ts';
import { restoreIn } from './restore-records.ts';

/** Deleted records of models. Everything throws modelMissing or noPermissionToView. */
export interface RecycleBin {
  query(user: SignedInUser, input: QueryDeletedRecordsInput): Promise<DeletedRecordPage>;
  /** Restores what can be restored in one transaction; the rest is named, each with its reason. */
  restore(user: SignedInUser, input: DeletedRecordsInput, locale: Locale): Promise<RestoreResult>;
  /** Deletes for good. Throws noPermission for all but the root administrator. */
  purge(user: SignedInUser, input: DeletedRecordsInput): Promise<PurgeResult>;
  /** Deletes for good what has been kept long enough; answers how many. */
  purgeExpired(signal: AbortSignal): Promise<number>;
}

type BinNeeds = Parameters<typeof recordPurger>[1] & { readonly models: Pick<ModelService, 'visible'> };

/** See RecycleBin. */
export function recycleBin(platform: Platform, needs: BinNeeds): RecycleBin {
  const { connections, corpId, now } = platform;
  const { visible } = needs.models;
  const purger = recordPurger(platform, needs);
  return {
    async query(user, { schemaCode, search = '', page, size }) {
      const model = await visible(schemaCode, user);
      const selection = binSelection({ corpId, at: now() }, model, user);
      const found = await readDeleted(connections.db, selection, { search: search.trim(), page, size });
      const content = found.rows.map((row) => presentEntry(row, now()));
      return { content, totalElements: found.total, canPurge: canPurge(user) };
    },

    async restore(user, { schemaCode, ids }, locale) {
      const model = await visible(schemaCode, user);
      const restoration = { model, user, ids, locale };
      const { count, refused } = await transaction(connections.db, (trx) => restoreIn(platform, trx, restoration));
      const refusals = refused.map(({ id, name, error: { code, params } }) => {
        const { message } = describeError({ code, params }, locale);
        return { id, name: name ?? '', resultCode: code, resultDesc: message };
      });
      return { successCount: count, refusals };
    },

    async purge(user, { schemaCode, ids }) {
      const model = await visible(schemaCode, user);
      if (!canPurge(user)) throw appError('noPermission');
      return { count: await purger.purge(model, ids) };
    },

    purgeExpired: purger.purgeExpired,
  };
}

/** Ms of a day. */
const day = 24 * 60 * 60 * 1000;

function presentEntry({ recordId, deletedTime, isAllowed, ...entry }: DeletedRow, at: Date): DeletedRecord {
  const kept = at.getTime() - deletedTime.getTime();
  return {
    ...entry,
    objectId: asRecordId(recordId),
    deletedTime: deletedTime.toISOString(),
    daysLeft: Math.max(0, Math.ceil(recycleBinDays - kept / day)),
    isRestorable: isAllowed,
  };
}
