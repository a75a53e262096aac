import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { isComputed, propertyName } from '@portico/shared-kit/fields';
import { type Database, type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import {
  findUndoChanging,
  findUndoTaken,
  findUndoUnrelated,
  forgetUndo,
  readUndoEntries,
  undoChanges,
  type RowLevelPolicy,
  type UndoEntry,
} from '../../../record-store/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import type { RefusedRecord } from '../batches/refusals.ts';
import type { RemovalInTurn } from '../delete-records.ts';
import { gatherRefusals, type RefusalGroup } from '../jobs/gather-refusals.ts';
import { type OverwrittenRecord, readExisting } from './existing-records.ts';
import type { ImportContext } from './import-draft.ts';
import { importingTexts } from './importing.texts.ts';
import { noteRestored } from './note-restored.ts';

/** Outcome of an undo: numbers of records, and the reasons for which some had to stay as they are. */
export interface UndoOutcome {
  readonly undone: number;
  /** Changed or deleted by somebody since. */
  readonly changedSince: number;
  readonly refused: number;
  readonly refusals: readonly RefusalGroup[];
}

/** Drafts that were written together, to be undone together. */
export interface UndoSource {
  /** The id under which they were written. */
  readonly operationId: string;
  /** Called before each batch with the number of records that were gone through; it may throw to give up. */
  note(done: number): void;
  /** Rights on the records, where those of the person were asked before; absent: the person's. */
  readonly policy?: RowLevelPolicy;
  /** Action of the form trace; absent: a change. */
  readonly action?: TraceAction;
  /** Called within the transaction when all is undone: what it writes is kept with it, or not at all. */
  end(trx: Database, outcome: UndoOutcome): Promise<void>;
}

interface UndoNeeds extends RemovalInTurn {
  readonly models: Pick<ModelService, 'all'>;
}

interface Undoing extends UndoNeedsOfBatch {
  readonly source: UndoSource;
}

interface UndoNeedsOfBatch {
  readonly context: ImportContext;
  readonly operationId: string;
  /** All published models. */
  readonly all: readonly Model[];
  readonly removeIn: UndoNeeds['removeIn'];
  readonly source: Pick<UndoSource, 'policy' | 'action'>;
}

/** A record that stays as it is. */
interface Staying extends RefusedRecord {
  readonly entry: UndoEntry;
  /** True where only records stand in its way that may be undone after it. */
  readonly isPostponed: boolean;
}

/** Records that are locked and undone together. */
const batchSize = 500;

/**
 * Returns what undoes drafts that were written, in one transaction: records that nobody changed since are deleted, or get
 * the values back that were overwritten, as far as their person may do so by themselves now. Their data rules are not asked:
 * the values were kept by them once.
 */
export function draftUndoer(platform: Platform, { models, removeIn }: UndoNeeds) {
  return async (context: ImportContext, source: UndoSource): Promise<void> => {
    // Before the transaction, which must not wait for a second connection.
    const all = await models.all();
    const undoing = { context, operationId: source.operationId, all, removeIn, source };
    await transaction(platform.connections.db, (trx) => undoAll(platform, trx, undoing));
  };
}

async function undoAll(platform: Platform, trx: DatabaseTransaction, undoing: Undoing): Promise<void> {
  const { source, context } = undoing;
  const write = { table: context.model.table, corpId: platform.corpId, operationId: source.operationId };
  const counts = { total: 0, changedSince: 0 };
  const staying: Staying[] = [];
  for (let after = ''; ; ) {
    source.note(counts.total);
    const entries = await readUndoEntries(trx, write, { after, most: batchSize });
    const unchanged = entries.filter(({ isUnchanged }) => isUnchanged);
    staying.push(...(await undoBatch(platform, trx, undoing, unchanged)));
    counts.total += entries.length;
    counts.changedSince += entries.length - unchanged.length;
    if (entries.length < batchSize) break;
    after = entries.at(-1)?.id ?? after;
  }
  const refused = await undoPostponed(platform, trx, undoing, staying);
  await forgetUndo(trx, write);
  await source.end(trx, {
    undone: counts.total - counts.changedSince - refused.length,
    changedSince: counts.changedSince,
    refused: refused.length,
    refusals: gatherRefusals([], refused),
  });
}

/** Tries those again that others stood in the way of, until nothing changes any more. Returns all that stay. */
async function undoPostponed(
  platform: Platform,
  trx: DatabaseTransaction,
  undoing: Undoing,
  staying: readonly Staying[],
): Promise<readonly Staying[]> {
  const refused = staying.filter(({ isPostponed }) => !isPostponed);
  let postponed = staying.filter(({ isPostponed }) => isPostponed);
  for (let before = Infinity; postponed.length > 0 && postponed.length < before; ) {
    before = postponed.length;
    const next: Staying[] = [];
    for (let start = 0; start < before; start += batchSize) {
      const entries = postponed.slice(start, start + batchSize).map(({ entry }) => entry);
      next.push(...(await undoBatch(platform, trx, undoing, entries)));
    }
    postponed = next;
  }
  return [...refused, ...postponed];
}

/** Undoes some records. @returns those that stay */
async function undoBatch(
  platform: Platform,
  trx: DatabaseTransaction,
  undoing: UndoNeedsOfBatch,
  entries: readonly UndoEntry[],
): Promise<readonly Staying[]> {
  const [created, changed] = [entries.filter((each) => each.isCreated), entries.filter((each) => !each.isCreated)];
  const { all, context, removeIn } = undoing;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = created.map(({ id }) => id);
  const kept = ids.length === 0 ? [] : await removeIn(trx, { ...context, ids, all, operationId: null });
  const staying = kept.flatMap(({ id, name, error, isByItsLike: isPostponed }): Staying[] => {
    const entry = byId.get(id);
    return entry === undefined ? [] : [{ entry, name, error, isPostponed }];
  });
  return changed.length === 0 ? staying : [...staying, ...(await restore(platform, trx, undoing, changed))];
}

/** Gives records the values back that were overwritten. @returns those that stay */
async function restore(
  platform: Platform,
  trx: DatabaseTransaction,
  { context, operationId, source }: UndoNeedsOfBatch,
  entries: readonly UndoEntry[],
): Promise<readonly Staying[]> {
  const { corpId, now } = platform;
  const { model, user } = context;
  const { table } = model;
  const policy = source.policy ?? policyOf(model, user, now());
  const before = await readExisting(
    trx,
    { corpId, model, policy },
    entries.map(({ id }) => id),
  );
  const errors = await restoreErrors(trx, { table, corpId, operationId }, { context, before, entries });
  const ids = entries.map(({ id }) => id).filter((id) => !errors.has(id));
  if (ids.length > 0) {
    const system = { modifier: user.id, modifiedTime: now().toISOString() };
    await undoChanges(trx, { table, corpId, operationId }, ids, system);
    await noteRestored(platform, trx, { context, before, ids, action: source.action ?? 'edit' });
  }
  return entries.flatMap((entry) => {
    const error = errors.get(entry.id);
    if (error === undefined) return [];
    const name = before.get(entry.id)?.name ?? null;
    return [{ entry, name, error, isPostponed: error.errorName === 'valueNotUnique' }];
  });
}

interface Restoring {
  readonly context: ImportContext;
  readonly before: ReadonlyMap<string, OverwrittenRecord>;
}

/** The reasons for which records cannot have their former values again, by their ids. */
async function restoreErrors(
  trx: Database,
  write: Parameters<typeof findUndoTaken>[1],
  { context: { locale }, before, entries }: Restoring & { readonly entries: readonly UndoEntry[] },
): Promise<ReadonlyMap<string, AppError>> {
  const errors = new Map<string, AppError>();
  const readOnly = new Set<string>();
  for (const { id } of entries) {
    const record = before.get(id);
    const refusal = record === undefined ? 'recordMissing' : record.refusal;
    if (refusal !== null) errors.set(id, appError(refusal));
    for (const path of record?.readOnly ?? []) readOnly.add(path.split('.', 1)[0] ?? path);
  }
  const open = entries.map(({ id }) => id).filter((id) => !errors.has(id));
  for (const { id, property } of await findUndoChanging(trx, write, open, readOnly)) {
    const own = [...(before.get(id)?.readOnly ?? [])].map((path) => path.split('.', 1)[0]);
    if (own.includes(property.code) && !isComputed(property))
      errors.set(id, appError('fieldNotWritable', { property: propertyName(property, locale) }));
  }
  for (const { id, property } of await findUndoUnrelated(trx, write, open)) {
    const reason = importingTexts.t(locale, 'referenceGone');
    errors.set(id, appError('valueInvalid', { property: propertyName(property, locale), reason }));
  }
  for (const { id, property, value } of await findUndoTaken(trx, write, open)) {
    const { code: propertyCode } = property;
    if (!errors.has(id))
      errors.set(id, appError('valueNotUnique', { property: propertyName(property, locale), value, propertyCode }));
  }
  return errors;
}
