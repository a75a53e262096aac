import type { ModdleElement } from 'bpmn-moddle';
import { conditionError } from '@portico/shared-kit/expressions';
import { dueAfter, dueOn } from '../due-time.ts';
import { childOf, childrenOf, textOf } from './moddle.ts';
import type { NodeHead } from './read-rule.ts';
import type { BoundaryNode, TimerNode } from './template.ts';
import { problem, type TemplateProblem, unknown } from './template-problem.ts';

const anyMoment = '2026-01-01T00:00:00.000Z';

/** Kinds of timer definitions: a duration or a date. */
const kinds = { timeDuration: 'duration', timeDate: 'date' } as const;

/** An event that waits for a time; other events that are waited for do not run here. */
export function readTimer(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): TimerNode {
  return { ...head, type: 'timer', due: readDue(element, head, problems) };
}

/** A time that is watched at a node; other events at a node do not run here. */
export function readBoundary(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): BoundaryNode {
  const host = childOf(element, 'attachedToRef');
  const interrupts = element.get('cancelActivity') !== false;
  const place = { host: host ? textOf(host, 'id') : '', interrupts };
  return { ...head, type: 'boundary', ...place, due: readDue(element, head, problems) };
}

function readDue(element: ModdleElement, head: NodeHead, problems: TemplateProblem[]): TimerNode['due'] {
  const [definition, another] = childrenOf(element, 'eventDefinitions');
  const type = definition?.$type ?? element.$type;
  if (!definition || another || type !== 'bpmn:TimerEventDefinition') {
    problems.push(unknown(head, (another ?? definition ?? element).$type.replace(/^bpmn:/, '')));
    return { kind: 'duration', value: '' };
  }
  if (childOf(definition, 'timeCycle')) problems.push(unknown(head, 'timeCycle'));
  const property = childOf(definition, 'timeDate') ? 'timeDate' : 'timeDuration';
  const expression = childOf(definition, property);
  // Zeebe writes FEEL with a leading equals sign.
  const value = expression ? textOf(expression, 'body').replace(/^=\s*/, '') : '';
  const kind = kinds[property];
  if (!isTime(kind, value) && !childOf(definition, 'timeCycle')) {
    problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule: property, value }, head.id));
  }
  return { kind, value };
}

function isTime(kind: 'duration' | 'date', value: string): boolean {
  const moment = kind === 'duration' ? dueAfter(anyMoment, value) : dueOn(value);
  // FEEL would read a wrong duration as a name, and a wrong date as a difference.
  return moment !== null || (!/^-?PT?\d|^\d/.test(value) && conditionError(value) === null);
}
