import type { ActionCode, ReasonCode } from '@portico/shared-kit/workflow';
import { dropHelpersOf } from './activity-helpers.ts';
import type { ClosedStatus, NewWorkItem } from './outcome.ts';
import { setOpen } from './activities.ts';
import { log, type EngineState } from './engine-state.ts';

/** Closes a work item that its participant has not handled, and logs why, and whose it was. */
export function closeByRule(
  engine: EngineState,
  item: Pick<NewWorkItem, 'id' | 'activityId' | 'activityCode' | 'participant' | 'receiveTime'>,
  {
    status,
    action,
    reason,
  }: { readonly status: ClosedStatus; readonly action: ActionCode; readonly reason: ReasonCode },
): void {
  const { id: workItemId, activityId, activityCode: nodeId, participant: person, receiveTime } = item;
  engine.workItems.push({ kind: 'cancel', workItemId, status, reason, finishTime: engine.context.now });
  log(engine, { nodeId, receiveTime, person, action, reason, workItemId });
  dropHelpersOf(engine, activityId, workItemId);
  const activity = engine.state.activities.find(({ id }) => id === activityId);
  if (activity) setOpen(engine, activityId, activity.open - 1);
}
