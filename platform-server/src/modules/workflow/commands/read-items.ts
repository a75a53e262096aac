import type { ReadItemsInput } from '@portico/shared-kit/contract/cc.schema';
import type { BulkActReply } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { lockInstance } from '../instances/instances.repository.ts';
import { findItem, findInstanceOfItem } from '../work-items/work-items.repository.ts';
import { personOf } from './command.ts';
import { handleBatch } from './handle-batch.ts';
import { applyCommand } from './apply-command.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface ReadItemsRequest {
  readonly user: SignedInUser;
  readonly input: ReadItemsInput;
  readonly locale: Locale;
}

/** Marks cc items as read; see WorkflowCommands. */
export function readItems(
  needs: WorkflowContext,
  { user, input: { ids }, locale }: ReadItemsRequest,
): Promise<BulkActReply> {
  return handleBatch(needs, { participantId: user.id, ids, locale }, (id) => readItem(needs, user, id));
}

/**
 * Marks an item as read. It needs nothing of the record, so that a cc of a deleted one does not stay
 * unread.
 */
async function readItem(
  { platform, templates, ports }: WorkflowContext,
  user: SignedInUser,
  id: string,
): Promise<void> {
  const { connections, corpId, now } = platform;
  const place = await findInstanceOfItem(connections.db, corpId, id);
  if (place === undefined) throw appError('workItemMissing');
  const { instanceId, workflowCode, workflowVersion } = place;
  const template = await templates.read(workflowCode, workflowVersion);
  await transaction(connections.db, async (trx) => {
    const instance = await lockInstance(trx, corpId, instanceId);
    const workItem = await findItem(trx, corpId, { instanceId, id });
    if (instance === undefined || workItem === undefined) throw appError('workItemMissing');
    const isOwn = workItem.participant.id === user.id && workItem.type === 4;
    // Read in another tab, or twice at once: it is read, which is all that was wanted.
    if (isOwn && workItem.status !== 'PENDING') return;
    const record = { id: instance.objectId, name: '', nameI18n: null, data: {}, properties: [] };
    const command = { type: 'read', workItem, actor: personOf(user) } as const;
    await applyCommand(trx, { corpId, ports }, { template, instance, record, command, now: now() });
  });
}
