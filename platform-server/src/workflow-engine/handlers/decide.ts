import { type ApproveAction, actionCode, type HandleAction } from '@portico/shared-kit/workflow';
import type { CommandOf, WorkItemRow } from '../commands.ts';
import { helpersOf } from '../activity-helpers.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { countVote } from '../count-vote.ts';
import { nodeOf, type EngineState } from '../engine-state.ts';
import { isTask, type TaskNode } from '../template/template.ts';
import {
  activityOfItem,
  activityToHandle,
  checkReason,
  closeHandled,
  countDecision,
  type Handling,
} from './work-item.ts';

/** A participant agrees: whether the instance advances is for the activity's rule to say. */
export function agree(engine: EngineState, command: CommandOf<'agree'>): void {
  const { activity, node } = taskToHandle(engine, command, 'agree');
  closeHandled(engine, activity, command, { status: 'AGREED', action: actionCode.agree });
  countDecision(engine);
  countVote(engine, node, activity, 'agreed');
}

/** A participant hands in what they had to do, which counts as an agreement does. */
export function handIn(engine: EngineState, command: CommandOf<'submit'>): void {
  const { activity, node } = taskToHandle(engine, command, 'submit');
  closeHandled(engine, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  countDecision(engine);
  countVote(engine, node, activity, 'agreed');
}

/** A participant disagrees: where the instance goes once that decides is the activity's rule too. */
export function disagree(engine: EngineState, command: CommandOf<'disagree'>): void {
  const { activity, node } = taskToHandle(engine, command, 'disagree');
  checkReason(node, 'disagree', command);
  if (node.type !== 'approve') return refuse('workflowActionNotAllowed', { action: 'disagree' });
  closeHandled(engine, activity, command, { status: 'DISAGREED', action: actionCode.disagree });
  countDecision(engine);
  countVote(engine, node, activity, 'disagreed');
}

/** A participant of a vote is neither for nor against: the item is submitted, and counts on no side. */
export function abstain(engine: EngineState, command: CommandOf<'abstain'>): void {
  const activity = activityToHandle(engine, command, { waiting: 'decision', action: 'submit' });
  checkFree(engine, command, 'agree');
  const node = nodeOf(engine, activity.nodeId);
  if (node.type !== 'approve' || node.multiInstance !== 'vote') {
    return refuse('workflowActionNotAllowed', { action: 'abstain' });
  }
  closeHandled(engine, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  countDecision(engine);
  countVote(engine, node, activity, 'abstained');
}

/**
 * Refuses the action to people who were asked by a handler for something else, and to a handler who waits for those who
 * sign or help before.
 */
function checkFree(engine: EngineState, { workItem }: Handling, action: ApproveAction | HandleAction): void {
  if (workItem.type !== 0 && workItem.type !== 1) refuse('workflowActionNotAllowed', { action });
  const isAsking = action === 'assist' || action === 'addSign';
  const waitsFor = isAsking ? [] : awaitedBy(engine, workItem);
  if (waitsFor.length > 0) refuse('waitsForOthers', { names: waitsFor.map(({ name }) => name).join(', ') });
}

function awaitedBy(engine: EngineState, { id, activityId }: WorkItemRow) {
  return helpersOf(engine, activityId).filter((each) => each.sourceItemId === id && each.timing === 'before');
}

/** The activity on which the actor may act now and its node, when the template offers this action there (402002). */
export function taskToHandle(
  engine: EngineState,
  handling: Handling,
  action: ApproveAction | HandleAction,
): { readonly activity: LiveActivity; readonly node: TaskNode } {
  const { waiting } = activityOfItem(engine, handling);
  checkFree(engine, handling, action);
  const activity = activityToHandle(engine, handling, { waiting: waiting === 'work' ? 'work' : 'decision', action });
  const node = nodeOf(engine, activity.nodeId);
  const isOffered = isTask(node) && node.actions.some((offered) => offered === action);
  return isOffered ? { activity, node } : refuse('workflowActionNotAllowed', { action });
}
