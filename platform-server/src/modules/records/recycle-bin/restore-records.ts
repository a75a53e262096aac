import { type AppError, appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  findRestoreTaken,
  findRestoreUnrelated,
  incrementChangeCounter,
  lockDeleted,
  type LockedEntry,
  lostField,
  restoreRows,
} from '../../../record-store/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Model } from '../../models/index.ts';
import { importingTexts } from '../importing/importing.texts.ts';
import { writeTrace } from '../tracing/write-trace.ts';
import { binSelection } from './recycle-bin.policy.ts';
import { recycleBinTexts } from './recycle-bin.texts.ts';

/** Entries of a model's recycle bin that somebody restores. */
interface Restoration {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly ids: readonly string[];
  readonly locale: Locale;
}

/** Entry that stays in the recycle bin. */
interface RefusedEntry {
  readonly id: string;
  /** Null where the person does not see it. */
  readonly name: string | null;
  readonly error: AppError;
}

/** Records that are back, and entries that stay. */
interface Restored {
  readonly count: number;
  readonly refused: readonly RefusedEntry[];
}

/** Restores in the caller's transaction what can be restored, with its trace. Returns the rest, each with its reason. */
export async function restoreIn(platform: Platform, trx: Database, restoration: Restoration): Promise<Restored> {
  const { corpId, now } = platform;
  const { model, user } = restoration;
  const ids = [...new Set(restoration.ids)];
  const entries = await lockDeleted(trx, binSelection({ corpId, at: now() }, model, user), ids);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const errors = await restoreErrors(trx, corpId, { ...restoration, entries });
  const back = entries.filter(({ id }) => !errors.has(id));
  if (back.length > 0) await putBack(platform, trx, restoration, back);
  const refused = ids.flatMap((id): RefusedEntry[] => {
    const entry = byId.get(id);
    const error = entry === undefined ? appError('deletedRecordMissing') : errors.get(id);
    return error === undefined ? [] : [{ id, name: entry?.name ?? null, error }];
  });
  return { count: back.length, refused };
}

/** The reasons for which entries stay, by their ids. */
async function restoreErrors(
  trx: Database,
  corpId: string,
  { model: { table }, entries, locale }: Restoration & { readonly entries: readonly LockedEntry[] },
): Promise<ReadonlyMap<string, AppError>> {
  const errors = new Map<string, AppError>();
  for (const entry of entries) {
    const error = ownError(table, entry, locale);
    if (error !== null) errors.set(entry.id, error);
  }
  const open = () => entries.filter(({ id }) => !errors.has(id));
  const taken = await findRestoreTaken(
    trx,
    { table, corpId },
    open().map(({ id }) => id),
  );
  for (const { id, property, value } of taken) {
    const named = { property: propertyName(property, locale), value, propertyCode: property.code };
    errors.set(id, appError('valueNotUnique', named));
  }
  for (const { id, property } of await findRestoreUnrelated(trx, { table, corpId }, open())) {
    const reason = importingTexts.t(locale, 'referenceGone');
    errors.set(id, appError('valueInvalid', { property: propertyName(property, locale), reason }));
  }
  return errors;
}

function ownError(table: Model['table'], entry: LockedEntry, locale: Locale): AppError | null {
  if (entry.isThere) return appError('deletedRecordMissing');
  if (!entry.isAllowed) return appError('noPermissionToRestore');
  const property = lostField(table, entry);
  return property === null
    ? null
    : appError('valueInvalid', { property, reason: recycleBinTexts.t(locale, 'fieldChanged') });
}

async function putBack(
  platform: Platform,
  trx: Database,
  { model, user }: Restoration,
  back: readonly LockedEntry[],
): Promise<void> {
  const { corpId, now } = platform;
  const { schemaCode, table, definition } = model;
  const ids = back.map(({ id }) => id);
  await restoreRows(trx, { table, corpId }, ids, { userId: user.id, at: now() });
  const traced = back.map(({ recordId, record }) => ({ recordId, title: recordTitle(record['name']), changes: [] }));
  const by = { schemaCode, userId: user.id, departmentId: user.mainDepartmentId, action: 'restore' } as const;
  await writeTrace(platform, trx, by, traced);
  const recordIds = back.map(({ recordId }) => recordId);
  await incrementChangeCounter(trx, corpId, schemaCode, recordIds);
  await recordAudit(platform, trx, {
    action: 'recordRestore',
    object: { id: schemaCode, name: definition.name },
    detail: { successCount: ids.length, records: traced.map(({ recordId, title }) => ({ id: recordId, name: title })) },
  });
}

const recordTitle = (name: unknown) => (typeof name === 'string' ? name : '');
