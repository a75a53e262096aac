import type { GetInstanceInput, WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowTemplates } from '../templates/templates.service.ts';
import { findItem, findOpenItems, hasItemIn, type ItemRow } from '../work-items/work-items.repository.ts';
import { actionsOf, seesEveryInstance } from '../workflow.policy.ts';
import type { WorkflowPorts } from '../workflow.ports.ts';
import { presentInstance, presentLog, presentOwnItem } from '../workflow.presenter.ts';
import { findInstance, type InstanceRow } from './instances.repository.ts';
import { findLog } from './log.repository.ts';

type InstanceReader = (user: SignedInUser, input: GetInstanceInput) => Promise<WorkflowInstanceDetail>;

/** An instance as one user sees it; see WorkflowService. */
export function instanceReader(
  { connections: { db }, corpId, now }: Platform,
  templates: WorkflowTemplates,
  { directory, records }: WorkflowPorts,
): InstanceReader {
  async function requireSight(user: SignedInUser, instance: InstanceRow): Promise<void> {
    if (instance.originatorId === user.id || seesEveryInstance(user)) return;
    if (await hasItemIn(db, corpId, { instanceId: instance.id, userId: user.id })) return;
    if (await records.canRead(user, instance.schemaCode, instance.objectId)) return;
    throw appError('noPermissionToView');
  }

  /** The item that was asked for when it is the user's own, else the user's first open one. */
  async function ownItem(user: SignedInUser, asked: GetInstanceInput, open: readonly ItemRow[]) {
    const { workflowInstanceId: instanceId, workitemId: id } = asked;
    const item = id === undefined ? undefined : await findItem(db, corpId, { instanceId, id });
    if (item?.participant.id === user.id) return item;
    return open.find(({ participant }) => participant.id === user.id) ?? null;
  }

  return async (user, input) => {
    const instance = await findInstance(db, corpId, input.workflowInstanceId);
    if (instance === undefined) throw appError('workflowInstanceMissing');
    await requireSight(user, instance);
    const { id, originatorId, state } = instance;
    const [template, open, done, people] = await Promise.all([
      templates.read(instance.workflowCode, instance.workflowVersion),
      findOpenItems(db, corpId, [id]),
      findLog(db, corpId, id),
      directory.usersById([originatorId]),
    ]);
    const item = await ownItem(user, input, open);
    return {
      instance: presentInstance(instance, open),
      originator: people.get(originatorId) ?? { id: originatorId, name: state.originator.name },
      workItem: item && presentOwnItem(item, template),
      actions: actionsOf({ template, state, item, user, now: now().toISOString() }),
      log: presentLog(done, open),
    };
  };
}
