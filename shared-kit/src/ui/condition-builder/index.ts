/** The editor of conditions in groups; it knows nothing of what they are about. */
export { ConditionBuilder, type ConditionBuilderProps } from './ConditionBuilder.tsx';
export { type KeyedGroup, withKeys } from './condition-group.model.ts';
