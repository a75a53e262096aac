import { type ApproveAction, actionCode, type HandleAction } from '@portico/shared-kit/workflow';
import type { CommandOf, WorkItemRow } from '../commands.ts';
import { helpersOf } from '../asked-people.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { countVote } from '../count-vote.ts';
import { nodeOf, type Step } from '../step.ts';
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
export function agree(step: Step, command: CommandOf<'agree'>): void {
  const { activity, node } = taskToHandle(step, command, 'agree');
  closeHandled(step, activity, command, { status: 'AGREED', action: actionCode.agree });
  countDecision(step);
  countVote(step, node, activity, 'agreed');
}

/** A participant hands in what they had to do, which counts as an agreement does. */
export function handIn(step: Step, command: CommandOf<'submit'>): void {
  const { activity, node } = taskToHandle(step, command, 'submit');
  closeHandled(step, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  countDecision(step);
  countVote(step, node, activity, 'agreed');
}

/** A participant disagrees: where the instance goes once that decides is the activity's rule too. */
export function disagree(step: Step, command: CommandOf<'disagree'>): void {
  const { activity, node } = taskToHandle(step, command, 'disagree');
  checkReason(node, 'disagree', command);
  if (node.type !== 'approve') return refuse('workflowActionNotAllowed', { action: 'disagree' });
  closeHandled(step, activity, command, { status: 'DISAGREED', action: actionCode.disagree });
  countDecision(step);
  countVote(step, node, activity, 'disagreed');
}

/** A participant of a vote is neither for nor against: the item is submitted, and counts on no side. */
export function abstain(step: Step, command: CommandOf<'abstain'>): void {
  const activity = activityToHandle(step, command, { waiting: 'decision', action: 'submit' });
  checkFree(step, command, 'agree');
  const node = nodeOf(step, activity.nodeId);
  if (node.type !== 'approve' || node.multiInstance !== 'vote') {
    return refuse('workflowActionNotAllowed', { action: 'abstain' });
  }
  closeHandled(step, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  countDecision(step);
  countVote(step, node, activity, 'abstained');
}

/**
 * Refuses the action to people who were asked by a handler for something else, and to a handler who waits for those who
 * sign or help before.
 */
function checkFree(step: Step, { workItem }: Handling, action: ApproveAction | HandleAction): void {
  if (workItem.type !== 0 && workItem.type !== 1) refuse('workflowActionNotAllowed', { action });
  const isAsking = action === 'assist' || action === 'addSign';
  const waitsFor = isAsking ? [] : awaitedBy(step, workItem);
  if (waitsFor.length > 0) refuse('waitsForOthers', { names: waitsFor.map(({ name }) => name).join(', ') });
}

function awaitedBy(step: Step, { id, activityId }: WorkItemRow) {
  return helpersOf(step, activityId).filter((each) => each.sourceItemId === id && each.timing === 'before');
}

/** The activity on which the actor may act now and its node, when the template offers this action there (402002). */
export function taskToHandle(
  step: Step,
  handling: Handling,
  action: ApproveAction | HandleAction,
): { readonly activity: LiveActivity; readonly node: TaskNode } {
  const { waiting } = activityOfItem(step, handling);
  checkFree(step, handling, action);
  const activity = activityToHandle(step, handling, { waiting: waiting === 'work' ? 'work' : 'decision', action });
  const node = nodeOf(step, activity.nodeId);
  const isOffered = isTask(node) && node.actions.some((offered) => offered === action);
  return isOffered ? { activity, node } : refuse('workflowActionNotAllowed', { action });
}
