import {
  approveActions,
  autoPassRules,
  disagreeRules,
  handleActions,
  nobodyFoundRules,
  type ParticipantKind,
  participantKinds,
  reasonRules,
  topLevel,
} from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { conditionError } from '@portico/shared-kit/expressions';
import { childrenOf, extensionOf, textOf } from './moddle.ts';
import { readFields } from './read-fields.ts';
import { type ElementHead, isKeyOf, type NodeHead, readRule } from './read-rule.ts';
import { readTimeout } from './read-timeout.ts';
import { readMultiInstance } from './read-multi-instance.ts';
import type { ApproveNode, CcNode, HandleNode, ParticipantSpec, TaskNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** A user task and what our extension says of it; null when another tool wrote the file. */
interface Task {
  readonly element: ModdleElement;
  readonly activity: ModdleElement | null;
}

/** Kinds of user tasks, by what they ask people for: a decision, to do something, or to read. */
const taskKinds = { approve: readApprove, handle: readHandle, circulate: readCcNode } as const;

/** A user task of its kind, one that says none asks for a decision; what it leaves out takes the default of the product. */
export function readTask(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): TaskNode | CcNode {
  const activity = extensionOf(element, 'portico:Activity');
  const kind = readRule(activity, head, { attribute: 'kind', table: taskKinds, fallback: 'approve' }, problems);
  return taskKinds[kind]({ element, activity }, head, problems);
}

function readCcNode({ activity }: Task, head: NodeHead, problems: TemplateProblem[]): CcNode {
  return {
    ...head,
    type: 'circulate',
    participants: readParticipants(activity, head, problems),
    ...readFields(activity, { ...head, type: 'circulate' }, problems),
  };
}

function readApprove(task: Task, head: NodeHead, problems: TemplateProblem[]): ApproveNode {
  return {
    ...readRules(task, head, problems),
    type: 'approve',
    ...readFields(task.activity, { ...head, type: 'approve' }, problems),
    disagree: readRule(task.activity, head, { attribute: 'disagree', table: disagreeRules, fallback: 'end' }, problems),
    actions: readActions(task.activity, head, { known: approveActions, byDefault: ['agree', 'disagree'] }, problems),
  };
}

function readHandle(task: Task, head: NodeHead, problems: TemplateProblem[]): HandleNode {
  return {
    ...readRules(task, head, problems),
    type: 'handle',
    ...readFields(task.activity, { ...head, type: 'handle' }, problems),
    actions: readActions(task.activity, head, { known: handleActions, byDefault: ['submit'] }, problems),
  };
}

/** Reads the rules that every kind of task has. */
function readRules(
  { element, activity }: Task,
  head: NodeHead,
  problems: TemplateProblem[],
): Omit<TaskNode, 'type' | 'actions' | 'disagree' | 'fields'> {
  return {
    ...head,
    participants: readParticipants(activity, head, problems),
    ...readMultiInstance(element, activity, head, problems),
    timeout: readTimeout(activity, head, problems),
    autoPass: readWords(activity, head, { attribute: 'autoPass', known: keysOf(autoPassRules) }, problems),
    reasonFor: readWords(activity, head, { attribute: 'reasonFor', known: keysOf(reasonRules) }, problems),
    ...readNobodyFound(activity, head, problems),
  };
}

/** Reads the rule for when nobody is found; the rule toPerson needs somebody, and the others have no use for one. */
function readNobodyFound(
  activity: ModdleElement | null,
  head: ElementHead,
  problems: TemplateProblem[],
): Pick<ApproveNode, 'nobodyFound' | 'nobodyFoundPerson'> {
  const rule = { attribute: 'nobodyFound', table: nobodyFoundRules, fallback: 'toAdmin' } as const;
  const nobodyFound = readRule(activity, head, rule, problems);
  const person = activity ? textOf(activity, 'nobodyFoundPerson') : '';
  if ((nobodyFound === 'toPerson') !== (person !== '')) {
    const facts = { element: head.name || head.id, rule: 'nobodyFoundPerson', value: person };
    problems.push(problem('templateRuleInvalid', facts, head.id));
  }
  return { nobodyFound, nobodyFoundPerson: person || null };
}

function readParticipants(
  activity: ModdleElement | null,
  head: ElementHead,
  problems: TemplateProblem[],
): readonly ParticipantSpec[] {
  const specs: ParticipantSpec[] = [];
  const element = head.name || head.id;
  const found = activity ? childrenOf(activity, 'participants') : [];
  if (found.length === 0) problems.push(problem('templateParticipantsMissing', { element }, head.id));
  for (const participant of found) {
    const kind = textOf(participant, 'kind');
    const value = textOf(participant, 'value');
    if (isKeyOf(participantKinds, kind) && isValueOf(kind, value)) specs.push({ kind, value: value || null });
    else problems.push(problem('templateParticipantInvalid', { element, kind, value }, head.id));
  }
  return specs;
}

function isValueOf(kind: ParticipantKind, value: string): boolean {
  const expected = participantKinds[kind].value;
  if (expected === null) return value === '';
  // Organisations are a few departments deep; two digits are any level that there is.
  if (expected === 'level') return value === topLevel || /^[1-9]\d?$/.test(value);
  if (expected === 'feel') return conditionError(value) === null;
  return value !== '';
}

/** The offered actions, in the order of the product; the first default one is always there, or nobody could continue. */
function readActions<T extends string>(
  activity: ModdleElement | null,
  head: ElementHead,
  { known, byDefault }: { readonly known: readonly T[]; readonly byDefault: readonly [T, ...T[]] },
  problems: TemplateProblem[],
): readonly T[] {
  const names = readWords(activity, head, { attribute: 'actions', known }, problems);
  if (names.length === 0) return byDefault;
  const [needed] = byDefault;
  return [needed, ...names.filter((action) => action !== needed)];
}

/** The words of an attribute that the product knows, in its order; the others become problems. */
function readWords<T extends string>(
  activity: ModdleElement | null,
  head: ElementHead,
  { attribute, known }: { readonly attribute: string; readonly known: readonly T[] },
  problems: TemplateProblem[],
): readonly T[] {
  const words = activity ? textOf(activity, attribute).split(/\s+/).filter(Boolean) : [];
  for (const value of words.filter((word) => !known.some((each) => each === word))) {
    problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule: attribute, value }, head.id));
  }
  return known.filter((each) => words.includes(each));
}

function keysOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(table).filter((key): key is T => isKeyOf(table, key));
}
