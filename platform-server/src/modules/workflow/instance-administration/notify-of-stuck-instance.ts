import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { transactionOnce } from '../../../database/index.ts';
import { subscriptionsOf } from '../../../workflow-engine/index.ts';
import { findInstanceAdmins } from '../commands/notify-people.ts';
import { stopNotification, titlesOf } from '../commands/workflow-notifications.ts';
import { findInstance } from '../instances/instances.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/**
 * Tells those who mend it that an instance cannot go on by itself, as where the time of its timer has come and nobody is
 * found behind it: once for each place in which it stands, however often that is tried again.
 */
export async function notifyOfStuckInstance(
  { platform, templates, ports }: WorkflowContext,
  instanceId: InstanceId,
  { code, params }: AppError,
): Promise<void> {
  const { connections, corpId } = platform;
  const found = await findInstance(connections.db, corpId, instanceId);
  if (found === undefined || found.state.finishedAt !== null) return;
  const { state, schemaCode, recordId } = found;
  const { originator, activities, lastId } = state;
  const { nodes } = await templates.read(found.workflowCode, found.workflowVersion);
  const nodeId = subscriptionsOf(state)[0]?.nodeId ?? activities[0]?.nodeId;
  const node = nodes.find(({ id }) => id === nodeId);
  const reason = (locale: 'zh' | 'en') => describeError({ code, params }, locale).message;
  const facts = {
    workflowInstanceId: instanceId,
    ...titlesOf(found),
    schemaCode,
    recordId,
    originatorId: originator.id,
    originatorName: originator.name,
    commentI18n: JSON.stringify({ en: reason('en') }),
  };
  const where = { activityName: node?.name ?? null, activityNameI18n: node?.nameI18n ?? null };
  const request = {
    corpId,
    userId: originator.id,
    key: `stuck ${instanceId} ${lastId}`,
    operationId: 'notifyOfStuckInstance',
  };
  await transactionOnce(connections.db, request, async (trx) => {
    const people = await findInstanceAdmins(ports.directory, trx);
    await ports.notifications.send(
      trx,
      people.map(({ id }) => ({ ...facts, ...stopNotification(id, where, reason('zh')) })),
    );
    return {};
  });
}
