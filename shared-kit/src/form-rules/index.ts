/** The expressions of a model's fields over the values of a record: what forms work out by themselves. */
export { expressionProblems } from './check-expressions.ts';
export { costProblem, sampleVariables } from './sample-values.ts';
export { type AppliedRules, applyExpressions, defaultsOf } from './form-rules.ts';
export { codesInRules } from './rule-order.ts';
export { feelVariables, type Typed } from './variables.ts';
export { rulesUsePatterns } from './rules-use-patterns.ts';
