import type { StoredItem } from './stored-item.ts';
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
  subscriptionsOf,
  type WorkflowTemplate,
} from '../index.ts';
import { userRequest } from '../participants.ts';
import { suspendedItemsOf } from './suspended-items.ts';

export type Directory = (request: ParticipantRequest) => readonly Person[];

export const person = (id: string): Person => ({ id, name: `Name of ${id}` });

/** Double of a caller with a database around the engine, on plain arrays: answer, apply, remember. */
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

  /** Returns the first pending item of a person. */
  firstItemOf(personId: string): StoredItem {
    const workItem = this.pending().find((item) => item.participant.id === personId);
    if (!workItem) throw new Error(`${personId} has nothing to do`);
    return workItem;
  }

  /** Acts on the first pending item of a person. */
  act(type: 'agree' | 'disagree' | 'abstain' | 'submit', personId: string, comment: string | null = null) {
    return this.run({ type, workItem: this.firstItemOf(personId), actor: person(personId), comment });
  }

  /** Hands the first pending item of a person to others. */
  forward(personId: string, people: readonly string[], comment: string | null = null) {
    const workItem = this.firstItemOf(personId);
    const occupied = this.occupied(workItem, people);
    return this.run({ type: 'forward', workItem, actor: person(personId), people, occupied, comment });
  }

  /** Asks others, from the first pending item of a person: for help, or to sign. */
  ask(personId: string, people: readonly string[], how: 'help' | 'helpFirst' | 'before' | 'after') {
    const workItem = this.firstItemOf(personId);
    const occupied = this.occupied(workItem, people);
    const common = { workItem, actor: person(personId), people, occupied, comment: null };
    return how === 'before' || how === 'after'
      ? this.run({ type: 'addApprover', ...common, timing: how })
      : this.run({ type: 'assist', ...common, waits: how === 'helpFirst' });
  }

  /** Takes back from these people that they are to sign after or before somebody. */
  removeApprover(personId: string, people: readonly string[]) {
    const source = this.items.findLast((item) => item.participant.id === personId && item.type < 2);
    if (!source) throw new Error(`${personId} had nothing to do`);
    return this.run({ type: 'removeApprover', workItem: source, actor: person(personId), people, comment: null });
  }

  /** Takes the first pending item of a person upon them, or gives it back. */
  claim(type: 'claim' | 'unclaim', personId: string) {
    return this.run(this.claimOf(type, this.firstItemOf(personId)));
  }

  /** Keeps what a person has begun on their first pending item. */
  keep(personId: string, changesRecord = false) {
    const workItem = this.firstItemOf(personId);
    return this.run({ type: 'temporarySave', workItem, actor: person(personId), changesRecord, comment: null });
  }

  claimOf(type: 'claim' | 'unclaim', workItem: StoredItem, actor = workItem.participant): Command {
    const own = { workItem, actor, comment: null };
    return type === 'claim' ? { type, ...own } : { type, ...own, suspended: suspendedItemsOf(this, workItem) };
  }

  /** Sends the instance back from the first pending item of a person. */
  reject(personId: string, nodeId: string, returnToRejecter = false, comment: string | null = null) {
    const workItem = this.firstItemOf(personId);
    const handlerId = this.lastHandler(nodeId);
    return this.run({
      type: 'reject',
      workItem,
      actor: person(personId),
      nodeId,
      handlerId,
      returnToRejecter,
      comment,
    });
  }

  lastHandler(nodeId: string): string | null {
    const done = this.items.filter((item) => ['AGREED', 'DISAGREED', 'SUBMITTED'].includes(item.status));
    return done.findLast((item) => item.activityCode === nodeId)?.participant.id ?? null;
  }

  /** Of these people those who have a pending item in the activity of the item. */
  occupied({ activityId }: StoredItem, people: readonly string[]): readonly string[] {
    const there = this.pending().filter((item) => item.activityId === activityId);
    return people.filter((id) => there.some((item) => item.participant.id === id));
  }

  /** Work that waits; what is only to be read is `unread`. */
  /** Returns the answer of a called service as a command; null where none is called. */
  answerCall(failure: string | null, pick = 0): Command | null {
    const calls = (this.state ? subscriptionsOf(this.state) : []).filter(({ kind }) => kind === 'service');
    const call = calls[pick % Math.max(1, calls.length)];
    return call ? { type: 'serviceAnswered', activityId: call.activityId, round: call.round, failure } : null;
  }

  /** Lets time go by until a wait is due; answers what the clock then does, or null where nothing waits for a time. */
  wait(pick = 0): Command | null {
    const waits = (this.state ? subscriptionsOf(this.state) : []).filter(({ dueAt }) => dueAt !== null);
    const wait = waits[pick % Math.max(1, waits.length)];
    if (!wait) return null;
    const minutes = (Date.parse(wait.dueAt ?? '') - Date.UTC(2026, 0, 1)) / 60_000;
    this.minute = Math.max(this.minute, Math.ceil(minutes));
    return { type: 'timerFired', activityId: wait.activityId };
  }

  /** The command that takes the instance on from a work item, if nothing stands against it. */
  completingAction({ activityCode }: StoredItem): 'agree' | 'submit' {
    const node = this.template.nodes.find(({ id }) => id === activityCode);
    return node?.type === 'approve' ? 'agree' : 'submit';
  }

  pending(): readonly StoredItem[] {
    return this.items.filter((item) => item.status === 'PENDING' && item.type !== 4);
  }

  unread(): readonly StoredItem[] {
    return this.items.filter((item) => item.status === 'PENDING' && item.type === 4);
  }

  runAt(command: Command, now: string): Exclude<Outcome, { kind: 'needsParticipants' }> {
    const { template, state, variables } = this;
    const answers: Record<string, ParticipantAnswers[string]> = {};
    for (;;) {
      const outcome = execute({ template, state, command, context: { now, variables, answers } });
      if (outcome.kind === 'needsParticipants') {
        for (const request of outcome.requests) answers[request.key] = this.answer(request);
        continue;
      }
      if (outcome.kind === 'done') {
        this.apply(outcome);
        this.history = [...this.history, { command, now, variables }];
      }
      return outcome;
    }
  }

  private answer(request: ParticipantRequest): readonly Person[] {
    if (request.kind === 'handlers') return this.handlersIn(request);
    if (request.kind !== 'lastHandler') return this.directory(request);
    const handled = ({ activityCode, status }: StoredItem): boolean =>
      activityCode === request.activityCode && ['AGREED', 'DISAGREED', 'SUBMITTED'].includes(status);
    const [last] = this.items
      .filter(handled)
      .toSorted((a, b) => (b.finishTime ?? '').localeCompare(a.finishTime ?? ''));
    return last ? this.directory(userRequest(last.participant.id)) : [];
  }

  /** Returns the people who have handled one of the activities since the last submission or rejection. */
  private handlersIn(request: Extract<ParticipantRequest, { kind: 'handlers' }>): readonly Person[] {
    const { startCode, activityCodes } = request;
    const began = this.logs.findLast(
      ({ activityCode, approvalActionStatus: action }) => action === 8 || (action === 1 && activityCode === startCode),
    );
    return this.items
      .filter(({ activityCode }) => activityCodes.includes(activityCode))
      .filter(({ status, reason }) => ['AGREED', 'SUBMITTED'].includes(status) && reason === null)
      .filter(({ finishTime }) => (finishTime ?? '') >= (began?.finishTime ?? ''))
      .map(({ participant }) => participant);
  }

  private apply(outcome: Extract<Outcome, { kind: 'done' }>): void {
    for (const change of outcome.workItems) {
      if (change.kind === 'open') {
        const { item } = change;
        this.items = [...this.items, { ...item, status: 'PENDING', reason: null, finishTime: null }];
        continue;
      }
      if (change.kind === 'setTimer') {
        const { workItemId, timerDueTime } = change;
        this.items = this.items.map((item) => (item.id === workItemId ? { ...item, timerDueTime } : item));
        continue;
      }
      if (change.kind === 'reopen') {
        const again = new Map(change.items.map(({ id, participant }) => [id, participant]));
        this.items = this.items.map((item) => {
          const participant = again.get(item.id);
          return participant ? { ...item, participant, status: 'PENDING', reason: null, finishTime: null } : item;
        });
        continue;
      }
      if (change.kind === 'suspend') {
        const { activityId, exceptItemId, reason, finishTime } = change;
        const isAside = (item: StoredItem): boolean =>
          item.activityId === activityId && item.type < 2 && item.status === 'PENDING' && item.id !== exceptItemId;
        const aside = { status: 'CANCELED', reason, finishTime } as const;
        this.items = this.items.map((item) => (isAside(item) ? { ...item, ...aside } : item));
        continue;
      }
      const closes = (item: StoredItem): boolean =>
        change.kind !== 'closeActivity'
          ? item.id === change.workItemId
          : item.activityId === change.activityId && item.status === 'PENDING';
      const { status, finishTime } = change;
      const reason = change.kind === 'close' ? null : change.reason;
      this.items = this.items.map((item) => (closes(item) ? { ...item, status, reason, finishTime } : item));
    }
    this.state = outcome.state;
    const entries = outcome.events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
    this.logs = [...this.logs, ...entries];
  }
}
