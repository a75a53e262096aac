import type { DeleteCheck, DeleteRecordsInput, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { codeOf, describeError, type ErrorName } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type DeleteFacts, deleteRows, noteWrite, readDeleteFacts } from '../../records/index.ts';
import type { FileService } from '../files/index.ts';
import { type Model, scopesOf } from '../models/index.ts';
import { writeTrace } from './tracing/write-trace.ts';

/** Why a record stays; null where it may go (list spec, sections 5 and 6). */
function refusalOf(facts: DeleteFacts | undefined): ErrorName | null {
  if (facts === undefined) return 'recordMissing';
  if (facts.isProcessData) return 'processDataNotDeletable';
  return facts.isAllowed ? null : 'noPermissionToDelete';
}

/** Checks and deletes records; what a user cannot see is missing for them. */
export function recordDeleter(platform: Platform, files: FileService) {
  const { connections, corpId } = platform;

  async function refusals(db: Database, model: Model, user: SignedInUser, ids: readonly string[]) {
    const scopes = scopesOf(model.definition, user);
    const facts = await readDeleteFacts(db, { table: model.table, corpId, scopes }, ids);
    const byId = new Map(facts.map((each) => [each.id, each]));
    return [...new Set(ids)].map((id) => ({ id, name: byId.get(id)?.name ?? '', refusal: refusalOf(byId.get(id)) }));
  }

  return {
    /** The records that cannot be deleted, and why, in the user's language. */
    async check(model: Model, user: SignedInUser, { ids }: DeleteRecordsInput, locale: Locale): Promise<DeleteCheck> {
      const found = await refusals(connections.db, model, user, ids);
      return found.flatMap(({ id, refusal }) => {
        if (refusal === null) return [];
        const resultCode = codeOf(refusal);
        const { message } = describeError({ code: resultCode }, locale);
        return [{ objectId: id, relativeModel: null, resultCode, resultDesc: message }];
      });
    },

    /** Deletes those that may go, all in one transaction, and counts both. */
    remove(model: Model, user: SignedInUser, { ids }: DeleteRecordsInput): Promise<DeleteResult> {
      return transaction(connections.db, async (trx) => {
        const found = await refusals(trx, model, user, ids);
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
