import { everything } from '@portico/shared-kit/filters';
import type { Database } from '../../../database/index.ts';
import { type BatchRecord, readBatch, type RecordScope, type RowLevelPolicy } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';
import type { OrgUnitName } from '../records.repository.ts';
import type { ExistingRecord } from './work-out-draft.ts';

/** Records of a model, as one person may change them. */
export interface ExistingSelection {
  readonly corpId: string;
  readonly model: Model;
  readonly policy: RowLevelPolicy;
}

/** A record that drafts overwrite; `refusal` says why that must not be. */
export type OverwrittenRecord = ExistingRecord & {
  readonly name: string;
  /** The person who changed it last. */
  readonly modifier: OrgUnitName;
  readonly refusal: 'noPermissionToEdit' | 'recordInWorkflow' | null;
};

/** Codes of all that a record has, sub-tables included. */
export const allCodes = ({ table }: Model) =>
  table.properties.filter(({ derived }) => derived !== true).map(({ code }) => code);

/**
 * Returns those of the records that the person sees, by id, with their values, whoever may see those. In a transaction
 * they are locked until it ends.
 */
export async function readExisting(
  db: Database,
  { corpId, model, policy }: ExistingSelection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OverwrittenRecord>> {
  if (ids.length === 0) return new Map();
  const { table } = model;
  const read = (allowed: RecordScope, codes: readonly string[]) =>
    readBatch(db, { table, corpId, policy, allowed, filter: everything }, { ids, codes });
  const records = await read(policy.edit, allCodes(model));
  const readOnly = new Map(records.map(({ id }) => [id, new Set<string>()]));
  for (const [code, scope] of policy.fields.writable) {
    const own = scope === 'none' ? records.map((each) => ({ ...each, isAllowed: false })) : await read(scope, []);
    for (const { id, isAllowed } of own) if (!isAllowed) readOnly.get(id)?.add(code);
  }
  return new Map(records.map((record) => [record.id, overwritten(record, readOnly.get(record.id) ?? new Set())]));
}

function overwritten(record: BatchRecord, readOnly: ReadonlySet<string>): OverwrittenRecord {
  const { version, data, isAllowed, workflowInstanceId } = record;
  const isRunning = workflowInstanceId !== null && data.sequenceStatus === 'PROCESSING';
  const refusal = !isAllowed ? 'noPermissionToEdit' : isRunning ? 'recordInWorkflow' : null;
  const modifier = { name: record.modifierName, name_i18n: record.modifierNameI18n };
  return { version, was: data, readOnly, name: record.name ?? '', modifier, refusal };
}
