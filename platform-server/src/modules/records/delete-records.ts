import type { DeleteCheck, DeleteRecordsInput, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { deleteRows, noteWrite } from '../../records/index.ts';
import type { FileService } from '../files/index.ts';
import type { Model, ModelService } from '../models/index.ts';
import { deleteRefusals } from './delete-refusals.ts';
import { writeTrace } from './tracing/write-trace.ts';

function modelNames(models: readonly Model[], locale: Locale): string {
  const names = models.map(({ definition }) => localised(definition.name, definition.name_i18n, locale));
  return names.join(locale === 'zh' ? '、' : ', ');
}

interface DeleteNeeds {
  readonly files: FileService;
  readonly models: Pick<ModelService, 'all'>;
}

/** Checks and deletes records; what a user cannot see is missing for them. */
export function recordDeleter(platform: Platform, { files, models }: DeleteNeeds) {
  const { connections, corpId, now } = platform;
  return {
    /** The records that cannot be deleted, and why, in the user's language. */
    async check(model: Model, user: SignedInUser, { ids }: DeleteRecordsInput, locale: Locale): Promise<DeleteCheck> {
      const asked = { model, user, at: now(), ids, all: await models.all() };
      const found = await deleteRefusals(connections.db, corpId, asked);
      return found.flatMap(({ id, refusal, referredFrom }) => {
        if (refusal === null) return [];
        const resultCode = codeOf(refusal);
        const relativeModel = referredFrom.length === 0 ? null : modelNames(referredFrom, locale);
        const { message } = describeError({ code: resultCode, params: { model: relativeModel ?? '' } }, locale);
        return [{ objectId: id, relativeModel, resultCode, resultDesc: message }];
      });
    },

    /** Deletes those that may go, all in one transaction, and counts both. */
    async remove(model: Model, user: SignedInUser, { ids }: DeleteRecordsInput): Promise<DeleteResult> {
      // Before the transaction, which must not wait for a second connection.
      const all = await models.all();
      return transaction(connections.db, async (trx) => {
        const found = await deleteRefusals(trx, corpId, { model, user, at: now(), ids, all });
        const gone = found.filter(({ refusal }) => refusal === null);
        const allowed = gone.map(({ id }) => id);
        if (allowed.length > 0) {
          await deleteRows(trx, { table: model.table, corpId }, allowed);
          await files.releaseFromRecords(trx, model.schemaCode, allowed);
          const done = { schemaCode: model.schemaCode, userId: user.id, action: 'delete' } as const;
          const steps = gone.map(({ id, name }) => ({ recordId: id, title: name, changes: [] }));
          await writeTrace(platform, trx, done, steps);
          await noteWrite(trx, corpId, model.schemaCode, allowed);
        }
        return { successCount: allowed.length, errorCount: found.length - allowed.length };
      });
    },
  };
}
