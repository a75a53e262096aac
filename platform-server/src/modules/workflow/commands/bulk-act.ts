import type { BulkActInput, BulkActReply } from '@portico/shared-kit/contract/work-item-bulk.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { actOnWorkItem } from './act.ts';
import { handleBatch } from './handle-batch.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface ActingOnMany {
  readonly user: SignedInUser;
  readonly input: BulkActInput;
  readonly locale: Locale;
}

/** Handles items one after the other, each in its own transaction; see WorkflowCommands. */
export function actOnManyItems(
  needs: WorkflowContext,
  { user, input: { ids, requestId, ...action }, locale }: ActingOnMany,
): Promise<BulkActReply> {
  return handleBatch(needs, { participantId: user.id, ids, locale }, (id) => {
    const input = { ...action, id, requestId: `${requestId} ${id}` };
    return actOnWorkItem(needs, { user, input, locale });
  });
}
