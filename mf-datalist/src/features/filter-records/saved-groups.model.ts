import type { FieldCondition } from '@portico/shared-kit/fields';
import { allConditions, isConditionGroup } from '@portico/shared-kit/filters';
import { type AdvancedFilter, advancedLimits } from '@portico/shared-kit/list-address/advanced-filter';

/**
 * Returns the filter with a saved group in it: that group itself where there is no filter yet. Null where it would have too many levels or
 * conditions.
 */
export function withSavedGroup(filter: AdvancedFilter | null, saved: AdvancedFilter): AdvancedFilter | null {
  const next = filter === null ? saved : { join: filter.join, items: [...filter.items, saved] };
  const isTooLarge = depthOf(next) > advancedLimits.depth || allConditions(next).length > advancedLimits.conditions;
  return isTooLarge ? null : next;
}

function depthOf({ items }: AdvancedFilter): number {
  return 1 + Math.max(0, ...items.map((item) => (isConditionGroup<FieldCondition>(item) ? depthOf(item) : 0)));
}
