/** FEEL over the values of a record: conditions of workflows, and what forms work out by themselves. */
export { BudgetExceeded, expressionLimits, withinBudget } from './budget.ts';
export { expressionProblems } from './check-expressions.ts';
export { conditionError } from './condition-error.ts';
export { isTrue, valueOf, type Variables } from './feel.ts';
export { feelTexts, nearestWords } from './feel.texts.ts';
export { nearestName } from './nearest-name.ts';
export { namesIn } from './names-in.ts';
export { syntaxTree } from './read-expression.ts';
export { costProblem, sampleVariables } from './sample-values.ts';
export { type AppliedRules, applyExpressions, defaultsOf } from './form-rules.ts';
export { misspelling, type Misspelling } from './spelling.ts';
export { codesInRules } from './rule-order.ts';
export { feelVariables, type Typed } from './variables.ts';
export { loadPatterns, rulesUsePatterns } from './patterns.ts';
export { type ExpressionRefusal, expressionRefusal } from './refusal.ts';
