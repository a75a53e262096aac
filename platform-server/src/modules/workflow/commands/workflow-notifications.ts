import type { UserId } from '@portico/shared-kit/contract/ids';
import type { WorkItemType } from '@portico/shared-kit/workflow';
import type {
  Command,
  InstanceState,
  NewWorkItem,
  Person,
  ReopenedItem,
  WorkItemChange,
} from '../../../workflow-engine/index.ts';
import type { WorkflowNotificationKind, WorkflowNotificationVariant, WorkflowNotification } from '../workflow.ports.ts';
import type { InstanceRow } from '../instances/instances.repository.ts';
import type { CanceledItem } from '../work-items/item-changes.repository.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import { cancellationNotification, deadlineNotifications } from './notification-variants.ts';
import type { CompletedOutcome } from './decide-command.ts';

/** Facts that all notifications of one command have in common. */
export type NotificationFacts = Pick<
  WorkflowNotification,
  | 'instanceName'
  | 'instanceNameI18n'
  | 'workflowName'
  | 'workflowNameI18n'
  | 'workflowInstanceId'
  | 'schemaCode'
  | 'recordId'
>;

/** Names of an instance and its workflow in notifications. */
export function titlesOf({
  name,
  nameI18n,
  workflowName,
  workflowNameI18n,
}: Pick<InstanceRow, 'name' | 'nameI18n' | 'workflowName' | 'workflowNameI18n'>) {
  return { instanceName: name, instanceNameI18n: nameI18n, workflowName, workflowNameI18n };
}

/** Returns the person who gave a command; where nobody did, as when a time has come, the originator of the instance. */
export function actorOf(command: Command, originator: Person): Person {
  return 'actor' in command ? command.actor : originator;
}

/** A command that was done, and the people it concerns beside those whom its outcome names. */
export interface CompletedCommand {
  readonly facts: NotificationFacts;
  readonly command: Command;
  readonly done: CompletedOutcome;
  /** The originator before this command; null: the instance started with it. */
  readonly originatorBefore: Person | null;
  /** Items that were open before and were taken away. */
  readonly canceled: readonly CanceledItem[];
  /** The work items whose handlers have got all the answers they asked for. */
  readonly answered: readonly Pick<ItemRow, 'id' | 'type' | 'participant' | 'activityName' | 'activityNameI18n'>[];
  /** Ids of those who mend what has stopped; empty where nothing has. */
  readonly instanceAdminIds: readonly string[];
}

type News = Omit<WorkflowNotification, keyof NotificationFacts | 'originatorId' | 'originatorName' | 'senderId'> &
  Partial<Pick<WorkflowNotification, 'senderId'>>;

/** News that are about the instance and no work item of it. */
const ofInstance = { activityName: null, activityNameI18n: null, workItemId: null, workItemType: 0 } as const;

/**
 * The people whom a command notifies: everybody who got a work item, has one again or whose item was canceled (see
 * `cancellations`), whose time is or will be over, who has got the answers they asked for; the originator when it ended
 * or is somebody else's; those who mend it when it stopped. Nobody hears of what they did themselves, and of an end once.
 * A person who gets several items of the command is told of each.
 */
export function notificationsOf(completed: CompletedCommand): WorkflowNotification[] {
  const { facts, command, done } = completed;
  const { originator } = done.state;
  const senderId = 'actor' in command ? command.actor.id : null;
  const comment = 'comment' in command && command.comment !== null ? { comment: command.comment } : {};
  const common = { ...facts, senderId, ...comment, originatorId: originator.id, originatorName: originator.name };
  const ended = endStream(completed);
  const late = deadlineNotifications(done.events);
  const known = new Set([senderId, ...[...ended, ...late].map(({ userId }) => userId)]);
  return [
    ...openedStream(completed),
    ...ended,
    ...cancellationNotifications(completed).filter(({ userId }) => !known.has(userId)),
    ...late,
    ...answerStream(completed),
    ...stopStream(completed),
  ].map((own) => ({ ...common, ...own }));
}

/** Kind of notification about a new work item, by what it asks for. */
const kindOfItem: Readonly<Record<WorkItemType, WorkflowNotificationKind>> = {
  0: 'workItem',
  1: 'forwarded',
  2: 'assist',
  3: 'added',
  4: 'cc',
};

function openedStream({ command, done: { state, workItems } }: CompletedCommand): News[] {
  const opened = workItems.filter(isOpen).filter(({ item }) => !isClosed(workItems, item));
  const reopened = workItems.flatMap((change) => (change.kind === 'reopen' ? change.items : []));
  const given: readonly ReopenedItem[] = [...opened.map(({ item }) => item), ...reopened];
  return given.map((item) => ({ ...notificationOfItem(item, command, state), userId: item.participant.id }));
}

function notificationOfItem(item: ReopenedItem, command: Command, { activities, originator }: InstanceState) {
  const isSubmission = activities.some(({ id, waiting }) => id === item.activityId && waiting === 'submission');
  const isBack = item.type === 0 && (isSubmission || command.type === 'reject');
  // A cc of an activity of the template comes from the originator, whoever took the workflow there.
  const isByTemplate = item.type === 4 && command.type !== 'circulate';
  return {
    ...(isByTemplate || !('actor' in command) ? { senderId: originator.id } : {}),
    // What was said to the decision is no word to its readers.
    ...(isByTemplate ? { comment: '' } : {}),
    kind: isBack ? ('returned' as const) : kindOfItem[item.type],
    ...(isBack && !isSubmission ? { variant: 'again' as const } : {}),
    activityName: item.activityName,
    activityNameI18n: item.activityNameI18n,
    workItemId: item.id,
    workItemType: item.type,
  };
}

type Ending = Extract<CompletedOutcome['events'][number], { kind: 'instanceEnded' }>['result'];

interface EndWords {
  readonly kind: WorkflowNotificationKind;
  readonly variant?: WorkflowNotificationVariant;
  /** True where it is somebody's doing from outside, of which the one who did it hears nothing. */
  readonly byHand?: true;
}

/** Notification to the originator about an end; null: none, as it was theirs to do. */
const endings: Readonly<Record<Ending, EndWords | null>> = {
  approved: { kind: 'completed' },
  finished: { kind: 'completed', variant: 'early', byHand: true },
  disagreed: { kind: 'disagreed' },
  revoked: null,
  aborted: { kind: 'withdrawn', variant: 'ownAborted', byHand: true },
  voided: { kind: 'withdrawn', variant: 'ownVoided', byHand: true },
};

/** Notifications about ends by nobody but time. */
const endedByTime: Partial<Record<Ending, WorkflowNotificationVariant>> = {
  aborted: 'ownTimeAborted',
  voided: 'ownTimeVoided',
};

/** Returns the notifications to the originator about an end, or about an instance that is theirs no more. */
function endStream({ command, done: { state, events }, originatorBefore }: CompletedCommand): News[] {
  const actorId = 'actor' in command ? command.actor.id : null;
  const results = events.flatMap((event) => (event.kind === 'instanceEnded' ? [event.result] : []));
  const ended = results.flatMap((result): News[] => {
    const words = endings[result];
    if (words === null || (words.byHand && actorId === state.originator.id)) return [];
    const variant = command.type === 'timeout' ? (endedByTime[result] ?? words.variant) : words.variant;
    return [{ kind: words.kind, ...(variant && { variant }), userId: state.originator.id, ...ofInstance }];
  });
  if (command.type !== 'modifyOwner' || originatorBefore === null || originatorBefore.id === actorId) return ended;
  return [...ended, { kind: 'withdrawn', variant: 'ownerTaken', userId: originatorBefore.id, ...ofInstance }];
}

/**
 * Returns one message for each person, of the first of their items where one is named; `notificationsOf` leaves out who knows it
 * already.
 */
function cancellationNotifications({ command, canceled }: CompletedCommand): News[] {
  const cancellation = cancellationNotification(command);
  // Who was asked for help or to sign began with it for somebody: that it is not needed is no ordinary course for them.
  const told = cancellation === null ? canceled.filter(({ type }) => type === 2 || type === 3) : canceled;
  const variant = cancellation ?? 'notNeeded';
  const firsts = told.filter(
    (item, index) => told.findIndex((each) => each.participantId === item.participantId) === index,
  );
  return firsts.map(({ participantId: userId, activityName, activityNameI18n }) => ({
    kind: 'withdrawn',
    userId,
    ...(variant === 'revoked' ? {} : { variant }),
    ...ofInstance,
    activityName,
    activityNameI18n,
  }));
}

/** Returns the notifications to a handler who has all the answers that they asked for. */
function answerStream({ answered, done: { events } }: CompletedCommand): News[] {
  return events.flatMap((event): News[] => {
    const item = event.kind === 'answered' && answered.find(({ id }) => id === event.sourceItemId);
    if (event.kind !== 'answered' || !item) return [];
    const { id: workItemId, type: workItemType, participant, activityName, activityNameI18n } = item;
    const about = { activityName, activityNameI18n, workItemId, workItemType, comment: '' };
    return [
      { kind: event.by === 'assist' ? 'assist' : 'added', variant: 'answered', userId: participant.id, ...about },
    ];
  });
}

/** Returns the notifications to the people who mend an instance that has stopped. */
function stopStream({ instanceAdminIds, done: { events } }: CompletedCommand): News[] {
  return events.flatMap((event): News[] =>
    event.kind === 'stopped'
      ? instanceAdminIds.map((userId) => stopNotification(userId, event.node, event.reason))
      : [],
  );
}

/** Returns the notification to somebody who mends an instance that stands still at a node. */
export function stopNotification(
  userId: UserId,
  { activityName, activityNameI18n }: Pick<WorkflowNotification, 'activityName' | 'activityNameI18n'>,
  comment: string,
) {
  return {
    ...ofInstance,
    kind: 'stopped' as const,
    userId,
    senderId: null,
    activityName,
    activityNameI18n,
    comment,
  };
}

function isOpen(change: WorkItemChange): change is Extract<WorkItemChange, { kind: 'open' }> {
  return change.kind === 'open';
}

/** Returns whether a command closes what it opens: who is passed by a rule when they would be asked has nothing to do. */
export function isClosed(workItems: readonly WorkItemChange[], { id, activityId }: NewWorkItem): boolean {
  return workItems.some((change) => {
    if (change.kind === 'closeActivity') return change.activityId === activityId;
    return (change.kind === 'close' || change.kind === 'cancel') && change.workItemId === id;
  });
}
