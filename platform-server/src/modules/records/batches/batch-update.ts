import type {
  BatchLogInput,
  BatchLogPage,
  BatchPreview,
  BatchResult,
  BatchUpdateInput,
} from '@portico/shared-kit/contract/record-batches.schema';
import { formatValue, type Property } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { incrementChangeCounter, updateRecords } from '../../../record-store/index.ts';
import type { FileService } from '../../files/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { writeTrace } from '../tracing/write-trace.ts';
import { keepUndoable } from '../undoing/keep-undoable.ts';
import * as repository from './batch-log.repository.ts';
import { type BatchPlan, type PlannedChange, type Planning, planBatch } from './plan-batch.ts';
import { countRefusals } from './refusals.ts';

/** Values from which records change that a preview lists. */
const mostListed = 10;

interface BatchNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly files: FileService;
}

/** Gives one field of several records the same value (list spec, sections 3 to 9). */
export function batchUpdater(platform: Platform, { models, files }: BatchNeeds) {
  const { connections, corpId, now, newId } = platform;
  const needs = { corpId, now, models, files };

  /** The same in the caller's transaction. Several calls with one `logId` are one entry of the log. */
  async function runIn(trx: DatabaseTransaction, planning: Planning, logId: string): Promise<BatchPlan> {
    const plan = await planBatch(trx, needs, planning);
    const { model, user } = planning;
    await writePlan(platform, trx, { model, user, plan, operationId: logId });
    const failCount = plan.refused.length;
    const counts = { total: plan.total, successCount: plan.total - failCount, failCount };
    const entry = { id: logId, schemaCode: model.schemaCode, userId: user.id, at: now(), ...counts };
    await repository.addToBatchLog(trx, corpId, { ...entry, ...wordsOf(plan.property, plan.value) });
    return plan;
  }

  return {
    /** Throws what `run` throws of the value and the field, whichever records are meant. */
    async check(model: Model, user: SignedInUser, input: BatchUpdateInput, locale: Locale): Promise<void> {
      await planBatch(connections.db, needs, { model, user, input: { ...input, objectIds: [] }, locale });
    },

    /** Returns what `run` would do. */
    async preview(model: Model, user: SignedInUser, input: BatchUpdateInput, locale: Locale): Promise<BatchPreview> {
      return previewOf(await planBatch(connections.db, needs, { model, user, input, locale }), locale);
    },

    /** Changes what may be changed, with its trace and an entry of the log, in one transaction. */
    async run(model: Model, user: SignedInUser, input: BatchUpdateInput, locale: Locale): Promise<BatchResult> {
      const planning = { model, user, input, locale };
      const operationId = newId();
      const { total, refused, changed } = await transaction(connections.db, (trx) => runIn(trx, planning, operationId));
      const failCount = refused.length;
      const counts = { total, successCount: total - failCount, failCount };
      const undo = changed.length === 0 ? {} : { operationId };
      return { ...counts, refusals: countRefusals(refused, locale), ...undo };
    },

    runIn,

    /**
     * Returns the log: every entry for people who see all records, for others their own; what was done to fields
     * that they see on some records only, or on none, is left out.
     */
    log(model: Model, user: SignedInUser, { page, size }: BatchLogInput): Promise<BatchLogPage> {
      const { view, fields } = policyOf(model, user, now());
      const userId = view === 'all' ? null : user.id;
      const of = { schemaCode: model.schemaCode, userId, hidden: [...fields.visible.keys()] };
      return repository.findBatchLog(connections.db, corpId, of, { page, size });
    },
  };
}

interface Planned {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly plan: BatchPlan;
  readonly operationId: string;
}

async function writePlan(platform: Platform, trx: DatabaseTransaction, planned: Planned): Promise<void> {
  const { corpId, now } = platform;
  const { model, user, plan, operationId } = planned;
  const { changed, property, value } = plan;
  if (changed.length === 0) return;
  const { table, schemaCode } = model;
  const values = { [property.code]: value, modifier: user.id, modifiedTime: now().toISOString() };
  const ids = changed.map(({ id }) => id);
  const codes = [property.code, 'name', 'nameEn'];
  await keepUndoable(platform, trx, { model, user, operationId, kind: 'batchUpdate', ids, codes });
  await updateRecords(trx, { table, corpId }, changed, values);
  const traced = changed.map(({ id, name, changes }) => ({ recordId: id, title: name ?? '', changes }));
  await writeTrace(platform, trx, { schemaCode, userId: user.id, action: 'batch' }, traced);
  await incrementChangeCounter(trx, corpId, schemaCode, ids);
}

function previewOf(plan: BatchPlan, locale: Locale): BatchPreview {
  const listed = groupByValue(plan.changed).slice(0, mostListed);
  const listedCount = listed.reduce((sum, { count }) => sum + count, 0);
  return {
    total: plan.total,
    changes: listed,
    otherCount: plan.changed.length - listedCount,
    afterValue: plan.value,
    sameCount: plan.sameCount,
    refusals: countRefusals(plan.refused, locale),
    versions: plan.versions,
  };
}

/** The values that change with their numbers, the most frequent first, always in the same order. */
function groupByValue(changed: readonly PlannedChange[]): BatchPreview['changes'] {
  const groups = Map.groupBy(changed, ({ beforeValue }) => JSON.stringify(beforeValue));
  return [...groups]
    .toSorted(([left, some], [right, others]) => others.length - some.length || (left < right ? -1 : 1))
    .map(([, group]) => ({ beforeValue: group[0]?.beforeValue ?? null, count: group.length }));
}

/** Returns the log's names of field and value, kept as they were called then. */
function wordsOf(property: Property, value: unknown) {
  const [zh, en] = (['zh', 'en'] as const).map((locale) => formatValue(property, value, { locale }));
  return {
    propertyCode: property.code,
    propertyName: property.name,
    propertyName_i18n: property.name_i18n ?? null,
    modifiedValue: zh ?? '',
    modifiedValue_i18n: zh === en ? null : JSON.stringify({ en }),
  };
}
