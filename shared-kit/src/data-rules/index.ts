/** Data rules of models: what the values of a field must keep to (list spec, section 5). */
export {
  type Bounds,
  canCompare,
  keepsFormula,
  literalValue,
  problemOf,
  ruleProblems,
} from './check-value.ts';
export { itemOf, ruledValuesOf, problemAt, type RuledValue, type RuleProblem } from './ruled-values.ts';
export { codesOf, type Comparison, type Operand, readDataRule, readDataRules, type ReadRule } from './data-rule.ts';
