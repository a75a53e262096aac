/** A condition on a data item, for editors of conditions. */
export { FieldConditionRow, newFieldCondition } from './FieldConditionRow.tsx';
