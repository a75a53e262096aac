import type { UserId } from '@portico/shared-kit/contract/ids';
import type { CcInstanceInput, CcInstanceReply } from '@portico/shared-kit/contract/cc.schema';
import { appError } from '@portico/shared-kit/errors';
import { transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { opinionOf, personOf } from '../opinions/opinion-of-command.ts';
import { findLastActivity, findUnreadReaders } from '../work-items/cc-items.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';
import { loadInstance, type LockedInstance, runCommand } from './pipeline.ts';

/** Gives people an instance to read; see WorkflowCommands. */
export async function ccInstance(
  context: WorkflowContext,
  user: SignedInUser,
  { workflowInstanceId: instanceId, people, comment, requestId }: CcInstanceInput,
): Promise<CcInstanceReply> {
  const { connections, corpId } = context.platform;
  const loaded = await loadInstance(context, instanceId);
  const request = { corpId, userId: user.id, key: requestId, operationId: `ccInstance ${instanceId}` };
  return transactionOnce(connections.db, request, async (trx) => {
    const { workItems } = await runCommand(trx, loaded, {
      authorize: (locked) => ownActivity(locked, user.id),
      commandOf: async ({ facts: activityCode }) => ({
        type: 'circulate',
        actor: personOf(user),
        comment: opinionOf(comment),
        activityCode,
        people,
        unread: await findUnreadReaders(trx, corpId, instanceId),
      }),
    });
    return { readerCount: workItems.length };
  });
}

/** The activity of the user's last part in the instance; null for its originator. Throws noPermission without a part. */
async function ownActivity(
  { context, trx, instance: { id: instanceId, originatorId } }: LockedInstance,
  userId: UserId,
): Promise<string | null> {
  const activityCode = await findLastActivity(trx, context.platform.corpId, { instanceId, userId });
  if (activityCode === undefined && originatorId !== userId) throw appError('noPermission');
  return activityCode ?? null;
}
