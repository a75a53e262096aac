import type { BatchUpdateInput } from '@portico/shared-kit/contract/record-batches.schema';
import { codesOf } from '@portico/shared-kit/data-rules';
import { AppError, appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type BatchRecord, readBatch } from '../../../record-store/index.ts';
import type { FileService } from '../../files/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { resolveReferences } from '../saving/check-references.ts';
import { checkOwnRules, otherRecordsCheck } from '../saving/check-rules.ts';
import { nameCodes, recordName } from '../saving/record-name.ts';
import { conflictWith } from '../saving/lock-for-change.ts';
import { matchedCodes, optionsCheck } from '../saving/check-options.ts';
import { changesBetween, type TracedChange } from '../tracing/changes.ts';
import { type BatchValue, batchValue } from './batch-value.ts';
import { missingRecords, type RefusedRecord } from './refusals.ts';

/** A record that a batch changes. */
export interface PlannedChange {
  readonly id: string;
  /** Its name after the change, and in English where that changes with it. */
  readonly name: string | null;
  readonly nameEn?: string | null;
  readonly beforeValue: unknown;
  readonly changes: readonly TracedChange[];
}

/** Effects of a batch update on each of its records. */
export interface BatchPlan extends BatchValue {
  readonly total: number;
  readonly changed: readonly PlannedChange[];
  readonly sameCount: number;
  readonly refused: readonly RefusedRecord[];
  readonly versions: Readonly<Record<string, number>>;
}

interface PlanNeeds {
  readonly corpId: string;
  readonly now: () => Date;
  readonly models: Pick<ModelService, 'current'>;
  readonly files: FileService;
}

/** A batch update that somebody wants. */
export interface Planning {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: BatchUpdateInput;
  readonly locale: Locale;
}

/**
 * Decides for each record whether and how a batch update changes it; in a transaction the records stay locked. Throws
 * what a wrong value or field is, fieldNotWritable, and dataRuleBroken where the value could be nobody's.
 */
export async function planBatch(db: Database, needs: PlanNeeds, asked: Planning): Promise<BatchPlan> {
  const { corpId, models } = needs;
  const { model, user, input, locale } = asked;
  const policy = policyOf(model, user, needs.now());
  const allowed = policy.fields.writable.get(input.propertyCode) ?? policy.edit;
  const { property, value } = await resolveValue(db, needs, asked);
  if (allowed === 'none' && policy.edit !== 'none') {
    throw appError('fieldNotWritable', { property: propertyName(property, locale) });
  }
  const ids = [...new Set(input.objectIds)];
  const place = { table: model.table, corpId, policy, allowed, filter: everything };
  const records = await readBatch(db, place, { ids, codes: neededCodes(model, property.code) });
  const ruledOf = ({ id, data }: BatchRecord) => {
    return { id, record: { ...data, [property.code]: value }, given: [property.code] };
  };
  const open = records.filter((record) => refusalOf(record, input) === null);
  const compare = await otherRecordsCheck({ db, corpId, models }, model, locale)(open.map(ruledOf));
  const chosenIn = (record: BatchRecord) => ({ record: ruledOf(record).record, was: record.data });
  const checkOptions = await optionsCheck(optionNeeds(db, needs, asked), model.table, open.map(chosenIn));
  const refused = missingRecords(ids.length - records.length);
  const changed: PlannedChange[] = [];
  for (const record of records) {
    const ruled = ruledOf(record);
    const check = () => {
      checkOwnRules(model, ruled, locale);
      checkOptions(chosenIn(record));
      compare(ruled);
    };
    const refusal = refusalOf(record, input) ?? brokenRule(check);
    const changes = changesBetween([property], record.data, ruled.record);
    if (refusal !== null) refused.push({ name: record.name, error: refusal });
    else if (changes.length > 0)
      changed.push(plannedChange(model, property.code, { record, changes, next: ruled.record }));
  }
  const sameCount = ids.length - refused.length - changed.length;
  const versions = Object.fromEntries(records.map(({ id, version }) => [id, version]));
  return { property, value, total: ids.length, changed, sameCount, refused, versions };
}

function optionNeeds(db: Database, { corpId, models, now }: PlanNeeds, { user, locale }: Planning) {
  return { db, corpId, locale, models, policyFor: (model: Model) => policyOf(model, user, now()) };
}

/** The value with the names of what it refers to; it must not break a rule that looks at nothing else. */
async function resolveValue(db: Database, needs: PlanNeeds, asked: Planning): Promise<BatchValue> {
  const { corpId, files } = needs;
  const { model, input, locale } = asked;
  const { property, value } = batchValue(model.table, input.propertyCode, input.modifiedValue, locale);
  const resolved: Record<string, unknown> = { [property.code]: value };
  await resolveReferences(db, model.table, resolved, { corpId, locale, files });
  const chosen = { record: resolved, was: {} };
  (await optionsCheck(optionNeeds(db, needs, asked), model.table, [chosen]))(chosen);
  checkOwnRules(model, { id: '', record: resolved, given: [property.code] }, locale);
  return { property, value: resolved[property.code] };
}

interface Changing {
  readonly record: BatchRecord;
  readonly changes: readonly TracedChange[];
  /** The record's values after the change. */
  readonly next: Readonly<Record<string, unknown>>;
}

function plannedChange(model: Model, code: string, { record, changes, next }: Changing): PlannedChange {
  const names = nameCodes(model).includes(code) ? recordName(model, next) : { name: record.name };
  return { id: record.id, ...names, beforeValue: record.data[code] ?? null, changes };
}

function refusalOf(record: BatchRecord, { versions }: BatchUpdateInput): AppError | null {
  if (record.workflowInstanceId !== null) return appError('batchProcessData');
  if (!record.isAllowed) return appError('noPermissionToEdit');
  const seen = versions?.[record.id];
  if (seen === undefined || seen === record.version) return null;
  return conflictWith({ name: record.modifierName, name_i18n: record.modifierNameI18n });
}

function brokenRule(check: () => void): AppError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError && ['dataRuleBroken', 'valueInvalid'].includes(error.errorName)) return error;
    throw error;
  }
}

/**
 * Returns the codes of the items that are compared, that rules look at beside the field, and that names are made of
 * where they change with it.
 */
function neededCodes(model: Model, code: string): string[] {
  const ruled = model.dataRules.map(codesOf).filter((codes) => codes.includes(code));
  const named = nameCodes(model);
  return [code, ...ruled.flat(), ...matchedCodes(model.table, code), ...(named.includes(code) ? named : [])];
}
