import type { Deadline } from './deadline.ts';
import { type ReasonCode, reasonCodes, type WorkItemType } from '@portico/shared-kit/workflow';
import { deadlineOf } from './deadlines.ts';
import { type EngineState, logCanceled, nextId, nodeOf } from './engine-state.ts';
import { isInTurn } from './in-turn.ts';
import type { EndStatus, InstanceResult, LiveActivity } from './instance-state.ts';
import type { ClosedStatus, NewWorkItem } from './outcome.ts';
import type { Person } from './participants.ts';
import type { TemplateNode } from './template/template.ts';

/** Makes a node live and gives each of these people a pending work item; in a sequence the first of them. */
export function openActivity(
  engine: EngineState,
  node: TemplateNode,
  waiting: LiveActivity['waiting'],
  people: readonly Person[],
  scope: string | null,
): LiveActivity {
  const [now, later] = isInTurn(node, { waiting }) ? [people.slice(0, 1), people.slice(1)] : [people, []];
  const activity = {
    id: nextId(engine),
    nodeId: node.id,
    scope,
    waiting,
    openedAt: engine.context.now,
    open: now.length,
  };
  keepActivity(engine, withQueue(activity, later));
  giveWork(engine, activity, now);
  return activity;
}

/** The activity with these people waiting for their turn. */
export function withQueue(activity: LiveActivity, queue: readonly Person[]): LiveActivity {
  const { queue: _before, ...rest } = activity;
  return queue.length === 0 ? rest : { ...rest, queue: queue.map(({ id, name }) => ({ id, name })) };
}

/** Makes an activity stand as it is given: in the place of the one with its id, else beside the others. */
export function keepActivity(engine: EngineState, activity: LiveActivity): void {
  const { activities } = engine.state;
  const isLive = activities.some(({ id }) => id === activity.id);
  const kept = isLive
    ? activities.map((each) => (each.id === activity.id ? activity : each))
    : [...activities, activity];
  engine.state = { ...engine.state, activities: kept };
}

/** Gives each of these people a pending work item of a live activity, whose count is for the caller to set. */
export function giveWork(
  engine: EngineState,
  activity: Pick<LiveActivity, 'id' | 'nodeId'>,
  people: readonly Person[],
): readonly NewWorkItem[] {
  return people.map((participant) => openItem(engine, activity, { type: 0, participant, sourceItemId: null }));
}

/**
 * Gives each of these people a cc item. It belongs to the log entry of the cc and to no live activity:
 * nothing waits for it, and neither the decision of an activity nor the end of the instance closes it.
 */
export function openCcItems(engine: EngineState, node: TemplateNode, ccLogId: string, people: readonly Person[]): void {
  const place = { id: ccLogId, nodeId: node.id };
  for (const participant of people) {
    openItem(engine, place, {
      type: 4,
      participant,
      sourceItemId: null,
      deadline: { dueTime: null, timerDueTime: null },
    });
  }
}

interface ItemFacts {
  readonly type: WorkItemType;
  readonly participant: Person;
  readonly sourceItemId: string | null;
  /** Absent: the time limit of the activity begins now. */
  readonly deadline?: Deadline;
}

/** Gives somebody a pending work item in an activity; counting it is for the caller. */
export function openItem(
  engine: EngineState,
  { id: activityId, nodeId }: Pick<LiveActivity, 'id' | 'nodeId'>,
  { type, participant: { id: personId, name }, sourceItemId, deadline }: ItemFacts,
): NewWorkItem {
  const node = nodeOf(engine, nodeId);
  const item = {
    id: nextId(engine),
    activityId,
    activityCode: node.id,
    activityName: node.name,
    activityNameI18n: node.nameI18n,
    type,
    participant: { id: personId, name },
    receiveTime: engine.context.now,
    ...(deadline ?? deadlineOf(engine, node)),
    sourceItemId,
  };
  engine.workItems.push({ kind: 'open', item });
  return item;
}

/** Sets how many items of an activity are pending; at 0 the activity is no longer live. */
export function setOpen(engine: EngineState, activityId: string, open: number): void {
  const activities = engine.state.activities.flatMap((each) => {
    if (each.id !== activityId) return [each];
    return open > 0 ? [{ ...each, open }] : [];
  });
  engine.state = { ...engine.state, activities };
}

/** Closes an activity together with what is still pending in it; no reason where a person did it. */
export function closeActivity(
  engine: EngineState,
  activity: LiveActivity,
  status: ClosedStatus,
  reason: ReasonCode | null,
): void {
  const pending = engine.state.activities.find((each) => each.id === activity.id)?.open ?? 0;
  if (pending > 0) {
    const finishTime = engine.context.now;
    engine.workItems.push({ kind: 'closeActivity', activityId: activity.id, status, reason, finishTime });
  }
  const { helpers = [] } = engine.state.activities.find(({ id }) => id === activity.id) ?? {};
  if (reason !== null && reasonCodes[reason].effect === 'cancel') logCanceled(engine, activity, helpers, () => reason);
  setOpen(engine, activity.id, 0);
}

/** Closes everything that is live, and lets go of what waits at joins: nothing of the instance advances by itself. */
export function closeAll(engine: EngineState, status: ClosedStatus, reason: ReasonCode): void {
  for (const activity of engine.state.activities) closeActivity(engine, activity, status, reason);
  engine.state = { ...engine.state, waits: [], scopes: [], joins: [] };
  engine.tokens.length = 0;
}

/** Ends the instance; no activity may be live any more. */
export function endInstance(engine: EngineState, status: EndStatus, result: InstanceResult): void {
  engine.state = { ...engine.state, status, result, finishedAt: engine.context.now };
  engine.events.push({ kind: 'instanceEnded', status, result });
}
