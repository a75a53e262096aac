import type { Command, CommandOf, CommandType } from '../../../workflow-engine/index.ts';
import type { NoticeWay } from '../workflow.ports.ts';

/** What those hear who lose open work by a command; null: nothing. */
type Loss = Extract<NoticeWay, 'aborted' | 'voided' | 'early' | 'takenAway' | 'timeLimit'> | 'revoked' | null;

/** A decision of a colleague, as when one of several is quicker or rejects it, is the ordinary course: no news. */
const inTheCourse = () => null;
const takenAway = () => 'takenAway' as const;

/**
 * Who loses open work by a hand from outside or by time is told so; who loses it by what a colleague decides only finds
 * it gone, unless they were asked for help or to sign (`lossNews`). A new command is a row.
 */
export const losses: { readonly [T in CommandType]: (command: CommandOf<T>) => Loss } = {
  start: inTheCourse,
  submit: inTheCourse,
  agree: inTheCourse,
  disagree: inTheCourse,
  abstain: inTheCourse,
  claim: inTheCourse,
  giveBack: inTheCourse,
  temporarySave: inTheCourse,
  forward: inTheCourse,
  reject: inTheCourse,
  assist: inTheCourse,
  addSign: inTheCourse,
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
  removeSign: takenAway,
  adjustParticipants: takenAway,
  adjustParticipant: takenAway,
  modifyOwner: takenAway,
  cancelActivity: takenAway,
};

/** What those hear who lose open work by this command; null: nothing. */
export function lossBy<T extends CommandType>(command: CommandOf<T> & Command): Loss {
  const lossOf: (command: CommandOf<T>) => Loss = losses[command.type];
  return lossOf(command);
}
