import type { BizRecord, SaveRecordInput, SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import type { RowValue } from '@portico/shared-kit/fields';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  insertRecord,
  type LockedRecord,
  lockRecord,
  noteWrite,
  type RecordValues,
  readRecord,
  replaceRows,
  rowIdsOf,
  unrestricted,
  updateRecord,
} from '../../records/index.ts';
import type { FileService } from '../files/index.ts';
import { canAdd, type Model, scopesOf } from '../models/index.ts';
import { changesBetween } from './changes.ts';
import { attachedFiles, settleReferences } from './check-references.ts';
import { acceptValues, type Locale, requireValues } from './check-values.ts';
import { recordName } from './record-name.ts';
import * as repository from './records.repository.ts';
import { sequenceNumber, sequencePeriod } from './sequence-number.ts';
import { withUniqueCheck } from './unique-values.ts';

export interface SaveOptions {
  readonly locale: Locale;
  /** A workflow step saves for its participant: the workflow has checked what they may do. */
  readonly isWorkflowStep?: boolean;
}

export interface SavedRecord {
  readonly id: string;
  readonly version: number;
  readonly sequenceNo: string;
  readonly name: string;
}

interface Saving {
  readonly trx: DatabaseTransaction;
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: SaveRecordInput;
  readonly options: SaveOptions;
}

/** System values by code; the number is always among them. */
type SystemValues = Readonly<Record<string, unknown>> & { readonly sequenceNo: string };

/** Whether a record may still lack what is required. One that was complete once cannot become a draft again. */
function isKeptDraft({ sequenceStatus, workflowInstanceId }: LockedRecord): boolean {
  return sequenceStatus === 'DRAFT' && workflowInstanceId === null;
}

/** Saves one record in the caller's transaction, with its rows, its files and its entry of the form trace. */
export function recordSaver({ corpId, now, newId }: Platform, files: FileService) {
  /** The record as it is kept now; nothing for a new one. */
  async function before({ trx, model }: Saving, id: string | undefined): Promise<Readonly<Record<string, unknown>>> {
    if (id === undefined) return {};
    const text = await readRecord(trx, { table: model.table, corpId, scopes: unrestricted }, id);
    return text === undefined ? {} : (JSON.parse(text) as BizRecord).data;
  }

  /** Locks the record and makes sure that this user may change it now. */
  async function lockForChange(saving: Saving, id: string): Promise<LockedRecord> {
    const { trx, model, user, input, options } = saving;
    const scopes = options.isWorkflowStep ? unrestricted : scopesOf(model.definition, user);
    const place = { table: model.table, corpId };
    const locked = await lockRecord(trx, place, id, scopes.edit);
    if (locked === undefined) throw appError('recordMissing');
    if (!locked.isInScope) {
      const isVisible = await readRecord(trx, { ...place, scopes }, id);
      throw isVisible === undefined ? appError('recordMissing') : appError('noPermissionToEdit');
    }
    const isRunning = locked.workflowInstanceId !== null && locked.sequenceStatus === 'PROCESSING';
    if (isRunning && !options.isWorkflowStep) throw appError('recordInWorkflow');
    if (input.version === undefined) throw appError('requestInvalid', { detail: 'version is needed with id' });
    if (locked.version !== input.version) throw appError('recordConflict', { modifier: locked.modifierName });
    return locked;
  }

  /** System values of this save; of a new record also those that never change again. */
  async function systemValues(saving: Saving, locked: LockedRecord | undefined): Promise<SystemValues> {
    const { trx, model, user, input } = saving;
    const at = now();
    const changed = { modifier: user.id, modifiedTime: at.toISOString() };
    const status: SequenceStatus = input.draft === true ? 'DRAFT' : 'COMPLETED';
    if (locked !== undefined) {
      const own = { ...changed, sequenceNo: locked.sequenceNo ?? '' };
      return isKeptDraft(locked) ? { ...own, sequenceStatus: status } : own;
    }
    const period = sequencePeriod(at);
    const last = await repository.takeNumbers(trx, corpId, model.schemaCode, new Map([[period, 1]]));
    return {
      ...changed,
      sequenceNo: sequenceNumber(model.definition.sequencePrefix, period, last.get(period) ?? 1),
      sequenceStatus: status,
      creater: user.id,
      createdTime: at.toISOString(),
      owner: user.id,
      ownerDeptId: user.mainDepartmentId,
    };
  }

  /** Rows keep the ids they have in this record; others get one of ours, so that no row of another record is taken. */
  async function saveRows({ trx, model }: Saving, id: string, values: RecordValues): Promise<void> {
    for (const child of model.table.children.values()) {
      if (!(child.code in values)) continue;
      const kept = await rowIdsOf(trx, corpId, child, id);
      const rows = ((values[child.code] ?? []) as RowValue[]).map((row) => {
        const isKnown = kept.delete(row.id);
        return isKnown ? row : { ...row, id: newId() };
      });
      await replaceRows(trx, corpId, child, id, rows);
    }
  }

  async function trace(saving: Saving, id: string, was: RecordValues, values: RecordValues, title: string) {
    const { trx, model, user } = saving;
    const changes = changesBetween(model.table, was, values);
    if (changes.length === 0) return;
    const entry = { id: newId(), schemaCode: model.schemaCode, recordId: id, at: now(), title, changes };
    await repository.insertTrace(trx, corpId, { ...entry, userId: user.id, departmentId: user.mainDepartmentId });
  }

  return async function save(saving: Saving): Promise<SavedRecord> {
    const { trx, model, user, input, options } = saving;
    const { schemaCode, table, definition } = model;
    if (input.id === undefined && !options.isWorkflowStep && !canAdd(definition, user)) {
      throw appError('noPermissionToAdd');
    }
    const locked = input.id === undefined ? undefined : await lockForChange(saving, input.id);
    const isDraft = input.draft === true && (locked === undefined || isKeptDraft(locked));
    const id = input.id ?? newId();
    const values = acceptValues(table, input.data, { isDraft, locale: options.locale });
    await settleReferences(trx, table, values, { corpId, locale: options.locale, files });
    const was = await before(saving, input.id);
    if (!isDraft) requireValues(table, { ...was, ...values }, options.locale);
    const system = await systemValues(saving, locked);
    const name = recordName(model, { ...was, ...values, ...system });
    const row = { ...values, ...system, name };
    await withUniqueCheck(table, row, options.locale, () =>
      locked === undefined
        ? insertRecord(trx, { table, corpId }, id, row)
        : updateRecord(trx, { table, corpId }, id, row),
    );
    await saveRows(saving, id, values);
    const fileIds = attachedFiles(table, { ...was, ...values });
    await files.setRecordFiles(trx, { userId: user.id, schemaCode, objectId: id, fileIds });
    await trace(saving, id, was, values, name);
    await noteWrite(trx, corpId, schemaCode);
    return { id, version: (locked?.version ?? 0) + 1, sequenceNo: system.sequenceNo, name };
  };
}
