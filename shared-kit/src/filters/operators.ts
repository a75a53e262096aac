import type { Locale } from '../i18n/locale.ts';
import { operatorTexts } from './operators.texts.ts';

/** Number of values that an operator compares with: none, one, a pair of bounds, or a list. */
export type OperatorArity = 'none' | 'one' | 'pair' | 'list';

interface Operator {
  /** The number of the operator (portal spec, section 3). */
  readonly code: number;
  readonly arity: OperatorArity;
}

/**
 * The 18 query operators. `of` asks whether a person or department belongs to one of the given departments or one
 * below; `have` whether all given ones are among the value's; `contains` whether a text holds another, or, for people
 * and departments, whether one of the given ones is among the value's. `between` includes both bounds, and a null
 * bound is open.
 */
export const operators = {
  equal: { code: 1, arity: 'one' },
  notEqual: { code: 2, arity: 'one' },
  greaterThan: { code: 3, arity: 'one' },
  lessThan: { code: 4, arity: 'one' },
  greaterThanOrEqual: { code: 5, arity: 'one' },
  lessThanOrEqual: { code: 6, arity: 'one' },
  contains: { code: 7, arity: 'one' },
  notContains: { code: 8, arity: 'one' },
  isNull: { code: 9, arity: 'none' },
  isNotNull: { code: 10, arity: 'none' },
  of: { code: 11, arity: 'list' },
  notOf: { code: 12, arity: 'list' },
  have: { code: 13, arity: 'list' },
  notHave: { code: 14, arity: 'list' },
  in: { code: 15, arity: 'list' },
  notIn: { code: 16, arity: 'list' },
  between: { code: 17, arity: 'pair' },
  notBetween: { code: 18, arity: 'pair' },
} as const satisfies Record<string, Operator>;

/** The name of an operator. */
export type OperatorId = keyof typeof operators;

/** In the order of the table, in which they are offered. */
export const operatorIds = Object.keys(operators) as readonly OperatorId[];

/** True for the name of one of the operators. */
export function isOperatorId(value: unknown): value is OperatorId {
  return typeof value === 'string' && Object.hasOwn(operators, value);
}

/** The operator with a number of the specification, null for an unknown number. */
export function operatorByCode(code: number): OperatorId | null {
  return operatorIds.find((id) => operators[id].code === code) ?? null;
}

/** The operator's words, such as "is not empty". */
export function operatorLabel(id: OperatorId, locale: Locale): string {
  return operatorTexts.t(locale, id);
}
