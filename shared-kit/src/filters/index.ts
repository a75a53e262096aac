/** Filters of records: the operators, the types that allow each, and trees of conditions. */
export {
  allConditions,
  mapConditions,
  type ConditionGroup,
  type ConditionItem,
  type ConditionOperator,
  groupSentence,
  isConditionGroup,
} from './condition-groups.ts';
export {
  allOf,
  anyOf,
  conditionsOf,
  everything,
  isFilterGroup,
  type FilterCondition,
  type FilterGroup,
  type FilterOperator,
  type FilterScalar,
  type FilterTree,
  type FilterUnit,
  type FilterValue,
} from './filter-tree.ts';
export { filterTextsIn, withFilterTexts, type FilterTexts } from './filter-url.ts';
export { operatorSets } from './operator-sets.ts';
export {
  isOperatorId,
  operatorByCode,
  operatorIds,
  operatorLabel,
  operators,
  type OperatorArity,
  type OperatorId,
} from './operators.ts';
export { filterLimits, readFilterTree, type FilterFault, type FilterReading } from './read-filter-tree.ts';
export { type RelativeDate, relativeDates, relativeRange } from './relative-dates.ts';
