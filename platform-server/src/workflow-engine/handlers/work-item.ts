import { type ActionCode, type ActionName, maxOpinionLength } from '@portico/shared-kit/workflow';
import type { WorkItemRow } from '../commands.ts';
import type { LiveActivity } from '../instance-state.ts';
import { type ClosedStatus, refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { log, setOpen, type Step } from '../step.ts';

/** Who handles which item, and what they say; null where they say nothing. */
export interface Handling {
  readonly workItem: WorkItemRow;
  readonly actor: Person;
  readonly comment: string | null;
}

/**
 * The live activity of a work item that the actor may handle now. Refused: an item that is no longer pending (402003),
 * somebody else's (402006), and an action that fits another kind of activity (402002).
 */
export function activityToHandle(
  step: Step,
  { workItem, actor }: Handling,
  { waiting, action }: { readonly waiting: LiveActivity['waiting']; readonly action: ActionName },
): LiveActivity {
  if (workItem.participant.id !== actor.id) refuse('workItemNotYours', {});
  const activity = step.state.activities.find((each) => each.id === workItem.activityId);
  if (workItem.status !== 'PENDING' || !activity) return refuse('workItemHandled', {});
  return activity.waiting === waiting ? activity : refuse('workflowActionNotAllowed', { action });
}

/** Closes the handled work item and logs who did what; answers how many items of the activity are still pending. */
export function closeHandled(
  step: Step,
  activity: LiveActivity,
  { workItem, actor, comment }: Handling,
  { status, action }: { readonly status: ClosedStatus; readonly action: ActionCode },
): number {
  const finishTime = step.context.now;
  step.workItems.push({ kind: 'close', workItemId: workItem.id, status, action, comment: comment || null, finishTime });
  const { receiveTime, id: workItemId } = workItem;
  log(step, { nodeId: activity.nodeId, receiveTime, person: personOf(actor), action, comment, workItemId });
  const open = activity.open - 1;
  setOpen(step, activity.id, open);
  return open;
}

/** The opinion is at most 200 characters long (402010). */
export function checkOpinion(comment: string | null): void {
  if (comment !== null && Array.from(comment).length > maxOpinionLength)
    refuse('opinionTooLong', { limit: maxOpinionLength });
}

/** Id and name alone, whatever else the caller's object carries. */
export function personOf({ id, name }: Person): Person {
  return { id, name };
}
