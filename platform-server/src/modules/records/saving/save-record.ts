import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import type { RowValue } from '@portico/shared-kit/fields';
import type { Platform } from '../../../platform.ts';
import {
  insertRecord,
  type LockedRecord,
  noteWrite,
  type RecordScopes,
  type RecordValues,
  readRecord,
  replaceRows,
  rowIdsOf,
  unrestricted,
  updateRecord,
} from '../../../records/index.ts';
import type { FileService } from '../../files/index.ts';
import { canAdd, type ModelService, participantScopes, scopesOf } from '../../models/index.ts';
import { changesBetween } from '../tracing/changes.ts';
import { writeTrace } from '../tracing/write-trace.ts';
import { attachedFiles, settleReferences } from './check-references.ts';
import { checkOwnRules, otherRecordsCheck } from './check-rules.ts';
import { acceptValues, requireValues } from './check-values.ts';
import { type FieldLimits, withinLimits } from './field-limits.ts';
import { lockForChange } from './lock-for-change.ts';
import { recordName } from './record-name.ts';
import { isKeptDraft, type Saving } from './saving.ts';
import { settleRelations } from './settle-relations.ts';
import { type SystemValues, systemValues } from './system-values.ts';
import { withUniqueCheck } from './unique-values.ts';

/** What a save made of the record. */
export interface SavedRecord {
  readonly id: string;
  /** The version to hand in with the next change. */
  readonly version: number;
  readonly sequenceNo: string;
  readonly name: string;
}

interface SaveNeeds {
  readonly platform: Platform;
  readonly files: FileService;
  readonly models: Pick<ModelService, 'current'>;
}

/** What is to be written: the values that came, and those the record had before. */
interface Accepted {
  readonly id: string;
  readonly values: RecordValues;
  readonly was: RecordValues;
}

/**
 * Saves one record in the caller's transaction, with its rows, its files and its entry of the form trace. Throws
 * noPermissionToAdd, what `lockForChange` throws, fieldNotWritable, value*, dataRuleBroken and propertyMissing.
 */
export async function saveRecord(needs: SaveNeeds, saving: Saving): Promise<SavedRecord> {
  const { corpId } = needs.platform;
  const { trx, model, user, input, options } = saving;
  if (input.id === undefined && !options.isWorkflowStep && !canAdd(model.definition, user)) {
    throw appError('noPermissionToAdd');
  }
  const scopes = scopesOfSave(needs.platform, saving);
  const locked = input.id === undefined ? undefined : await lockForChange(saving, scopes, corpId, input.id);
  const limits = locked ?? { hidden: [], readOnly: [...scopes.fields.readOnlyWhenNew] };
  const accepted = await accept(needs, saving, { locked, limits });
  const { id, values, was } = accepted;
  const system = await systemValues(needs.platform, saving, locked);
  const name = recordName(model, { ...was, ...values, ...system });
  const row = { ...values, ...system, name };
  const place = { table: model.table, corpId };
  const write = locked === undefined ? insertRecord : updateRecord;
  await withUniqueCheck(model.table, row, options.locale, () => write(trx, place, id, row));
  await saveRows(needs.platform, saving, accepted);
  const fileIds = attachedFiles(model.table, { ...was, ...values });
  await needs.files.attachToRecord(trx, { userId: user.id, schemaCode: model.schemaCode, objectId: id, fileIds });
  await traceSave(needs.platform, saving, accepted, { ...system, name });
  await noteWrite(trx, corpId, model.schemaCode, [id]);
  return { id, version: (locked?.version ?? 0) + 1, sequenceNo: system.sequenceNo, name };
}

/** A step of a workflow reaches its record whoever takes it, but no values that are kept from them. */
function scopesOfSave({ now }: Platform, { model, user, options }: Saving): RecordScopes {
  const { definition } = model;
  return options.isWorkflowStep
    ? { ...unrestricted, fields: participantScopes(definition, user).fields }
    : scopesOf(definition, user, now());
}

/** Checks the values; only a draft may lack what is required, and nobody is asked for what they may not fill in. */
async function accept(
  { platform: { corpId, newId, now }, files, models }: SaveNeeds,
  { trx, model, user, input, options: { locale } }: Saving,
  { locked, limits }: { readonly locked: LockedRecord | undefined; readonly limits: FieldLimits },
): Promise<Accepted> {
  const { table } = model;
  const isDraft = input.draft === true && (locked === undefined || isKeptDraft(locked));
  const values = acceptValues(table, input.data, { isDraft, locale, except: limits.readOnly });
  await settleReferences(trx, table, values, { corpId, locale, files });
  const kept = input.id && (await readRecord(trx, { table, corpId, scopes: unrestricted }, input.id));
  const was = kept ? (JSON.parse(kept) as BizRecord).data : {};
  const allowed = withinLimits({ table, limits, locale }, { given: values, was });
  await settleRelations(trx, table, { values: allowed, was }, { corpId, locale, user, models, now });
  if (!isDraft) requireValues(table, { ...was, ...allowed }, { locale, except: limits.readOnly });
  const id = input.id ?? newId();
  const ruled = { id, record: { ...was, ...allowed }, given: Object.keys(allowed) };
  checkOwnRules(model, ruled, locale);
  await otherRecordsCheck({ db: trx, corpId, models }, model, locale)(ruled);
  return { id, values: allowed, was };
}

/** Rows keep the ids they have in this record; others get one of ours, so that no row of another record is taken. */
async function saveRows({ corpId, newId }: Platform, { trx, model }: Saving, { id, values }: Accepted): Promise<void> {
  for (const child of model.table.children.values()) {
    if (!(child.code in values)) continue;
    const kept = await rowIdsOf(trx, corpId, child, id);
    const rows = ((values[child.code] ?? []) as RowValue[]).map((row) =>
      kept.delete(row.id) ? row : { ...row, id: newId() },
    );
    await replaceRows(trx, corpId, child, id, rows);
  }
}

/** What a save sets by itself is no change of the user's, except that a draft becomes complete. */
async function traceSave(
  platform: Platform,
  { trx, model, user, input }: Saving,
  { id, was, values }: Accepted,
  { name, ...system }: SystemValues & { readonly name: string },
): Promise<void> {
  const { schemaCode, table } = model;
  const isNew = input.id === undefined;
  const traced = table.properties.filter(
    ({ code, system: own }) => own !== true || (!isNew && code === 'sequenceStatus'),
  );
  const changes = changesBetween(traced, was, { ...values, ...system });
  const action = isNew ? 'add' : 'edit';
  await writeTrace(platform, trx, { schemaCode, userId: user.id, action }, [{ recordId: id, title: name, changes }]);
}
