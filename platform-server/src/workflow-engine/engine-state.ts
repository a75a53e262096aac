import type { WorkItemId } from '@portico/shared-kit/contract/ids';
import { type ActionCode, actionCode, type ClaimChange, type ReasonCode } from '@portico/shared-kit/workflow';
import type { CommandContext } from './commands.ts';
import type { Helper, InstanceState, LiveActivity, ScopedNode } from './instance-state.ts';
import {
  type LogEntry,
  type PeopleChange,
  refuse,
  type Trace,
  type WorkflowEvent,
  type WorkItemChange,
} from './outcome.ts';
import type { Person } from './participants.ts';
import { findNode } from './template/graph.ts';
import type { TemplateNode, WorkflowTemplate } from './template/template.ts';

/** State of the engine during a command, which collects what changes; only `execute` makes it, only its outcome leaves the engine. */
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
  readonly workItemId?: WorkItemId;
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
