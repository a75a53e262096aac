import { actionCode, type RevokeRule } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { leaveNode } from '../enter-node.ts';
import type { InstanceState } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { closeActivity, endInstance, log, type Step } from '../step.ts';
import { decisionToMake } from './decide.ts';
import { activityToHandle, closeHandled, personOf } from './work-item.ts';

/** The first submission: logs it at the start node and goes on to the first activity. */
export function start(step: Step, { originator }: CommandOf<'start'>): void {
  const startId = startOf(step);
  log(step, {
    nodeId: startId,
    receiveTime: step.context.now,
    person: personOf(originator),
    action: actionCode.submit,
  });
  leaveNode(step, startId);
}

/** The originator sends an instance on that was handed back; decisions of the round before no longer bar a revoke. */
export function submit(step: Step, command: CommandOf<'submit'>): void {
  const activity = activityToHandle(step, command, { waiting: 'submission', action: 'submit' });
  closeHandled(step, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  step.state = { ...step.state, decisions: 0 };
  leaveNode(step, activity.nodeId);
}

/** The originator takes the instance back: it is voided, and its pending work items with it. */
export function revoke(step: Step, { actor, comment }: CommandOf<'revoke'>): void {
  const { originator } = step.state;
  if (actor.id !== originator.id) refuse('noPermission', {});
  if (!mayRevoke[step.template.revoke](step.state)) refuse('cannotWithdraw', {});
  const receiveTime = step.state.startedAt;
  log(step, { nodeId: startOf(step), receiveTime, person: personOf(actor), action: actionCode.revoke, comment });
  for (const activity of step.state.activities) closeActivity(step, activity, 'CANCELED', 'REVOKE_CANCEL');
  endInstance(step, 'CANCELED', 'revoked');
}

const mayRevoke: Readonly<Record<RevokeRule, (state: InstanceState) => boolean>> = {
  // What was handed back lies with its originator again, whatever was decided before.
  beforeFirstDecision: ({ decisions, activities }) =>
    decisions === 0 || activities.some(({ waiting }) => waiting === 'submission'),
  whileProcessing: () => true,
  never: () => false,
};

/** Ends the instance as completed although activities are live. */
export function finish(step: Step, { workItem, actor, comment }: CommandOf<'finish'>): void {
  if (workItem) {
    const handling = { workItem, actor, comment };
    const { activity } = decisionToMake(step, handling, 'finish');
    closeHandled(step, activity, handling, { status: 'AGREED', action: actionCode.finish });
  } else {
    const [activity] = step.state.activities;
    const nodeId = activity?.nodeId ?? startOf(step);
    const receiveTime = activity?.openedAt ?? step.state.startedAt;
    log(step, { nodeId, receiveTime, person: personOf(actor), action: actionCode.finish, comment });
  }
  for (const activity of step.state.activities) closeActivity(step, activity, 'ABORTED', 'END_INSTANCE_ABORTED');
  endInstance(step, 'COMPLETED', 'finished');
}

function startOf(step: Step): string {
  const found = step.template.nodes.find((node) => node.type === 'start');
  return found?.id ?? refuse('templateStartMissing', {});
}
