import type { SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import type { Platform } from '../../../platform.ts';
import type { LockedRecord } from '../../../record-store/index.ts';
import { takeNumbers } from '../records.repository.ts';
import { isKeptDraft, type Saving } from './saving.ts';
import { sequenceNumber, sequencePeriod } from './sequence-number.ts';

/** System values by code; the number is always among them, '' for a draft that has none yet. */
export type SystemValues = Readonly<Record<string, unknown>> & { readonly sequenceNo: string };

/** System values of this save; of a new record, which is not `locked`, also those that never change again. */
export async function systemValues(
  { corpId, now }: Platform,
  { trx, model, user, input }: Saving,
  locked: LockedRecord | undefined,
): Promise<SystemValues> {
  const at = now();
  const changed = { modifier: user.id, modifiedTime: at.toISOString() };
  const status: SequenceStatus = input.draft === true ? 'DRAFT' : 'COMPLETED';
  const isDraft = status === 'DRAFT' && (locked === undefined || isKeptDraft(locked));
  // A draft takes no number: what is thrown away leaves no gap. One that was withdrawn keeps its own.
  const sequenceNo = locked?.sequenceNo || (isDraft ? '' : await nextNumber({ trx, model }, corpId, at));
  if (locked !== undefined) {
    const own = { ...changed, sequenceNo };
    return isKeptDraft(locked) ? { ...own, sequenceStatus: status } : own;
  }
  return {
    ...changed,
    sequenceNo,
    sequenceStatus: status,
    creater: user.id,
    createdTime: at.toISOString(),
    owner: user.id,
    ownerDeptId: user.mainDepartmentId,
  };
}

async function nextNumber({ trx, model }: Pick<Saving, 'trx' | 'model'>, corpId: string, at: Date): Promise<string> {
  const period = sequencePeriod(at);
  const last = await takeNumbers(trx, corpId, model.schemaCode, new Map([[period, 1]]));
  return sequenceNumber(model.definition.sequencePrefix, period, last.get(period) ?? 1);
}
