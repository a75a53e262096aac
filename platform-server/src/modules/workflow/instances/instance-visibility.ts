import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { hasItemIn } from '../work-items/work-items.repository.ts';
import { seesEveryInstance } from '../workflow.policy.ts';
import { findInstance, type InstanceWithState } from './instances.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/**
 * Finds an instance for somebody who sees it: its originator, everybody who has or had work in it, who may read its
 * record, and administrators. Throws workflowInstanceMissing, and noPermissionToView for others.
 */
export function instanceVisibility({
  platform,
  ports,
}: Pick<WorkflowContext, 'platform' | 'ports'>): (user: SignedInUser, id: string) => Promise<InstanceWithState> {
  const { connections, corpId } = platform;

  async function sees(user: SignedInUser, { id, originatorId, schemaCode, recordId }: InstanceWithState) {
    if (originatorId === user.id || seesEveryInstance(user)) return true;
    if (await hasItemIn(connections.db, corpId, { instanceId: id, userId: user.id })) return true;
    return ports.records.canRead(user, schemaCode, recordId);
  }

  return async (user, id) => {
    const instance = await findInstance(connections.db, corpId, id);
    if (instance === undefined) throw appError('workflowInstanceMissing');
    if (!(await sees(user, instance))) throw appError('noPermissionToView');
    return instance;
  };
}
