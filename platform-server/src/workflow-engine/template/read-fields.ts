import { contradicts, type FieldRight, type FormNodeType, usualRights } from '@portico/shared-kit/workflow';
import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf, textOf } from './moddle.ts';
import type { ElementHead } from './read-rule.ts';
import { problem, type TemplateProblem } from './template-problem.ts';

const answers: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * The rights that a node gives on fields, as `fields`; nothing where it gives none. What a right leaves out is as
 * usual at such a node, but what must be filled in is writable.
 */
export function readFields(
  holder: ModdleElement | null,
  { type, ...head }: ElementHead & { readonly type: FormNodeType },
  problems: TemplateProblem[],
): { readonly fields?: readonly FieldRight[] } {
  const fields = (holder ? childrenOf(holder, 'fields') : []).map((field) =>
    readField(field, { type, ...head }, problems),
  );
  const element = head.name || head.id;
  const codes = new Set<string>();
  for (const right of fields) {
    if (codes.has(right.code) || right.code === '') {
      problems.push(problem('templateRuleInvalid', { element, rule: 'field code', value: right.code }, head.id));
    }
    codes.add(right.code);
    if (contradicts(right)) {
      problems.push(problem('templateFieldContradicts', { element, field: right.code }, head.id));
    }
  }
  return fields.length === 0 ? {} : { fields };
}

function readField(
  field: ModdleElement,
  { type, ...head }: ElementHead & { readonly type: FormNodeType },
  problems: TemplateProblem[],
): FieldRight {
  const code = textOf(field, 'code');
  const read = (name: Exclude<keyof FieldRight, 'code'>, fallback: boolean): boolean => {
    const value = textOf(field, name);
    const answer = value === '' ? fallback : answers.get(value);
    if (answer !== undefined) return answer;
    const facts = { element: head.name || head.id, rule: `${code} ${name}`, value };
    problems.push(problem('templateRuleInvalid', facts, head.id));
    return fallback;
  };
  const required = read('required', usualRights[type].required);
  const visible = read('visible', usualRights[type].visible);
  const writable = read('writable', (usualRights[type].writable || required) && visible);
  return { code, visible, writable, required };
}
