/** Conditions that narrow a list, in short. */
export { type ConditionChip, ConditionChips } from './ConditionChips.tsx';
