import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { Message, NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { WorkflowNotificationKind, WorkflowNotification, WorkflowNotificationPort } from './workflow.ports.ts';

const typeOf = {
  workItem: 'workItemReceived',
  forwarded: 'workItemForwarded',
  assist: 'assistanceAsked',
  added: 'workItemAdded',
  cc: 'instanceCirculated',
  returned: 'instanceReturned',
  completed: 'instanceCompleted',
  disagreed: 'instanceDisagreed',
  withdrawn: 'instanceWithdrawn',
  urged: 'workItemUrged',
  dueSoon: 'workItemDueSoon',
  timedOut: 'workItemTimedOut',
  said: 'mentioned',
  ownerGiven: 'recordReceived',
  stopped: 'ruleEnded',
} as const satisfies Record<WorkflowNotificationKind, string>;

/** Message of a notification; `people` are those whom it names, by id. */
export function messageOf(notification: WorkflowNotification, people: ReadonlyMap<string, UserRef>): Message {
  const { kind, variant, userId, senderId, activityName, activityNameI18n, workItemId, workItemType } = notification;
  const { instanceName, instanceNameI18n, workflowNameI18n, workflowInstanceId, schemaCode, recordId } = notification;
  const bizParams = {
    instanceName,
    ...namesOf(people, notification),
    workflowInstanceId,
    schemaCode,
    objectId: recordId,
    objectDataName: instanceName,
    ...(instanceNameI18n === null
      ? {}
      : { instanceName_i18n: instanceNameI18n, objectDataName_i18n: instanceNameI18n }),
    modelName: notification.workflowName,
    ...(workflowNameI18n === null ? {} : { modelName_i18n: workflowNameI18n }),
    comment: notification.comment ?? '',
    ...(notification.commentI18n === undefined ? {} : { comment_i18n: notification.commentI18n }),
    timeout: notification.timeout ?? { value: 0, unit: 'MINUTE' as const },
    activityName: activityName ?? '',
    ...(activityNameI18n === null ? {} : { activityName_i18n: activityNameI18n }),
    ...(workItemId === null ? {} : { WorkItemId: workItemId, workItemType }),
    ...(variant === undefined ? {} : { way: variant }),
    ...(kind === 'stopped' ? { success: false, way: 'stopped' } : {}),
    ruleName: activityName ?? '',
    ...(activityNameI18n === null ? {} : { ruleName_i18n: activityNameI18n }),
  };
  return { type: typeOf[kind], userIds: [userId], senderId, bizParams };
}

/** Returns the names of the originator and the actor for readers of Chinese and of English. */
function namesOf(
  people: ReadonlyMap<string, UserRef>,
  {
    originatorId,
    originatorName,
    senderId,
  }: Pick<WorkflowNotification, 'originatorId' | 'originatorName' | 'senderId'>,
) {
  const originator = people.get(originatorId);
  const actor = senderId === null ? undefined : people.get(senderId);
  return {
    originatorName,
    ...(originator?.name_i18n ? { originatorName_i18n: originator.name_i18n } : {}),
    actorName: actor?.name ?? senderId ?? '',
    ...(actor?.name_i18n ? { actorName_i18n: actor.name_i18n } : {}),
  };
}

/** Returns the port by which a workflow tells people. */
export function notificationPort(
  { notify, noteWork, workDone, workOpened }: NotificationService,
  directory: Directory,
): WorkflowNotificationPort {
  return {
    async send(trx, notifications) {
      const ids = notifications.flatMap(({ originatorId, senderId }) => [originatorId, senderId ?? originatorId]);
      const people = await directory.usersById([...new Set(ids)], trx);
      for (const message of together(notifications.map((notification) => messageOf(notification, people))))
        await notify(trx, message);
    },
    workChanged: noteWork,
    workDone,
    workOpened,
  };
}

/**
 * Joins the messages of which many people hear the very same, as when their work is taken back, as one message to all
 * of them.
 */
function together(messages: readonly Message[]): Message[] {
  const same = Map.groupBy(messages, (message) => JSON.stringify({ ...message, userIds: [] }));
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, userIds: [...first.userIds, ...others.flatMap(({ userIds }) => userIds)] }],
  );
}
