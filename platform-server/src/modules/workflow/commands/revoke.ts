import type { RevokeInstanceInput } from '@portico/shared-kit/contract/workflow.schema';
import { transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { opinionOf, personOf } from '../opinions/opinion-of-command.ts';
import type { WorkflowContext } from '../workflow.ports.ts';
import { byEngine, loadInstance, runCommand } from './pipeline.ts';

/** The originator takes the instance back; see WorkflowCommands. */
export async function revokeInstance(
  context: WorkflowContext,
  user: SignedInUser,
  { workflowInstanceId: instanceId, comment, requestId }: RevokeInstanceInput,
): Promise<object> {
  const { connections, corpId } = context.platform;
  const loaded = await loadInstance(context, instanceId);
  const command = { type: 'revoke', actor: personOf(user), comment: opinionOf(comment) } as const;
  const request = { corpId, userId: user.id, key: requestId, operationId: `revokeInstance ${instanceId}` };
  return transactionOnce(connections.db, request, async (trx) => {
    await runCommand(trx, loaded, { authorize: byEngine, commandOf: async () => command });
    return {};
  });
}
