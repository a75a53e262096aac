import {
  type ApproveAction,
  approveActions,
  disagreeRules,
  multiInstanceRules,
  nobodyFoundRules,
  type ParticipantKind,
  participantKinds,
} from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf, extensionOf, textOf } from './moddle.ts';
import type { ApproveNode, ParticipantSpec } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** Highest level of a department manager that a template may ask for; 1 is the originator's own department. */
const maxManagerLevel = 9;

/** What every element of a diagram has. */
export interface ElementHead {
  readonly id: string;
  readonly name: string;
}

/** What every node has. */
export interface NodeHead extends ElementHead {
  /** JSON text with an `en` key; null when the diagram gives no English name. */
  readonly nameI18n: string | null;
}

/** Reads a rule attribute: the fallback when absent, a problem naming element and value when unknown. */
export function readRule<T extends string>(
  source: ModdleElement | null,
  head: ElementHead,
  rule: { readonly attribute: string; readonly table: Readonly<Record<T, unknown>>; readonly fallback: NoInfer<T> },
  problems: TemplateProblem[],
): T {
  const value = source ? textOf(source, rule.attribute) : '';
  if (value === '') return rule.fallback;
  if (isKeyOf(rule.table, value)) return value;
  problems.push(
    problem('templateRuleInvalid', { element: head.name || head.id, rule: rule.attribute, value }, head.id),
  );
  return rule.fallback;
}

/** An approve task with its rules; what a `portico:activity` leaves out takes the default of the product. */
export function readApprove(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): ApproveNode {
  const activity = extensionOf(element, 'portico:Activity');
  readRule(activity, head, { attribute: 'kind', table: { approve: true }, fallback: 'approve' }, problems);
  return {
    ...head,
    type: 'approve',
    participants: readParticipants(activity, head, problems),
    multiInstance: readRule(
      activity,
      head,
      { attribute: 'multiInstance', table: multiInstanceRules, fallback: 'any' },
      problems,
    ),
    nobodyFound: readRule(
      activity,
      head,
      { attribute: 'nobodyFound', table: nobodyFoundRules, fallback: 'toAdmin' },
      problems,
    ),
    disagree: readRule(activity, head, { attribute: 'disagree', table: disagreeRules, fallback: 'end' }, problems),
    actions: readActions(activity, head, problems),
  };
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
  if (expected === 'level') return /^[1-9]$/.test(value) && Number(value) <= maxManagerLevel;
  return value !== '';
}

function readActions(
  activity: ModdleElement | null,
  head: ElementHead,
  problems: TemplateProblem[],
): readonly ApproveAction[] {
  const names = activity ? textOf(activity, 'actions').split(/\s+/).filter(Boolean) : [];
  const known = approveActions.filter((action) => names.includes(action));
  for (const value of names.filter((name) => !approveActions.some((action) => action === name))) {
    problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule: 'actions', value }, head.id));
  }
  // Without a way to agree the activity could never be left.
  return names.length === 0 ? ['agree', 'disagree'] : known.includes('agree') ? known : ['agree', ...known];
}

function isKeyOf<T extends string>(table: Readonly<Record<T, unknown>>, value: string): value is T {
  return Object.hasOwn(table, value);
}
