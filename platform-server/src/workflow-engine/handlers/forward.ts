import { actionCode } from '@portico/shared-kit/workflow';
import { passClaim } from '../claims.ts';
import type { CommandOf } from '../commands.ts';
import { refuse } from '../outcome.ts';
import { openItem } from '../activities.ts';
import type { EngineState } from '../engine-state.ts';
import { taskToHandle } from './decide.ts';
import { newcomers } from './newcomers.ts';
import { closeOwn, personOf } from './work-item.ts';

/**
 * Hands the work item to somebody else, who decides in place of the actor. Refused: to the actor (402511), to who is
 * not active (402021), to who has the activity to handle already (402022).
 */
export function forward(engine: EngineState, command: CommandOf<'forward'>): void {
  const { activity } = taskToHandle(engine, command, 'forward');
  const people = newcomers(engine, command);
  const [participant] = people;
  if (participant === undefined || people.length > 1) return refuse('workflowActionNotAllowed', { action: 'forward' });
  const change = { from: [personOf(command.actor)], to: [personOf(participant)] };
  closeOwn(engine, activity, command, { status: 'TRANSFERRED', action: actionCode.forward, change });
  const { id: sourceItemId, dueTime, timerDueTime } = command.workItem;
  // Handing it on does not win time.
  const item = openItem(engine, activity, { type: 1, participant, sourceItemId, deadline: { dueTime, timerDueTime } });
  passClaim(engine, activity.id, sourceItemId, item.id);
}
