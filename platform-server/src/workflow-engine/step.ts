import {
  type ActionCode,
  actionCode,
  type ClaimStep,
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

/** A command at work: it collects what changes. Only `execute` makes one, and only its outcome leaves the engine. */
export interface Step {
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
export function nextId(step: Step): string {
  const lastId = step.state.lastId + 1;
  step.state = { ...step.state, lastId };
  return `${step.state.instanceId}-${lastId}`;
}

/** The node of the template; refused when the instance stands on a node that its template does not have. */
export function nodeOf(step: Step, nodeId: string): TemplateNode {
  return findNode(step.template, nodeId) ?? refuse('workflowActionNotAllowed', { action: nodeId });
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
  readonly claim?: ClaimStep;
}

/** Writes an entry of the workflow log, finished now; answers its id. */
export function log(step: Step, facts: LogFacts): string {
  const { now } = step.context;
  const node = nodeOf(step, facts.nodeId);
  const entry = {
    id: nextId(step),
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
  step.events.push({ kind: 'log', entry });
  return entry.id;
}

/**
 * Returns the entries that the log does not hold yet: those of this step, and of the steps before it that are only
 * looked at.
 */
export function unwrittenEntries({ context, events }: Step): readonly LogEntry[] {
  return [...(context.unwritten ?? []), ...events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []))];
}

/** Makes a node live and gives each of these people a pending work item; in a sequence the first of them. */
export function openActivity(
  step: Step,
  node: TemplateNode,
  waiting: LiveActivity['waiting'],
  people: readonly Person[],
  scope: string | null,
): LiveActivity {
  const openedAt = step.context.now;
  const [now, later] = isInTurn(node, { waiting }) ? [people.slice(0, 1), people.slice(1)] : [people, []];
  const activity = { id: nextId(step), nodeId: node.id, scope, waiting, openedAt, open: now.length };
  keepActivity(step, withQueue(activity, later));
  giveWork(step, activity, now);
  return activity;
}

/** The activity with these people waiting for their turn. */
export function withQueue(activity: LiveActivity, queue: readonly Person[]): LiveActivity {
  const { queue: _before, ...rest } = activity;
  return queue.length === 0 ? rest : { ...rest, queue: queue.map(({ id, name }) => ({ id, name })) };
}

/** Makes an activity stand as it is given: in the place of the one with its id, else beside the others. */
export function keepActivity(step: Step, activity: LiveActivity): void {
  const { activities } = step.state;
  const isLive = activities.some(({ id }) => id === activity.id);
  const kept = isLive
    ? activities.map((each) => (each.id === activity.id ? activity : each))
    : [...activities, activity];
  step.state = { ...step.state, activities: kept };
}

/** Gives each of these people a pending work item of a live activity, whose count is for the caller to set. */
export function giveWork(
  step: Step,
  activity: Pick<LiveActivity, 'id' | 'nodeId'>,
  people: readonly Person[],
): readonly NewWorkItem[] {
  return people.map((participant) => openItem(step, activity, { type: 0, participant, sourceItemId: null }));
}

/**
 * Gives each of these people a reading task. It belongs to the log entry of its circulation and to no live activity:
 * nothing waits for it, and neither the decision of an activity nor the end of the instance closes it.
 */
export function openReading(step: Step, node: TemplateNode, circulationId: string, people: readonly Person[]): void {
  const place = { id: circulationId, nodeId: node.id };
  for (const participant of people) {
    openItem(step, place, { type: 4, participant, sourceItemId: null, deadline: { dueTime: null, wakeTime: null } });
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
  step: Step,
  { id: activityId, nodeId }: Pick<LiveActivity, 'id' | 'nodeId'>,
  { type, participant: { id: personId, name }, sourceItemId, deadline }: ItemFacts,
): NewWorkItem {
  const node = nodeOf(step, nodeId);
  const item = {
    id: nextId(step),
    activityId,
    activityCode: node.id,
    activityName: node.name,
    activityNameI18n: node.nameI18n,
    type,
    participant: { id: personId, name },
    receiveTime: step.context.now,
    ...(deadline ?? deadlineOf(step, node)),
    sourceItemId,
  };
  step.workItems.push({ kind: 'open', item });
  return item;
}

/** Sets how many items of an activity are pending; at 0 the activity is no longer live. */
export function setOpen(step: Step, activityId: string, open: number): void {
  const activities = step.state.activities.flatMap((each) => {
    if (each.id !== activityId) return [each];
    return open > 0 ? [{ ...each, open }] : [];
  });
  step.state = { ...step.state, activities };
}

/** Closes an activity together with what is still pending in it; no reason where a person did it. */
export function closeActivity(
  step: Step,
  activity: LiveActivity,
  status: ClosedStatus,
  reason: ReasonCode | null,
): void {
  const pending = step.state.activities.find((each) => each.id === activity.id)?.open ?? 0;
  if (pending > 0) {
    const finishTime = step.context.now;
    step.workItems.push({ kind: 'closeActivity', activityId: activity.id, status, reason, finishTime });
  }
  const { helpers = [] } = step.state.activities.find(({ id }) => id === activity.id) ?? {};
  if (reason !== null && reasonCodes[reason].effect === 'cancel') logCanceled(step, activity, helpers, () => reason);
  setOpen(step, activity.id, 0);
}

/** Logs that people who were asked need not answer any more, each with why. */
export function logCanceled(
  step: Step,
  { nodeId, openedAt: receiveTime }: Pick<LiveActivity, 'nodeId' | 'openedAt'>,
  helpers: readonly Helper[],
  reasonOf: (helper: Helper) => ReasonCode,
): void {
  for (const helper of helpers) {
    const { personId: id, name, itemId: workItemId } = helper;
    const facts = { action: actionCode.passiveCancel, reason: reasonOf(helper), workItemId };
    log(step, { ...facts, nodeId, receiveTime, person: { id, name } });
  }
}

/** Closes everything that is live, and lets go of what waits at joins: nothing of the instance advances by itself. */
export function closeAll(step: Step, status: ClosedStatus, reason: ReasonCode): void {
  for (const activity of step.state.activities) closeActivity(step, activity, status, reason);
  step.state = { ...step.state, waits: [], scopes: [], joins: [] };
  step.tokens.length = 0;
}

/** Ends the instance; no activity may be live any more. */
export function endInstance(step: Step, status: EndStatus, result: InstanceResult): void {
  step.state = { ...step.state, status, result, finishedAt: step.context.now };
  step.events.push({ kind: 'instanceEnded', status, result });
}
