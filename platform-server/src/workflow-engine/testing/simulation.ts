import type { WorkItemStatus } from '@portico/shared-kit/workflow';
import {
  type Command,
  execute,
  type InstanceState,
  type LogEntry,
  type Outcome,
  type ParticipantAnswers,
  type ParticipantRequest,
  type Person,
  type Variables,
  type WorkflowTemplate,
  type WorkItemRow,
} from '../index.ts';

/** A work item as its table would hold it. */
export interface StoredItem extends WorkItemRow {
  readonly activityCode: string;
  readonly status: WorkItemStatus;
  readonly reason: string | null;
  readonly finishTime: string | null;
}

export type Directory = (request: ParticipantRequest) => readonly Person[];

export const person = (id: string): Person => ({ id, name: `Name of ${id}` });

/** What a caller with a database does around the engine, on plain arrays: answer, apply, remember. */
export class Simulation {
  readonly template: WorkflowTemplate;
  readonly directory: Directory;
  variables: Variables;
  state: InstanceState | null = null;
  items: readonly StoredItem[] = [];
  logs: readonly LogEntry[] = [];
  /** Commands that were done, each with the clock and the fields of its moment. */
  history: readonly { readonly command: Command; readonly now: string; readonly variables: Variables }[] = [];
  minute = 0;

  constructor(template: WorkflowTemplate, directory: Directory, variables: Variables = {}) {
    this.template = template;
    this.directory = directory;
    this.variables = variables;
  }

  /** Runs a command one minute after the one before. */
  run(command: Command): Exclude<Outcome, { kind: 'needsParticipants' }> {
    this.minute += 1;
    return this.runAt(command, new Date(Date.UTC(2026, 0, 1, 0, this.minute)).toISOString());
  }

  start(originatorId = 'lin', departmentId: string | null = 'sales') {
    return this.run({ type: 'start', instanceId: 'i1', originator: { ...person(originatorId), departmentId } });
  }

  /** Acts on the first pending item of a person. */
  act(type: 'agree' | 'disagree' | 'submit', personId: string, comment: string | null = null) {
    const workItem = this.pending().find((item) => item.participant.id === personId);
    if (!workItem) throw new Error(`${personId} has nothing to do`);
    return this.run({ type, workItem, actor: person(personId), comment });
  }

  pending(): readonly StoredItem[] {
    return this.items.filter((item) => item.status === 'PENDING');
  }

  runAt(command: Command, now: string): Exclude<Outcome, { kind: 'needsParticipants' }> {
    const { template, state, variables } = this;
    const answers: Record<string, ParticipantAnswers[string]> = {};
    for (;;) {
      const outcome = execute({ template, state, command, context: { now, variables, answers } });
      if (outcome.kind === 'needsParticipants') {
        for (const request of outcome.requests) answers[request.key] = this.directory(request);
        continue;
      }
      if (outcome.kind === 'done') {
        this.apply(outcome);
        this.history = [...this.history, { command, now, variables }];
      }
      return outcome;
    }
  }

  private apply(outcome: Extract<Outcome, { kind: 'done' }>): void {
    for (const change of outcome.workItems) {
      if (change.kind === 'open') {
        const { item } = change;
        this.items = [...this.items, { ...item, status: 'PENDING', reason: null, finishTime: null }];
        continue;
      }
      const closes = (item: StoredItem): boolean =>
        change.kind === 'close'
          ? item.id === change.workItemId
          : item.activityId === change.activityId && item.status === 'PENDING';
      const { status, finishTime } = change;
      const reason = change.kind === 'closeActivity' ? change.reason : null;
      this.items = this.items.map((item) => (closes(item) ? { ...item, status, reason, finishTime } : item));
    }
    this.state = outcome.state;
    const entries = outcome.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
    this.logs = [...this.logs, ...entries];
  }
}
