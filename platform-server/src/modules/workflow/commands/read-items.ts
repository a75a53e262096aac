import type { ReadItemsInput } from '@portico/shared-kit/contract/cc.schema';
import type { BulkActReply } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { personOf } from '../opinions/opinion-of-command.ts';
import { findItem } from '../work-items/work-items.repository.ts';
import { handleBatch } from './handle-batch.ts';
import { apply, authorize, decide, leaveRecord, loadByItem, lock, notify } from './pipeline.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface ReadItemsRequest {
  readonly user: SignedInUser;
  readonly input: ReadItemsInput;
  readonly locale: Locale;
}

/** Marks cc items as read; see WorkflowCommands. */
export function readItems(
  context: WorkflowContext,
  { user, input: { ids }, locale }: ReadItemsRequest,
): Promise<BulkActReply> {
  return handleBatch(context, { participantId: user.id, ids, locale }, (id) => readItem(context, user, id));
}

/**
 * Marks an item as read. It needs nothing of the record, so that a cc of a deleted one does not stay
 * unread.
 */
async function readItem(context: WorkflowContext, user: SignedInUser, id: string): Promise<void> {
  const { connections, corpId } = context.platform;
  const loaded = await loadByItem(context, id);
  const { instanceId } = loaded;
  await transaction(connections.db, async (trx) => {
    const locked = await lock(trx, loaded);
    const authorized = await authorize(locked, () => findItem(trx, corpId, { instanceId, id }));
    const { facts: workItem } = authorized;
    if (workItem === undefined) throw appError('workItemMissing');
    const isOwn = workItem.participant.id === user.id && workItem.type === 4;
    // Read in another tab, or twice at once: it is read, which is all that was wanted.
    if (isOwn && workItem.status !== 'PENDING') return;
    const decided = await decide(leaveRecord(authorized), async () => ({
      type: 'read',
      workItem,
      actor: personOf(user),
    }));
    await notify(await apply(decided));
  });
}
