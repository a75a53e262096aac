import type { CcInstanceInput, CcInstanceReply } from '@portico/shared-kit/contract/cc.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findInstance, type InstanceRow } from '../instances/instances.repository.ts';
import { findLastActivity, findUnreadReaders } from '../work-items/cc-items.repository.ts';
import { opinionOf, personOf, applyToInstance } from './command.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Gives people an instance to read; see WorkflowCommands. */
export async function ccInstance(
  needs: WorkflowContext,
  user: SignedInUser,
  { workflowInstanceId: instanceId, people, comment, requestId }: CcInstanceInput,
): Promise<CcInstanceReply> {
  const { platform, templates } = needs;
  const { connections, corpId } = platform;
  const found = await findInstance(connections.db, corpId, instanceId);
  if (found === undefined) throw appError('workflowInstanceMissing');
  const template = await templates.read(found.workflowCode, found.workflowVersion);
  const request = { corpId, userId: user.id, key: requestId, operationId: `ccInstance ${instanceId}` };
  return transactionOnce(connections.db, request, async (trx) => {
    const { workItems } = await applyToInstance(trx, needs, { instanceId, template }, async (instance) => ({
      type: 'circulate',
      actor: personOf(user),
      comment: opinionOf(comment),
      activityCode: await ownActivity(trx, corpId, instance, user.id),
      people,
      unread: await findUnreadReaders(trx, corpId, instanceId),
    }));
    return { readerCount: workItems.length };
  });
}

/** The activity of the user's last part in the instance; null for its originator. Throws noPermission without a part. */
async function ownActivity(
  trx: DatabaseTransaction,
  corpId: string,
  { id: instanceId, originatorId }: InstanceRow,
  userId: string,
): Promise<string | null> {
  const activityCode = await findLastActivity(trx, corpId, { instanceId, userId });
  if (activityCode === undefined && originatorId !== userId) throw appError('noPermission');
  return activityCode ?? null;
}
