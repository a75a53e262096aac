import { charactersIn } from '@portico/shared-kit/formats';
import { type ActionCode, type ActionName, maxOpinionLength, type ReasonRule } from '@portico/shared-kit/workflow';
import type { WorkItemRow } from '../commands.ts';
import type { LiveActivity } from '../instance-state.ts';
import { type ClosedStatus, type PeopleChange, refuse } from '../outcome.ts';
import type { Person } from '../participants.ts';
import { dropHelpersOf } from '../activity-helpers.ts';
import { setOpen } from '../activities.ts';
import { log, type EngineState } from '../engine-state.ts';
import { startIn } from '../template/graph.ts';
import type { TemplateNode } from '../template/template.ts';

/** The handler, the item and the comment; null where they say nothing. */
export interface Handling {
  readonly workItem: WorkItemRow;
  readonly actor: Person;
  readonly comment: string | null;
}

/** The live activity of a pending work item of the actor. Refused: one that is closed (402003) or another's (402006). */
export function activityOfItem(engine: EngineState, { workItem, actor }: Handling): LiveActivity {
  if (workItem.participant.id !== actor.id) refuse('workItemNotYours', {});
  const activity = engine.state.activities.find((each) => each.id === workItem.activityId);
  return workItem.status === 'PENDING' && activity ? activity : refuse('workItemHandled', {});
}

/** The same, of one that waits for this; an action that fits another kind of activity is refused (402002). */
export function activityToHandle(
  engine: EngineState,
  handling: Handling,
  {
    waiting,
    action,
  }: { readonly waiting: LiveActivity['waiting']; readonly action: ActionName | 'addSign' | 'removeSign' },
): LiveActivity {
  const activity = activityOfItem(engine, handling);
  return activity.waiting === waiting ? activity : refuse('workflowActionNotAllowed', { action });
}

interface Closing {
  readonly status: ClosedStatus;
  readonly action: ActionCode;
  readonly change?: PeopleChange;
}

/** Closes the handled work item and logs who did what; answers how many items of the activity are still pending. */
export function closeHandled(
  engine: EngineState,
  activity: LiveActivity,
  handling: Handling,
  closing: Closing,
): number {
  closeOwn(engine, activity, handling, closing);
  const open = activity.open - 1;
  setOpen(engine, activity.id, open);
  return open;
}

/** The same for an item in whose place others are opened: the activity has as many as before. */
export function closeOwn(
  engine: EngineState,
  activity: LiveActivity,
  { workItem, actor, comment }: Handling,
  { status, action, change }: Closing,
): void {
  const finishTime = engine.context.now;
  engine.workItems.push({
    kind: 'close',
    workItemId: workItem.id,
    status,
    action,
    comment: comment || null,
    finishTime,
  });
  const { receiveTime, id: workItemId } = workItem;
  log(engine, {
    nodeId: activity.nodeId,
    receiveTime,
    person: personOf(actor),
    action,
    comment,
    workItemId,
    ...(change && { change }),
  });
  dropHelpersOf(engine, activity.id, workItem.id);
}

/** Notes that somebody has decided, which can bar a revoke. */
export function countDecision(engine: EngineState): void {
  engine.state = { ...engine.state, decisions: engine.state.decisions + 1 };
}

/** The opinion is at most 200 characters long (402010). */
export function checkOpinion(comment: string | null): void {
  if (comment !== null && charactersIn(comment) > maxOpinionLength)
    refuse('opinionTooLong', { limit: maxOpinionLength });
}

/** Makes sure that an action that sends back says why where its activity wants that (100070). */
export function checkReason(node: TemplateNode, action: ReasonRule, { comment }: Pick<Handling, 'comment'>): void {
  const isNeeded = 'reasonFor' in node && node.reasonFor.includes(action);
  if (isNeeded && (comment ?? '').trim() === '') refuse('reasonMissing', {});
}

/** The node at which the instance began. */
export function startOf(engine: EngineState): TemplateNode {
  return startIn(engine.template, null) ?? refuse('templateStartMissing', {});
}

/** Id and name alone, whatever else the caller's object carries. */
export function personOf({ id, name }: Person): Person {
  return { id, name };
}
