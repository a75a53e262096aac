/** A condition on a field, for editors of conditions. */
export { FieldConditionRow, newFieldCondition } from './FieldConditionRow.tsx';
export {
  conditionsOf,
  conditionWords,
  filterFields,
  type FilterConditions,
  filterOf,
  isComplete,
} from './filter-conditions.model.ts';
