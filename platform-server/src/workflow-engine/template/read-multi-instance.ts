import { multiInstanceRules, tieRules } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { childOf, textOf } from './moddle.ts';
import { type ElementHead, readRule } from './read-rule.ts';
import type { ApproveNode } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

type MultiInstance = Pick<ApproveNode, 'multiInstance' | 'percentage' | 'tie'>;

/**
 * Reads the rule by which several people decide: by our own attributes, else by the loop that BPMN draws as three
 * lines. A loop that means nothing here becomes a problem, whatever our attributes say.
 */
export function readMultiInstance(
  element: ModdleElement,
  activity: ModdleElement | null,
  head: ElementHead,
  problems: TemplateProblem[],
): MultiInstance {
  const drawn = readLoop(element, head, problems);
  if (activity === null || textOf(activity, 'multiInstance') === '') return drawn;
  const rule = { attribute: 'multiInstance', table: multiInstanceRules, fallback: 'any' } as const;
  const multiInstance = readRule(activity, head, rule, problems);
  const percentage = multiInstance === 'percentage' ? readPercentage(activity, head, problems) : null;
  const tie = { attribute: 'tie', table: tieRules, fallback: 'disagree' } as const;
  return { multiInstance, percentage, tie: multiInstance === 'vote' ? readRule(activity, head, tie, problems) : null };
}

function readPercentage(activity: ModdleElement, head: ElementHead, problems: TemplateProblem[]): number {
  const value = textOf(activity, 'percentage');
  if (/^([1-9]\d?|100)$/.test(value)) return Number(value);
  problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule: 'percentage', value }, head.id));
  return 100;
}

const plain = (multiInstance: 'any' | 'all' | 'sequence'): MultiInstance => ({
  multiInstance,
  percentage: null,
  tie: null,
});

/** Without a loop one of them is enough; with one BPMN waits for all, unless its condition ends it sooner. */
function readLoop(element: ModdleElement, head: ElementHead, problems: TemplateProblem[]): MultiInstance {
  const loop = childOf(element, 'loopCharacteristics');
  if (loop === null) return plain('any');
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') {
    const type = loop.$type.replace(/^bpmn:/, '');
    problems.push(problem('templateElementUnknown', { element: head.name || head.id, type }, head.id));
    return plain('any');
  }
  const isSequence = loop.get('isSequential') === true;
  const condition = childOf(loop, 'completionCondition');
  const text = condition ? textOf(condition, 'body') : '';
  if (text === '') return plain(isSequence ? 'sequence' : 'all');
  const ends = isSequence ? null : readCompletion(text);
  if (ends !== null) return ends;
  const facts = { element: head.name || head.id, rule: 'completionCondition', value: text };
  problems.push(problem('templateRuleInvalid', facts, head.id));
  return plain('all');
}

const completed = '(?:nrOfCompletedInstances|numberOfCompletedInstances)';
const all = '(?:nrOfInstances|numberOfInstances)';
const oneIsEnough = new RegExp(`^${completed}(?:>=1|==?1|>0)$`);
const shareIsEnough = new RegExp(`^${completed}/${all}(?:>=|==?)(0?\\.\\d+|1(?:\\.0+)?)$`);

/** Conditions as Camunda, Flowable and Zeebe write them: one is enough, or a share is; null for any other. */
function readCompletion(text: string): MultiInstance | null {
  const bare = text.replace(/^=|^[$#]\{|\}$/g, '').replace(/\s/g, '');
  if (oneIsEnough.test(bare)) return plain('any');
  const share = Number(shareIsEnough.exec(bare)?.[1] ?? Number.NaN);
  const percentage = Math.ceil(Math.round(share * 10_000) / 100);
  return percentage >= 1 && percentage <= 100 ? { multiInstance: 'percentage', percentage, tie: null } : null;
}
