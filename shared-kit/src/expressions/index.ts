/** FEEL with a budget, over values that are handed in: conditions of workflows, and what form-rules/ works out. */
export { BudgetExceeded, expressionLimits, withinBudget } from './budget.ts';
export { conditionError } from './condition-error.ts';
export { isTrue, valueOf, type Variables } from './feel.ts';
export { feelTexts, nearestWords } from './feel.texts.ts';
export { nearestName } from './nearest-name.ts';
export { namesIn } from './names-in.ts';
export { syntaxTree } from './read-expression.ts';
export { misspelling, type Misspelling } from './spelling.ts';
export { loadPatterns } from './patterns.ts';
export { type ExpressionRefusal, expressionRefusal } from './refusal.ts';
