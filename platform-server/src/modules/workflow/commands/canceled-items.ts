import type { Command, CommandOf, CommandType } from '../../../workflow-engine/index.ts';
import type { WorkflowNotificationVariant } from '../workflow.ports.ts';

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
