import { actionCode, type RevokeRule } from '@portico/shared-kit/workflow';
import type { CommandOf } from '../commands.ts';
import { completeActivity } from '../complete-activity.ts';
import { takeOutgoingFlow } from '../sequence-flows.ts';
import type { InstanceState } from '../instance-state.ts';
import { refuse } from '../outcome.ts';
import { closeAll, endInstance } from '../activities.ts';
import { log, type EngineState } from '../engine-state.ts';
import { handIn, taskToHandle } from './decide.ts';
import { activityOfItem, activityToHandle, closeHandled, personOf, startOf } from './work-item.ts';

/** The first submission: logs it at the start node and advances to the first activity. */
export function start(engine: EngineState, { originator }: CommandOf<'start'>): void {
  const startId = startOf(engine).id;
  engine.trace?.push({ kind: 'entered', nodeId: startId });
  log(engine, {
    nodeId: startId,
    receiveTime: engine.context.now,
    person: personOf(originator),
    action: actionCode.submit,
  });
  takeOutgoingFlow(engine, { nodeId: startId, scope: null });
}

/**
 * The originator sends an instance on that was handed back, whose decisions of the round before no longer bar a
 * revoke; or somebody hands in what a handle activity asked for.
 */
export function submit(engine: EngineState, command: CommandOf<'submit'>): void {
  if (activityOfItem(engine, command).waiting === 'work') return handIn(engine, command);
  const activity = activityToHandle(engine, command, { waiting: 'submission', action: 'submit' });
  closeHandled(engine, activity, command, { status: 'SUBMITTED', action: actionCode.submit });
  // What returns to its rejecter was decided before, and stays so.
  if (activity.returnTo === undefined) engine.state = { ...engine.state, decisions: 0 };
  completeActivity(engine, activity);
}

/** The originator takes the instance back, and its pending work items with it: its record is a draft again. */
export function revoke(engine: EngineState, { actor, comment }: CommandOf<'revoke'>): void {
  const { originator } = engine.state;
  if (actor.id !== originator.id) refuse('noPermission', {});
  if (!mayRevoke[engine.template.revoke](engine.state)) refuse('cannotWithdraw', {});
  const receiveTime = engine.state.startedAt;
  log(engine, { nodeId: startOf(engine).id, receiveTime, person: personOf(actor), action: actionCode.revoke, comment });
  closeAll(engine, 'CANCELED', 'REVOKE_CANCEL');
  endInstance(engine, 'WITHDRAWN', 'revoked');
}

const mayRevoke: Readonly<Record<RevokeRule, (state: InstanceState) => boolean>> = {
  // What was handed back lies with its originator again, whatever was decided before.
  beforeFirstDecision: ({ decisions, activities }) =>
    decisions === 0 || activities.some(({ waiting }) => waiting === 'submission'),
  whileProcessing: () => true,
  never: () => false,
};

/** Ends the instance as completed although activities are live. */
export function finish(engine: EngineState, { workItem, actor, comment }: CommandOf<'finish'>): void {
  if (workItem) {
    const handling = { workItem, actor, comment };
    const { activity } = taskToHandle(engine, handling, 'finish');
    closeHandled(engine, activity, handling, { status: 'AGREED', action: actionCode.finish });
  } else {
    const [activity] = engine.state.activities;
    const nodeId = activity?.nodeId ?? startOf(engine).id;
    const receiveTime = activity?.openedAt ?? engine.state.startedAt;
    log(engine, { nodeId, receiveTime, person: personOf(actor), action: actionCode.finish, comment });
  }
  closeAll(engine, 'ABORTED', 'END_INSTANCE_ABORTED');
  endInstance(engine, 'COMPLETED', 'finished');
}
