import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import type { InstanceAdminCommand } from '@portico/shared-kit/contract/instance-administration.schema';
import { appError } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { titlesOf } from '../commands/workflow-notifications.ts';
import { lockInstance, type InstanceWithState } from '../instances/instances.repository.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import type { WorkflowContext, WorkflowNotification } from '../workflow.ports.ts';
import { findParticipantIds, insertMessage } from './messages.repository.ts';
import { findAdministeredInstance } from './administered-instance.ts';
import { requireInstanceAdminAction } from './instance-administration.policy.ts';

interface Sending {
  readonly user: SignedInUser;
  readonly template: WorkflowTemplate;
  readonly instanceId: InstanceId;
  readonly command: Extract<InstanceAdminCommand, { type: 'urge' | 'communicate' }>;
  readonly comment: string | null;
}

/** Reminds the handlers, or says something to people of the instance; neither moves it. */
export async function sendMessage(trx: DatabaseTransaction, needs: WorkflowContext, sending: Sending): Promise<object> {
  const { platform, ports } = needs;
  const { corpId, newId, now } = platform;
  const { user, command, comment, instanceId, template } = sending;
  const instance = await lockInstance(trx, corpId, instanceId);
  if (instance === undefined) throw appError('workflowInstanceMissing');
  const administered = await findAdministeredInstance(trx, platform, { user, instance, template });
  requireInstanceAdminAction(command.type, administered);
  const notifications =
    command.type === 'urge'
      ? reminders(instance, user, administered.pending)
      : await words(trx, corpId, { instance, user, userIds: command.userIds, comment });
  const recipientIds = [...new Set(notifications.map(({ userId }) => userId))];
  const message = { id: newId(), kind: command.type, senderId: user.id, recipientIds };
  await insertMessage(trx, { corpId, instanceId }, { ...message, content: comment, createdTime: now() });
  await ports.notifications.send(
    trx,
    notifications.map((notification) => ({ ...notification, ...(comment === null ? {} : { comment }) })),
  );
  return {};
}

/** Returns one reminder for each work item that waits for somebody else. */
function reminders(
  instance: InstanceWithState,
  user: SignedInUser,
  pending: readonly ItemRow[],
): WorkflowNotification[] {
  return pending
    .filter(({ participant }) => participant.id !== user.id)
    .map(({ id, type, participant, activityName, activityNameI18n }) => ({
      ...factsOf(instance, user),
      kind: 'urged',
      userId: participant.id,
      activityName,
      activityNameI18n,
      workItemId: id,
      workItemType: type,
    }));
}

interface Words {
  readonly instance: InstanceWithState;
  readonly user: SignedInUser;
  readonly userIds: readonly UserId[];
  readonly comment: string | null;
}

/** To people who have part in the instance. Throws requestInvalid for others, and for no words. */
async function words(
  trx: DatabaseTransaction,
  corpId: string,
  { instance, user, userIds, comment }: Words,
): Promise<WorkflowNotification[]> {
  if (comment === null) throw appError('requestInvalid', { detail: 'a message needs words' });
  const people = new Set([
    ...(await findParticipantIds(trx, { corpId, instanceId: instance.id })),
    instance.state.originator.id,
  ]);
  const wanted = [...new Set(userIds)].filter((id) => id !== user.id);
  if (wanted.length === 0 || wanted.some((id) => !people.has(id))) {
    throw appError('requestInvalid', { detail: 'messages go to people who have part in the workflow' });
  }
  const place = { activityName: null, activityNameI18n: null, workItemId: null, workItemType: 0 as const };
  return wanted.map((userId) => ({ ...factsOf(instance, user), ...place, kind: 'said', userId }));
}

function factsOf(instance: InstanceWithState, user: SignedInUser) {
  const { id, schemaCode, recordId, state } = instance;
  const { originator } = state;
  return {
    senderId: user.id,
    ...titlesOf(instance),
    workflowInstanceId: id,
    schemaCode,
    recordId,
    originatorId: originator.id,
    originatorName: originator.name,
  };
}
