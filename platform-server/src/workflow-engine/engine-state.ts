import {
  type ActionCode,
  actionCode,
  type ClaimChange,
  type ReasonCode,
  reasonCodes,
  type WorkItemType,
} from '@portico/shared-kit/workflow';
import type { CommandContext } from './commands.ts';
import { type Deadline, deadlineOf } from './deadlines.ts';
import type { EndStatus, Helper, InstanceResult, InstanceState, LiveActivity, ScopedNode } from './instance-state.ts';
import {
  type ClosedStatus,
  type LogEntry,
  type NewWorkItem,
  type PeopleChange,
  refuse,
  type Trace,
  type WorkflowEvent,
  type WorkItemChange,
} from './outcome.ts';
import type { Person } from './participants.ts';
import { findNode } from './template/graph.ts';
import { isInTurn } from './in-turn.ts';
import type { TemplateNode, WorkflowTemplate } from './template/template.ts';

/** State of the engine while it carries out a command: it collects what changes. Only `execute` makes one, and only its outcome leaves the engine. */
export interface EngineState {
  readonly template: WorkflowTemplate;
  readonly context: CommandContext;
  /** Ids of what was live before the command and can have a time watched. */
  readonly known: readonly string[];
  state: InstanceState;
  readonly workItems: WorkItemChange[];
  readonly events: WorkflowEvent[];
  /** Tokens that have yet to enter their nodes, in this order; none is left when the command is done. */
  readonly tokens: Token[];
  /** Nodes entered by this command, against circles in which every activity passes by itself. */
  entered: number;
  /** Events that the command has gone through; null where nobody asks. */
  readonly trace: Trace[] | null;
  /** True where a token has come to an end of the process, which ends with the last of them. */
  hasEnded: boolean;
}

/** A token about to enter a node, and the sequence flow it came by; null for one that begins there. */
export interface Token extends ScopedNode {
  readonly flowId: string | null;
}

/** The next id of the instance. */
export function nextId(engine: EngineState): string {
  const lastId = engine.state.lastId + 1;
  engine.state = { ...engine.state, lastId };
  return `${engine.state.instanceId}-${lastId}`;
}

/** The node of the template; refused when the instance stands on a node that its template does not have. */
export function nodeOf(engine: EngineState, nodeId: string): TemplateNode {
  return findNode(engine.template, nodeId) ?? refuse('workflowActionNotAllowed', { action: nodeId });
}

interface LogFacts {
  readonly nodeId: string;
  readonly receiveTime: string;
  readonly person: Person | null;
  readonly action: ActionCode;
  readonly comment?: string | null;
  readonly reason?: ReasonCode;
  readonly workItemId?: string;
  readonly change?: PeopleChange;
  readonly claim?: ClaimChange;
}

/** Writes an entry of the workflow log, finished now; answers its id. */
export function log(engine: EngineState, facts: LogFacts): string {
  const { now } = engine.context;
  const node = nodeOf(engine, facts.nodeId);
  const entry = {
    id: nextId(engine),
    activityCode: node.id,
    activityName: node.name,
    activityNameI18n: node.nameI18n,
    receiveTime: facts.receiveTime,
    finishTime: now,
    usedTime: Math.max(0, Date.parse(now) - Date.parse(facts.receiveTime)),
    person: facts.person,
    approvalActionStatus: facts.action,
    comment: facts.comment || null,
    reason: facts.reason ?? null,
    change: facts.change ?? null,
    claim: facts.claim ?? null,
    workItemId: facts.workItemId ?? null,
  };
  engine.events.push({ kind: 'log', entry });
  return entry.id;
}

/**
 * Returns the entries that the log does not hold yet: those of this command, and of the commands before it that are only
 * looked at.
 */
export function unwrittenEntries({ context, events }: EngineState): readonly LogEntry[] {
  return [...(context.unwritten ?? []), ...events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []))];
}

/** Makes a node live and gives each of these people a pending work item; in a sequence the first of them. */
export function openActivity(
  engine: EngineState,
  node: TemplateNode,
  waiting: LiveActivity['waiting'],
  people: readonly Person[],
  scope: string | null,
): LiveActivity {
  const openedAt = engine.context.now;
  const [now, later] = isInTurn(node, { waiting }) ? [people.slice(0, 1), people.slice(1)] : [people, []];
  const activity = { id: nextId(engine), nodeId: node.id, scope, waiting, openedAt, open: now.length };
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
 * Gives each of these people a reading task. It belongs to the log entry of its circulation and to no live activity:
 * nothing waits for it, and neither the decision of an activity nor the end of the instance closes it.
 */
export function openReading(
  engine: EngineState,
  node: TemplateNode,
  circulationId: string,
  people: readonly Person[],
): void {
  const place = { id: circulationId, nodeId: node.id };
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

/** Logs that people who were asked need not answer any more, each with why. */
export function logCanceled(
  engine: EngineState,
  { nodeId, openedAt: receiveTime }: Pick<LiveActivity, 'nodeId' | 'openedAt'>,
  helpers: readonly Helper[],
  reasonOf: (helper: Helper) => ReasonCode,
): void {
  for (const helper of helpers) {
    const { personId: id, name, itemId: workItemId } = helper;
    const facts = { action: actionCode.passiveCancel, reason: reasonOf(helper), workItemId };
    log(engine, { ...facts, nodeId, receiveTime, person: { id, name } });
  }
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
