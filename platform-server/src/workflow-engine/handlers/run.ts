import { actionCode, type RevokeRule } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { completeActivity } from '../complete-activity.ts';
import { takeOutgoingFlow } from '../sequence-flows.ts';
import type { InstanceState } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { closeAll, endInstance, log, type Step } from '../step.ts';
import { handIn, taskToHandle } from './decide.ts';
import { activityOfItem, activityToHandle, closeHandled, personOf, startOf } from './work-item.ts';

/** The first submission: logs it at the start node and advances to the first activity. */
export function start(step: Step, { originator }: CommandOf<'start'>): void {
  const startId = startOf(step).id;
  step.trace?.push({ kind: 'entered', nodeId: startId });
  log(step, {
    nodeId: startId,
    receiveTime: step.context.now,
    person: personOf(originator),
    action: actionCode.submit,
  });
  takeOutgoingFlow(step, { nodeId: startId, scope: null });
}

/**
 * The originator sends an instance on that was handed back, whose decisions of the round before no longer bar a
 * revoke; or somebody hands in what a handle activity asked for.
 */
export function submit(step: Step, command: CommandOf<'submit'>): void {
  if (activityOfItem(step, command).waiting === 'work') return handIn(step, command);
  const activity = activityToHandle(step, command, { waiting: 'submission', action: 'submit' });
  closeHandled(step, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  // What comes straight back was decided before, and stays so.
  if (activity.returnTo === undefined) step.state = { ...step.state, decisions: 0 };
  completeActivity(step, activity);
}

/** The originator takes the instance back, and its pending work items with it: its record is a draft again. */
export function revoke(step: Step, { actor, comment }: CommandOf<'revoke'>): void {
  const { originator } = step.state;
  if (actor.id !== originator.id) refuse('noPermission', {});
  if (!mayRevoke[step.template.revoke](step.state)) refuse('cannotWithdraw', {});
  const receiveTime = step.state.startedAt;
  log(step, { nodeId: startOf(step).id, receiveTime, person: personOf(actor), action: actionCode.revoke, comment });
  closeAll(step, 'CANCELED', 'REVOKE_CANCEL');
  endInstance(step, 'WITHDRAWN', 'revoked');
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
    const { activity } = taskToHandle(step, handling, 'finish');
    closeHandled(step, activity, handling, { status: 'AGREED', action: actionCode.finish });
  } else {
    const [activity] = step.state.activities;
    const nodeId = activity?.nodeId ?? startOf(step).id;
    const receiveTime = activity?.openedAt ?? step.state.startedAt;
    log(step, { nodeId, receiveTime, person: personOf(actor), action: actionCode.finish, comment });
  }
  closeAll(step, 'ABORTED', 'END_INSTANCE_ABORTED');
  endInstance(step, 'COMPLETED', 'finished');
}
