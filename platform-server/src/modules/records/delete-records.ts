import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { DeleteCheck, DeleteRecordsInput, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { AppError, appError, codeOf } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { deleteRows, incrementChangeCounter, keepDeleted } from '../../record-store/index.ts';
import type { ServerEvents } from '../../server-events.ts';
import { recordAudit } from '../audit/index.ts';
import { canView, type Model, type ModelService } from '../models/index.ts';
import type { RefusedRecord } from './batches/refusals.ts';
import { deleteTexts } from './delete.texts.ts';
import { deleteRefusals } from './delete-refusals.ts';
import { forgetEntries } from './saving/draft-entries.repository.ts';
import { writeTrace } from './tracing/write-trace.ts';
import { keepOperation } from './undoing/operations.repository.ts';

/** The names of models; one that the user has nothing to do with is other data to them. */
function modelNames(models: readonly Model[], user: SignedInUser, locale: Locale): string {
  const names = models.map(({ definition }) =>
    canView(definition, user)
      ? localised(definition.name, definition.name_i18n, locale)
      : deleteTexts.t(locale, 'otherData'),
  );
  return [...new Set(names)].join(locale === 'zh' ? '、' : ', ');
}

interface Removal extends Pick<DeleteRecordsInput, 'ids'> {
  /** True where only drafts are deleted: records that were finished meanwhile stay. */
  readonly onlyDrafts?: boolean;
}

interface Leaving {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly found: Awaited<ReturnType<typeof deleteRefusals>>;
  readonly onlyDrafts: boolean;
  /** The operation under which the recycle bin keeps them; null where they go for good. */
  readonly operationId: string | null;
}

/** A record that stays. */
interface RefusedRemoval extends RefusedRecord {
  readonly id: string;
  /** True where nothing but records of the same model refers to it: it may go once they are gone. */
  readonly isByItsLike: boolean;
}

/** Some of many records that are deleted in turn. */
interface RemovalInParts {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly ids: readonly string[];
  /** All published models. */
  readonly all: readonly Model[];
  readonly locale: Locale;
  /** The operation under which the recycle bin keeps them; null where they go for good. */
  readonly operationId: string | null;
}

interface DeleteNeeds {
  readonly recordsDeleted: Pick<ServerEvents['recordsDeleted'], 'publish'>;
  readonly models: Pick<ModelService, 'all' | 'visible'>;
}

/** Checks and deletes records; what a user cannot see is missing for them. */
function recordDeleter(platform: Platform, needs: DeleteNeeds) {
  const { connections, corpId, now, newId } = platform;
  const { models } = needs;

  return {
    /** The records that cannot be deleted, and why, in the user's language. */
    async check(model: Model, user: SignedInUser, { ids }: DeleteRecordsInput, locale: Locale): Promise<DeleteCheck> {
      const asked = { model, user, at: now(), ids, all: await models.all() };
      const found = await deleteRefusals(connections.db, corpId, asked);
      return found.flatMap(({ id, refusal, referredFrom }) => {
        if (refusal === null) return [];
        const resultCode = codeOf(refusal);
        const relativeModel = referredFrom.length === 0 ? null : modelNames(referredFrom, user, locale);
        const { message } = describeError({ code: resultCode, params: { model: relativeModel ?? '' } }, locale);
        return [{ objectId: asRecordId(id), relativeModel, resultCode, resultDesc: message }];
      });
    },

    /**
     * Deletes those that may go, all in one transaction, and counts both. Throws deleteRefusedByRule where none may, and
     * only because others refer to them: the count alone would look like a lack of permission.
     */
    async remove(model: Model, user: SignedInUser, { ids, onlyDrafts = false }: Removal): Promise<DeleteResult> {
      // Before the transaction, which must not wait for a second connection.
      const all = await models.all();
      return transaction(connections.db, async (trx) => {
        const found = await deleteRefusals(trx, corpId, { model, user, at: now(), ids, all, onlyDrafts });
        if (found.every(({ refusal }) => refusal === 'recordReferred')) throw appError('deleteRefusedByRule');
        const operationId = onlyDrafts ? null : newId();
        return removeFound(platform, needs, trx, { model, user, found, onlyDrafts, operationId });
      });
    },

    /** The same in the caller's transaction. Returns those that stay; that all of them may do so is no error here. */
    async removeIn(trx: Database, removal: RemovalInParts): Promise<RefusedRemoval[]> {
      const { model, user, ids, all, locale, operationId } = removal;
      const found = await deleteRefusals(trx, corpId, { model, user, at: now(), ids, all });
      await removeFound(platform, needs, trx, { model, user, found, onlyDrafts: false, operationId });
      return found.flatMap(({ id, name, refusal, referredFrom }) => {
        if (refusal === null) return [];
        const isReferred = refusal === 'recordReferred';
        const params = isReferred ? { model: modelNames(referredFrom, user, locale) } : {};
        const isByItsLike = isReferred && referredFrom.every(({ schemaCode }) => schemaCode === model.schemaCode);
        return [{ id, name, error: new AppError(refusal, params), isByItsLike }];
      });
    },
  };
}

/**
 * Deletes those of the found records that may go. What belongs to them, such as files and comments, goes with those
 * that go for good, and waits for the others until the recycle bin keeps them no longer.
 */
async function removeFound(
  platform: Platform,
  needs: DeleteNeeds,
  trx: Database,
  { model, user, found, onlyDrafts, operationId }: Leaving,
): Promise<DeleteResult> {
  const { corpId } = platform;
  const gone = found.filter(({ refusal }) => refusal === null);
  const allowed = gone.map(({ id }) => id);
  if (allowed.length > 0) {
    if (operationId !== null) await moveToBin(platform, trx, { model, user, ids: allowed, operationId });
    else await removeForGood(platform, needs, trx, { model, ids: allowed });
    const done = { schemaCode: model.schemaCode, userId: user.id, action: 'delete' } as const;
    const traced = gone.map(({ id, name }) => ({ recordId: id, title: name, changes: [] }));
    await writeTrace(platform, trx, done, traced);
    await incrementChangeCounter(trx, corpId, model.schemaCode, allowed);
  }
  const counts = { successCount: allowed.length, errorCount: found.length - allowed.length };
  await recordAudit(platform, trx, removalRecord(model, onlyDrafts, { ...counts, records: gone }));
  return operationId === null || allowed.length === 0 ? counts : { ...counts, operationId };
}

interface Going {
  readonly model: Model;
  readonly ids: readonly string[];
}

async function moveToBin(
  { corpId, now, newId }: Platform,
  trx: Database,
  { model, ids, user, operationId }: Going & { readonly user: SignedInUser; readonly operationId: string },
): Promise<void> {
  const records = ids.map((id) => ({ id, entryId: newId() }));
  const { schemaCode, table } = model;
  await keepDeleted(trx, { table, corpId }, { records, userId: user.id, operationId, at: now() });
  const operation = { id: operationId, userId: user.id, schemaCode, kind: 'delete', createdTime: now() } as const;
  await keepOperation(trx, corpId, operation);
  await deleteRows(trx, { table: model.table, corpId }, ids);
}

async function removeForGood(
  { corpId }: Platform,
  { recordsDeleted }: DeleteNeeds,
  trx: Database,
  { model: { table, schemaCode }, ids }: Going,
): Promise<void> {
  await deleteRows(trx, { table, corpId }, ids);
  await recordsDeleted.publish({ trx, schemaCode, ids });
  await forgetEntries(trx, { corpId, schemaCode }, ids);
}

interface Removed {
  readonly successCount: number;
  readonly errorCount: number;
  readonly records: readonly { readonly id: string; readonly name: string | null }[];
}

/** Details of a removal for the audit trail: the names are those that the records had. */
function removalRecord({ schemaCode, definition }: Model, onlyDrafts: boolean, { records, ...counts }: Removed) {
  return {
    action: onlyDrafts ? 'draftDelete' : 'recordDelete',
    object: { id: schemaCode, name: definition.name },
    detail: { ...counts, records: records.map(({ id, name }) => ({ id, name })) },
  } as const;
}

/** Deleting many records in turn, each time in the caller's transaction. */
export type RemovalInTurn = Pick<ReturnType<typeof recordDeleter>, 'removeIn'>;

/** Deleting records: those of a request, and many in turn. */
export interface RecordDeletion extends RemovalInTurn {
  /** Only records that cannot be deleted appear (list spec, section 3). */
  check(user: SignedInUser, input: DeleteRecordsInput, locale: Locale): Promise<DeleteCheck>;
  /** Deletes what may be deleted; the rest is counted as errors. */
  remove(user: SignedInUser, input: DeleteRecordsInput): Promise<DeleteResult>;
  /** As `remove`, of those that are drafts still: what somebody finished meanwhile is counted as an error. */
  removeDrafts(user: SignedInUser, input: DeleteRecordsInput): Promise<DeleteResult>;
}

/** Deleting the records of a model that the user sees; throws modelMissing or noPermissionToView for another one. */
export function recordDeletion(platform: Platform, needs: DeleteNeeds): RecordDeletion {
  const deleter = recordDeleter(platform, needs);
  const { visible } = needs.models;
  return {
    check: async (user, input, locale) => deleter.check(await visible(input.schemaCode, user), user, input, locale),
    removeIn: deleter.removeIn,
    remove: async (user, { schemaCode, ids }) => deleter.remove(await visible(schemaCode, user), user, { ids }),
    removeDrafts: async (user, { schemaCode, ids }) =>
      deleter.remove(await visible(schemaCode, user), user, { ids, onlyDrafts: true }),
  };
}
