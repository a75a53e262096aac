import type { TimeoutAction } from '@portico/shared-kit/workflow';
import type { Command, CommandOf, CommandType } from '../../../workflow-engine/index.ts';
import { type Timeout, timeUnits } from '../../notifications/index.ts';
import type { WorkflowNotificationVariant } from '../workflow.ports.ts';
import type { CompletedOutcome } from './decide-command.ts';

/** Notification to people whose open work items are canceled by a command; null: none. */
type CancellationVariant =
  | Extract<WorkflowNotificationVariant, 'aborted' | 'voided' | 'early' | 'takenAway' | 'timeLimit'>
  | 'revoked'
  | null;

/** A decision of a colleague, as when one of several is quicker or rejects it, is the ordinary course: no notification. */
const inTheCourse = () => null;
const takenAway = () => 'takenAway' as const;

/**
 * Notifications of each command to people whose open work items are canceled. They are told of a hand from outside or of time;
 * after a colleague's decision they only find it gone, unless they were asked for help or to sign
 * (`cancellationNotifications`). A new command is a row.
 */
export const cancellations: { readonly [T in CommandType]: (command: CommandOf<T>) => CancellationVariant } = {
  start: inTheCourse,
  submit: inTheCourse,
  agree: inTheCourse,
  disagree: inTheCourse,
  abstain: inTheCourse,
  claim: inTheCourse,
  unclaim: inTheCourse,
  temporarySave: inTheCourse,
  forward: inTheCourse,
  reject: inTheCourse,
  assist: inTheCourse,
  addApprover: inTheCourse,
  activateActivity: inTheCourse,
  circulate: inTheCourse,
  read: inTheCourse,
  timerFired: inTheCourse,
  serviceAnswered: inTheCourse,
  finish: ({ workItem }) => (workItem === null ? 'early' : null),
  revoke: () => 'revoked',
  abort: () => 'aborted',
  void: () => 'voided',
  timeout: () => 'timeLimit',
  removeApprover: takenAway,
  adjustParticipants: takenAway,
  adjustParticipant: takenAway,
  modifyOwner: takenAway,
  cancelActivity: takenAway,
};

/** Returns the notification to people whose open work items are canceled by this command; null: none. */
export function cancellationNotification<T extends CommandType>(command: CommandOf<T> & Command): CancellationVariant {
  const variantOf: (command: CommandOf<T>) => CancellationVariant = cancellations[command.type];
  return variantOf(command);
}

/** Outcome of work whose time is over; null: it stays to be done. */
const timeoutVariants: Readonly<Record<TimeoutAction, WorkflowNotificationVariant | null>> = {
  remind: null,
  pass: 'passed',
  abort: 'aborted',
  void: 'voided',
};

/** Returns the notifications for people whose work is due soon or overdue. */
export function deadlineNotifications(events: CompletedOutcome['events']) {
  return events.flatMap((event) => {
    if (event.kind !== 'dueSoon' && event.kind !== 'timedOut') return [];
    const { kind, item, distance } = event;
    const variant = event.kind === 'timedOut' ? timeoutVariants[event.action] : null;
    const { activityName, activityNameI18n, type: workItemType, participant } = item;
    const about = { activityName, activityNameI18n, workItemId: item.id, workItemType };
    return [{ kind, ...(variant && { variant }), userId: participant.id, ...about, timeout: inUnits(distance) }];
  });
}

/** A time as people say it: in the largest unit that it is whole in, to the minute from one minute on. */
function inUnits(ms: number): Timeout {
  const value = roundTo(ms, ms < timeUnits.MINUTE ? timeUnits.SECOND : timeUnits.MINUTE);
  const units = ['DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;
  const unit = units.find((each) => value >= timeUnits[each] && value % timeUnits[each] === 0) ?? 'SECOND';
  return { value: value / timeUnits[unit], unit };
}

function roundTo(value: number, unit: number): number {
  return Math.round(value / unit) * unit;
}
