/** A condition on a field, for editors of conditions. */
export { FieldConditionRow, newFieldCondition } from './FieldConditionRow.tsx';
