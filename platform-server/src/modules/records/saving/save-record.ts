import { isDeepStrictEqual } from 'node:util';
import { appError } from '@portico/shared-kit/errors';
import type { RowValue } from '@portico/shared-kit/fields';
import { withCommit } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import {
  type LockedRecord,
  type RowLevelPolicy,
  type RecordValues,
  replaceRows,
  saveRow,
  unrestricted,
} from '../../../record-store/index.ts';
import type { FileService } from '../../files/index.ts';
import {
  canAdd,
  type Model,
  type ModelService,
  participantPolicy,
  requireFormOn,
  policyOf,
} from '../../models/index.ts';
import { comparable } from '../tracing/changes.ts';
import { attachedFiles, resolveReferences } from './check-references.ts';
import { checkOwnRules, otherRecordsCheck } from './check-rules.ts';
import { validateDraft } from './validate-draft.ts';
import { validateValues, requireValues } from './check-values.ts';
import { applyRules, missingDefaults } from './apply-rules.ts';
import { type Entries, forgetEntries, keepEntries, readEntries } from './draft-entries.repository.ts';
import { requireRoomForDraft } from './draft-quota.ts';
import { type FieldLimits, withinLimits } from './field-limits.ts';
import { lockForChange } from './lock-for-change.ts';
import { draftName, recordName } from './record-name.ts';
import { changedCodes, savedTrace } from './saved-changes.ts';
import {
  type ValidatedRecord,
  beginsRecord,
  isKeptDraft,
  type SavedVersion,
  savesDraft,
  type Saving,
} from './saving.ts';
import { optionsCheck } from './check-options.ts';
import { requireOrderedDays } from './require-ordered-days.ts';
import { requireNoCircle } from './require-no-circle.ts';
import { resolveRelations } from './resolve-relations.ts';
import { systemValues } from './system-values.ts';
import { withoutTaken, withUniqueCheck } from './unique-values.ts';

/** State of the record after a save. */
export interface SavedRecord extends SavedVersion {
  /** '' for a draft, which takes no number. */
  readonly sequenceNo: string;
  readonly name: string;
  /**
   * The record as its user sees it now, JSON text of a SavedBizRecord; null where they do not see it by their roles, where it
   * has to be read by itself, and of a command of a workflow, which shows it otherwise.
   */
  readonly content: string | null;
}

interface SaveNeeds {
  readonly platform: Platform;
  readonly files: FileService;
  readonly models: Pick<ModelService, 'current'>;
}

/**
 * Saves one record in the caller's transaction, with its rows, its files and its entry of the form trace. Throws
 * noPermissionToAdd, formOff and formRetired for a new record, what `lockForChange` throws, fieldNotWritable, value*, dataRuleBroken and propertyMissing.
 */
export async function saveRecord(needs: SaveNeeds, saving: Saving): Promise<SavedRecord> {
  const { corpId } = needs.platform;
  const { trx, model, user, input, options } = saving;
  if (input.id === undefined && !options.isWorkflowCommand && !canAdd(model.definition, user)) {
    throw appError('noPermissionToAdd');
  }
  if (input.id === undefined && input.draft === true) await requireRoomForDraft(saving, corpId);
  const policy = policyOfSave(needs.platform, saving);
  const locked = input.id === undefined ? undefined : await lockForChange(saving, policy, corpId, input.id);
  if (beginsRecord(saving, locked)) requireFormOn(model, input.sheetCode);
  const limits = limitsOf(saving, policy, locked);
  const { validated, entries } = await validateRecordOrDraft(needs, saving, { locked, limits });
  const { id, values, was } = validated;
  const system = await systemValues(needs.platform, saving, locked);
  const entered = { ...was, ...values, ...system };
  const isUnnumbered = system.sequenceNo === '';
  const names = isUnnumbered ? draftName(model, entered) : recordName(model, entered);
  const { name } = names;
  const row = { ...values, ...system, ...names };
  // What its user types into a draft, which may keep itself, is a story only when it is finished.
  const isDraft = savesDraft(saving, locked);
  const trace = isDraft ? [] : savedTrace(needs.platform, saving, { ...validated, name, locked });
  const readAs = options.isWorkflowCommand ? null : policy;
  const changed = changedCodes(saving, locked, { ...values, ...system });
  await saveRows(needs.platform, saving, validated);
  await attachFiles(needs, saving, validated);
  if (entries === null) await noteEntries(needs.platform, saving, { id, locked, entries });
  const saved = { id, version: (locked?.version ?? 0) + 1 };
  const beside = [...trace, ...(options.ending?.(saved) ?? [])];
  // Only of a draft something is noted after its row.
  const ending = options.ending !== undefined && entries === null ? withCommit(trx) : trx;
  const write = (rowValues: RecordValues) =>
    saveRow(
      ending,
      { table: model.table, corpId },
      { id, isNew: locked === undefined, values: rowValues, beside, readAs, changed },
    );
  const { content, taken } = await writeRow(saving, row, isDraft, write);
  if (entries !== null) await noteEntries(needs.platform, saving, { id, locked, entries: { ...entries, ...taken } });
  return { ...saved, sequenceNo: system.sequenceNo, name, content };
}

/** Attaches the files of the record that will be. */
async function attachFiles(
  { files }: SaveNeeds,
  { trx, model: { table, schemaCode }, user, options }: Saving,
  { id, was, values }: ValidatedRecord,
): Promise<void> {
  const fileIds = attachedFiles(table, { ...was, ...values });
  await files.attachToRecord(trx, { userId: options.guest?.id ?? user.id, schemaCode, recordId: id, fileIds });
}

/** Of a draft what other records have already is not written: it is answered as it came. Throws valueNotUnique. */
async function writeRow<T>(
  { trx, model: { table }, input: { data }, options: { locale } }: Saving,
  row: RecordValues,
  isDraft: boolean,
  write: (row: RecordValues) => Promise<T>,
): Promise<{ readonly content: T; readonly taken: Entries }> {
  const isShared = isDraft && [...table.columns.values()].some(({ property }) => property.unique === true);
  if (!isShared) return { content: await withUniqueCheck(table, row, locale, () => write(row)), taken: {} };
  const { result, taken } = await withoutTaken(trx, table, row, write);
  const sent = taken.filter((code) => code in data);
  return { content: result, taken: Object.fromEntries(sent.map((code) => [code, data[code]])) };
}

interface ValidationContext {
  readonly locked: LockedRecord | undefined;
  readonly limits: FieldLimits;
}

/** A draft takes whatever was entered: `entries` are what its record cannot hold; null for what is no draft. */
async function validateRecordOrDraft(
  needs: SaveNeeds,
  saving: Saving,
  facts: ValidationContext,
): Promise<{ readonly validated: ValidatedRecord; readonly entries: Entries | null }> {
  const { input, model } = saving;
  if (!savesDraft(saving, facts.locked))
    return { validated: await validateRecord(needs, saving, facts), entries: null };
  return validateDraft(model.table, input.data, (data) =>
    validateRecord(needs, { ...saving, input: { ...input, data } }, facts),
  );
}

/** Keeps what a draft holds besides its record; those of fields that were not sent stay. Nothing is kept of what is finished. */
async function noteEntries(
  { corpId }: Platform,
  { trx, model: { schemaCode }, input }: Saving,
  noted: { readonly id: string; readonly locked: LockedRecord | undefined; readonly entries: Entries | null },
): Promise<void> {
  const { id, locked, entries } = noted;
  const place = { corpId, schemaCode };
  if (entries === null) {
    if (locked !== undefined && isKeptDraft(locked)) await forgetEntries(trx, place, [id]);
    return;
  }
  const before = locked === undefined ? {} : await readEntries(trx, place, id);
  const others = Object.entries(before).filter(([code]) => !(code in input.data));
  const next = { ...Object.fromEntries(others), ...entries };
  if (Object.keys(before).length > 0 || Object.keys(next).length > 0) await keepEntries(trx, place, id, next);
}

/** Parts of the record that this user may not fill in here: by their roles, by a link, and by the activity of the command. */
function limitsOf(
  { options: { guest, node } }: Saving,
  policy: RowLevelPolicy,
  locked: LockedRecord | undefined,
): FieldLimits {
  const own = locked ?? { hidden: [], readOnly: [...policy.fields.readOnlyWhenNew, ...(guest?.withheld ?? [])] };
  return {
    hidden: [...own.hidden, ...(node?.hidden ?? [])],
    readOnly: [...own.readOnly, ...(node?.readOnly ?? [])],
    fixedRows: node?.fixedRows ?? [],
  };
}

/** A command of a workflow reaches its record whoever sends it, but no values that are kept from them. */
function policyOfSave({ now }: Platform, { model, user, options }: Saving): RowLevelPolicy {
  return options.isWorkflowCommand
    ? { ...unrestricted, fields: participantPolicy(model, user, now()).fields }
    : policyOf(model, user, now());
}

/** Checks the values; only a draft may lack what is required, and nobody is asked for what they may not fill in. */
async function validateRecord(
  { platform: { corpId, newId, now }, files, models }: SaveNeeds,
  { trx, model, user, input, options: { locale, isUnfinished = false, node } }: Saving,
  { locked, limits }: ValidationContext,
): Promise<ValidatedRecord> {
  const { table } = model;
  const isDraft = isUnfinished || (input.draft === true && (locked === undefined || isKeptDraft(locked)));
  const given = validateValues(table, input.data, { isDraft, locale, except: limits.readOnly });
  await resolveReferences(trx, table, given, { corpId, locale, files });
  const was = locked?.data ?? {};
  const allowed = withinLimits({ table, limits, locale }, { given, was });
  const context = { db: trx, corpId, locale, models, policyFor: (each: Model) => policyOf(each, user, now()) };
  await resolveRelations(trx, table, [{ values: allowed, was }], context);
  if (input.id !== undefined) await requireNoCircle(trx, model, corpId, { id: input.id, values: allowed, was, locale });
  const defaults = locked === undefined ? missingDefaults(table, input.data, { now: now(), locale }) : {};
  const entered = { ...was, ...defaults, ...allowed };
  const rules = applyRules(table, entered, { now: now(), locale });
  const record = { ...entered, ...rules.values };
  const checkOptions = await optionsCheck(context, table, [{ record, was }]);
  checkOptions({ record, was });
  const also = new Set([...rules.required, ...(isUnfinished ? [] : (node?.required ?? []))]);
  if (!isDraft) requireValues(table, record, { locale, also, except: [...limits.readOnly, ...rules.hidden] });
  const values = { ...defaults, ...allowed, ...rules.values };
  requireOrderedDays(model, { record, values }, locale);
  const id = input.id ?? newId();
  // What is computed of half a form says nothing yet: a draft keeps to the rules of what was typed.
  const ruled = { id, record, given: Object.keys(isDraft ? allowed : values) };
  checkOwnRules(model, ruled, locale);
  const compare = await otherRecordsCheck({ db: trx, corpId, models }, model, locale)([ruled]);
  compare(ruled);
  return { id, values, was };
}

/**
 * Rows keep the ids they have in this record; others get one of ours, so that no row of another record is taken. Rows
 * that a form sends back as they were are not written again.
 */
async function saveRows(
  { corpId, newId }: Platform,
  { trx, model }: Saving,
  { id, values, was }: ValidatedRecord,
): Promise<void> {
  for (const child of model.table.children.values()) {
    if (!(child.code in values)) continue;
    const before = (was[child.code] ?? []) as RowValue[];
    const kept = new Set(before.map((row) => row.id));
    const rows = ((values[child.code] ?? []) as RowValue[]).map((row) =>
      kept.delete(row.id) ? row : { ...row, id: newId() },
    );
    const [old, next] = [before, rows].map((each) => comparable(each, child.property));
    if (isDeepStrictEqual(old, next)) continue;
    await replaceRows(trx, corpId, child, id, { rows, hadRows: before.length > 0 });
  }
}
