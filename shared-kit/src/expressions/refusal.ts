import { type ErrorName, textParam } from '../errors/index.ts';
import { BudgetExceeded } from './budget.ts';
import { feelTexts } from './feel.texts.ts';
import { patternFault } from './pattern.texts.ts';

/** Reason for which an expression was not evaluated to its end, as a row of the error catalogue. */
export interface ExpressionRefusal {
  readonly name: Extract<ErrorName, `expression${string}` | `template${string}`>;
  readonly params: Readonly<Record<string, string | number>>;
}

const namesByLimit: Readonly<Record<BudgetExceeded['limit'], ExpressionRefusal['name']>> = {
  steps: 'expressionTooCostly',
  depth: 'expressionTooDeep',
  listLength: 'expressionListTooLong',
  textLength: 'expressionTextTooLong',
};

/** The row for what an evaluation threw; `element` is where the expression stands, in the words of a person. */
export function expressionRefusal(error: unknown, element: string): ExpressionRefusal {
  if (error instanceof BudgetExceeded) {
    return { name: namesByLimit[error.limit], params: { element, most: error.most } };
  }
  const words = patternFault(error) ?? feelTexts.notEvaluated;
  return { name: 'expressionInvalid', params: { element, ...textParam('detail', words) } };
}
