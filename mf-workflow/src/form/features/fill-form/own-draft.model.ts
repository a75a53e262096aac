import type { UserId } from '@portico/shared-kit/contract/ids';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';

/** Returns whether a record was never finished or was withdrawn, so that what is required may still be missing. */
export function isDraft({ data }: BizRecord): boolean {
  return data['sequenceStatus'] === 'DRAFT';
}

/** Returns whether this is the user's own draft: it is opened to go on with. */
export function isOwnDraft(record: BizRecord, userId: UserId | undefined): boolean {
  const { owner } = record.data;
  const isOwn = typeof owner === 'object' && owner !== null && 'id' in owner && owner.id === userId;
  return isOwn && isDraft(record) && record.actions.includes('edit');
}

/** A draft as the start of its workflow, whose form this is, lets it be filled in. */
export function withinStart(draft: BizRecord, { readOnly, required = [] }: FormConfig): BizRecord {
  return {
    ...draft,
    readOnly: [...new Set([...(draft.readOnly ?? []), ...readOnly])],
    required: [...new Set([...(draft.required ?? []), ...required])],
  };
}
