import type { ActionCode, ReasonCode } from '@portico/shared-kit/workflow';
import { dropHelpersOf } from './asked-people.ts';
import type { ClosedStatus, NewWorkItem } from './outcome.ts';
import { log, setOpen, type Step } from './step.ts';

/** Closes a work item that its participant has not handled, and logs why, and whose it was. */
export function closeByRule(
  step: Step,
  item: Pick<NewWorkItem, 'id' | 'activityId' | 'activityCode' | 'participant' | 'receiveTime'>,
  {
    status,
    action,
    reason,
  }: { readonly status: ClosedStatus; readonly action: ActionCode; readonly reason: ReasonCode },
): void {
  const { id: workItemId, activityId, activityCode: nodeId, participant: person, receiveTime } = item;
  step.workItems.push({ kind: 'cancel', workItemId, status, reason, finishTime: step.context.now });
  log(step, { nodeId, receiveTime, person, action, reason, workItemId });
  dropHelpersOf(step, activityId, workItemId);
  const activity = step.state.activities.find(({ id }) => id === activityId);
  if (activity) setOpen(step, activityId, activity.open - 1);
}
