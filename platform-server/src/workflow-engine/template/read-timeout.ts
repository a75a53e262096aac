import { timeoutActions } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { conditionError } from '@portico/shared-kit/expressions';
import { dueAfter } from '../due-time.ts';
import { childOf, textOf } from './moddle.ts';
import { type ElementHead, readRule } from './read-rule.ts';
import type { Timeout } from './template.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** The time limit of an activity: a duration, or a FEEL expression, which begins with an equals sign. */
export function readTimeout(
  activity: ModdleElement | null,
  head: ElementHead,
  problems: TemplateProblem[],
): Timeout | null {
  const timeout = activity ? childOf(activity, 'timeout') : null;
  if (timeout === null) return null;
  const [after, remindBefore] = [textOf(timeout, 'after'), textOf(timeout, 'remindBefore')];
  const refuseRule = (rule: string, value: string) =>
    problems.push(problem('templateRuleInvalid', { element: head.name || head.id, rule, value }, head.id));
  if (!isDuration(after) && !isExpression(after)) refuseRule('timeout after', after);
  if (remindBefore !== '' && !isDuration(remindBefore)) refuseRule('timeout remindBefore', remindBefore);
  const rule = { attribute: 'action', table: timeoutActions, fallback: 'remind' } as const;
  return { after, remindBefore: remindBefore || null, action: readRule(timeout, head, rule, problems) };
}

function isDuration(text: string): boolean {
  return dueAfter('2026-01-01T00:00:00.000Z', text) !== null;
}

function isExpression(text: string): boolean {
  return text.startsWith('=') && conditionError(text.slice(1)) === null;
}
