/** What a list is narrowed by, in short. */
export { type ConditionChip, ConditionChips } from './ConditionChips.tsx';
