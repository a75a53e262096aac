import type { ActionCode, ReasonCode } from '@portico/shared-kit/workflow';
import type { CommandContext } from './commands.ts';
import type { InstanceResult, InstanceState, LiveActivity } from './instance-state.ts';
import { type ClosedStatus, refuse, type WorkflowEvent, type WorkItemChange } from './outcome.ts';
import type { Person } from './participants.ts';
import { findNode, type TemplateNode, type WorkflowTemplate } from './template/template.ts';

/** A command at work: it collects what changes. Only `execute` makes one, and only its outcome leaves the engine. */
export interface Step {
  readonly template: WorkflowTemplate;
  readonly context: CommandContext;
  state: InstanceState;
  readonly workItems: WorkItemChange[];
  readonly events: WorkflowEvent[];
  /** Nodes entered by this command, against circles in which every activity passes by itself. */
  entered: number;
}

/** The next id of the instance. */
function nextId(step: Step): string {
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
}

/** Writes an entry of the workflow log, finished now. */
export function log(step: Step, facts: LogFacts): void {
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
    workItemId: facts.workItemId ?? null,
  };
  step.events.push({ kind: 'log', entry });
}

/** Makes a node live and gives each of these people a pending work item. */
export function openActivity(
  step: Step,
  node: TemplateNode,
  waiting: LiveActivity['waiting'],
  people: readonly Person[],
): void {
  const openedAt = step.context.now;
  const activity = { id: nextId(step), nodeId: node.id, waiting, openedAt, open: people.length };
  step.state = { ...step.state, activities: [...step.state.activities, activity] };
  for (const participant of people) {
    const item = {
      id: nextId(step),
      activityId: activity.id,
      activityCode: node.id,
      activityName: node.name,
      activityNameI18n: node.nameI18n,
      type: 0 as const,
      participant: { id: participant.id, name: participant.name },
      receiveTime: openedAt,
    };
    step.workItems.push({ kind: 'open', item });
  }
}

/** Sets how many items of an activity are pending; at 0 the activity is no longer live. */
export function setOpen(step: Step, activityId: string, open: number): void {
  const activities = step.state.activities.flatMap((each) => {
    if (each.id !== activityId) return [each];
    return open > 0 ? [{ ...each, open }] : [];
  });
  step.state = { ...step.state, activities };
}

/** Closes an activity together with what is still pending in it. */
export function closeActivity(step: Step, activity: LiveActivity, status: ClosedStatus, reason: ReasonCode): void {
  const pending = step.state.activities.find((each) => each.id === activity.id)?.open ?? 0;
  if (pending > 0) {
    const finishTime = step.context.now;
    step.workItems.push({ kind: 'closeActivity', activityId: activity.id, status, reason, finishTime });
  }
  setOpen(step, activity.id, 0);
}

/** Ends the instance; no activity may be live any more. */
export function endInstance(step: Step, status: 'COMPLETED' | 'CANCELED', result: InstanceResult): void {
  step.state = { ...step.state, status, result, finishedAt: step.context.now };
  step.events.push({ kind: 'instanceEnded', status, result });
}
