import { textParam } from '@portico/shared-kit/errors';
import { conditionError, expressionRefusal, misspelling, namesIn, valueOf } from '@portico/shared-kit/expressions';
import { feelVariables } from '@portico/shared-kit/form-rules';
import type { ExpressionRefusal } from '@portico/shared-kit/expressions';
import type { Typed } from '@portico/shared-kit/form-rules';

/** A condition that somebody tries, with the values of a record. */
export interface ConditionToTry {
  readonly expression: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly properties: readonly Typed[];
  /** ISO, UTC. */
  readonly now: string;
}

/** Returns what a condition names, and what it gives or why it gives nothing. */
export interface TriedCondition {
  /** Fields and other names, each once. */
  readonly names: readonly string[];
  readonly outcome:
    | { readonly ok: true; readonly holds: boolean; readonly result: string }
    | { readonly ok: false; readonly refusal: ExpressionRefusal };
}

/** The words of the refusals say what they are about: here it is the condition itself. */
const element = 'FEEL';

/** Tries a condition. Never throws for what is wrong with it. */
export function tryCondition({ expression, values, properties, now }: ConditionToTry): TriedCondition {
  const reason = conditionError(expression);
  const names = namesIn(expression);
  const wrong = misspelling(expression);
  if (wrong !== null) {
    return {
      names,
      outcome: { ok: false, refusal: { name: 'expressionSpelling', params: { element, ...wrong } } },
    };
  }
  if (reason !== null) {
    return {
      names,
      outcome: {
        ok: false,
        refusal: { name: 'templateConditionInvalid', params: { element, ...textParam('reason', reason) } },
      },
    };
  }
  try {
    const value = valueOf(expression, feelVariables(values, properties), now);
    return { names, outcome: { ok: true, holds: value === true, result: textOf(value) ?? 'null' } };
  } catch (error) {
    return { names, outcome: { ok: false, refusal: expressionRefusal(error, element) } };
  }
}

/** A value in words; null for none. FEEL's dates and durations become their ISO text. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const plain: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  if (typeof plain === 'object' && plain !== null) {
    if ('name' in plain && typeof plain.name === 'string') return plain.name;
    if (Array.isArray(plain)) return plain.map((each) => textOf(each) ?? '').join(', ') || null;
    return JSON.stringify(plain);
  }
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
