import type { RevokeInstanceInput } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import { transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findInstance } from '../instances/instances.repository.ts';
import { opinionOf, personOf, applyToInstance } from './command.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** The originator takes the instance back; see WorkflowCommands. */
export async function revokeInstance(
  needs: WorkflowContext,
  user: SignedInUser,
  { workflowInstanceId: instanceId, comment, requestId }: RevokeInstanceInput,
): Promise<object> {
  const { platform, templates } = needs;
  const { connections, corpId } = platform;
  const found = await findInstance(connections.db, corpId, instanceId);
  if (found === undefined) throw appError('workflowInstanceMissing');
  const template = await templates.read(found.workflowCode, found.workflowVersion);
  const command = { type: 'revoke', actor: personOf(user), comment: opinionOf(comment) } as const;
  const request = { corpId, userId: user.id, key: requestId, operationId: `revokeInstance ${instanceId}` };
  return transactionOnce(connections.db, request, async (trx) => {
    await applyToInstance(trx, needs, { instanceId, template }, async () => command);
    return {};
  });
}
