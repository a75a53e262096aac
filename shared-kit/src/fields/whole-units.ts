import type { FilterCondition, FilterScalar } from '../filters/filter-tree.ts';
import type { OperatorId } from '../filters/operators.ts';
import { kindOf } from './kinds.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

type Unit = readonly [first: string, last: string];

/** Conditions by which an operator compares with a value that stands for all moments from the first to the last of a unit. */
const asked: Partial<Record<OperatorId, (unit: Unit) => Pick<FilterCondition, 'operator' | 'value'>>> = {
  equal: (unit) => ({ operator: 'between', value: unit }),
  notEqual: (unit) => ({ operator: 'notBetween', value: unit }),
  greaterThan: ([, last]) => ({ operator: 'greaterThan', value: last }),
  lessThan: ([first]) => ({ operator: 'lessThan', value: first }),
  greaterThanOrEqual: ([first]) => ({ operator: 'greaterThanOrEqual', value: first }),
  lessThanOrEqual: ([, last]) => ({ operator: 'lessThanOrEqual', value: last }),
};

/**
 * The condition as it is meant where a kind shows values less exactly than they may be kept: equal to a day is anywhere
 * in that day, after it is after its end, and a range includes its last day (list spec, section 5). Conditions of other
 * kinds stay as they are. The condition was checked before (`filterProblem`).
 */
export function inWholeUnits(property: Property, condition: FilterCondition): FilterCondition {
  const kind = kindOf(property);
  const { operator, value } = condition;
  const unitAround = (scalar: FilterScalar | null) =>
    typeof scalar === 'string' ? (kind.unitAround?.(scalar, settingsOf(property)) ?? null) : null;
  if (kind.unitAround === undefined || value === null) return condition;
  if (Array.isArray(value)) {
    const [from = null, to = null] = value as readonly (FilterScalar | null)[];
    return { ...condition, value: [unitAround(from)?.[0] ?? null, unitAround(to)?.[1] ?? null] };
  }
  const unit = unitAround(value as FilterScalar);
  return unit === null ? condition : { ...condition, ...asked[operator]?.(unit) };
}
