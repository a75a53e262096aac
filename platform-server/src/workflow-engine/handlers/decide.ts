import { type ApproveAction, actionCode, type DisagreeRule } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { leaveNode } from '../enter-node.ts';
import type { LiveActivity } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { closeActivity, endInstance, nodeOf, openActivity, type Step } from '../step.ts';
import type { NodeOf } from '../template/template.ts';
import { activityToHandle, closeHandled, type Handling } from './work-item.ts';

/** A participant agrees: the first one or the last one takes the instance on, by the activity's rule. */
export function agree(step: Step, command: CommandOf<'agree'>): void {
  const { activity, node } = decisionToMake(step, command, 'agree');
  const open = closeHandled(step, activity, command, { status: 'AGREED', action: actionCode.agree });
  countDecision(step);
  if (node.multiInstance === 'all' && open > 0) return;
  closeActivity(step, activity, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  leaveNode(step, node.id);
}

/** A participant disagrees: one disagreement decides, and the activity's rule says where the instance goes. */
export function disagree(step: Step, command: CommandOf<'disagree'>): void {
  const { activity, node } = decisionToMake(step, command, 'disagree');
  closeHandled(step, activity, command, { status: 'DISAGREED', action: actionCode.disagree });
  countDecision(step);
  closeActivity(step, activity, 'CANCELED', 'MULTI_PARTICIPANT_CANCEL');
  for (const other of step.state.activities) closeActivity(step, other, 'CANCELED', 'PARALLEL_ACTIVITY_CANCEL');
  afterDisagree[node.disagree](step);
}

const afterDisagree: Readonly<Record<DisagreeRule, (step: Step) => void>> = {
  end: (step) => endInstance(step, 'CANCELED', 'disagreed'),
  toOriginator: (step) => {
    const start = step.template.nodes.find((node) => node.type === 'start');
    if (start) openActivity(step, start, 'submission', [step.state.originator]);
  },
};

/** The activity on which the actor may decide now and its node, when the template offers this action there (402002). */
export function decisionToMake(
  step: Step,
  handling: Handling,
  action: ApproveAction,
): { readonly activity: LiveActivity; readonly node: NodeOf<'approve'> } {
  const activity = activityToHandle(step, handling, { waiting: 'decision', action });
  const node = nodeOf(step, activity.nodeId);
  if (node.type !== 'approve' || !node.actions.includes(action)) return refuse('workflowActionNotAllowed', { action });
  return { activity, node };
}

function countDecision(step: Step): void {
  step.state = { ...step.state, decisions: step.state.decisions + 1 };
}
