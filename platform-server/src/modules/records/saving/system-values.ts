import type { SequenceStatus } from '@portico/shared-kit/contract/records.schema';
import type { Platform } from '../../../platform.ts';
import type { LockedRecord } from '../../../records/index.ts';
import { takeNumbers } from '../records.repository.ts';
import { isKeptDraft, type Saving } from './saving.ts';
import { sequenceNumber, sequencePeriod } from './sequence-number.ts';

/** System values by code; the number is always among them. */
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
  if (locked !== undefined) {
    const own = { ...changed, sequenceNo: locked.sequenceNo ?? '' };
    return isKeptDraft(locked) ? { ...own, sequenceStatus: status } : own;
  }
  const period = sequencePeriod(at);
  const last = await takeNumbers(trx, corpId, model.schemaCode, new Map([[period, 1]]));
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
