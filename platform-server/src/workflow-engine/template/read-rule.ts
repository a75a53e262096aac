import type { ModdleElement } from 'bpmn-moddle';
import { textOf } from './moddle.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

/** The id and the name that every element of a diagram has. */
export interface ElementHead {
  readonly id: string;
  readonly name: string;
}

/** The members that every node has. */
export interface NodeHead extends ElementHead {
  /** JSON text with an `en` key; null when the diagram gives no English name. */
  readonly nameI18n: string | null;
  /** Id of the sub-process in which it stands; null in the process itself. */
  readonly parent: string | null;
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

/** Returns whether a text is one of the keys of a table itself. */
export function isKeyOf<T extends string>(table: Readonly<Record<T, unknown>>, value: string): value is T {
  return Object.hasOwn(table, value);
}
