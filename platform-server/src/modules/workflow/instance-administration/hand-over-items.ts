import type { BulkActReply, HandOverInput } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { handleBatch } from '../commands/handle-batch.ts';
import { findItem, findInstanceOfItem } from '../work-items/work-items.repository.ts';
import { actOnInstance } from './act-on-instance.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface HandingOver {
  readonly user: SignedInUser;
  readonly input: HandOverInput;
  readonly locale: Locale;
}

/** Gives items of one person to another, one after the other, as an administrator does with one; see InstanceAdministrationService. */
export function handOverItems(needs: WorkflowContext, { user, input, locale }: HandingOver): Promise<BulkActReply> {
  const { connections, corpId } = needs.platform;
  const { participantId, personId, ids, comment, requestId } = input;
  return handleBatch(needs, { participantId, ids, locale }, async (workItemId) => {
    const place = await findInstanceOfItem(connections.db, corpId, workItemId);
    if (place === undefined) throw appError('workItemMissing');
    const item = await findItem(connections.db, corpId, { instanceId: place.instanceId, id: workItemId });
    if (item?.type === 4) throw appError('readingStays');
    await actOnInstance(needs, user, {
      workflowInstanceId: place.instanceId,
      command: { type: 'adjustParticipant', workItemId, userId: personId, fromId: participantId },
      ...(comment === undefined ? {} : { comment }),
      requestId: `${requestId} ${workItemId}`,
    });
  });
}
