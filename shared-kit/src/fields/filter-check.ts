import { conditionsOf, type FilterCondition, type FilterTree } from '../filters/filter-tree.ts';
import { kindOf, storageOf } from './kinds.ts';
import type { Property } from './property.ts';

/** Reason for which a condition cannot be applied to a model's records. */
export interface FilterProblem {
  readonly propertyCode: string;
  readonly reason: 'unknownProperty' | 'operatorNotAllowed' | 'wrongValue';
}

/**
 * The first condition that the model's fields, their operators or their columns do not allow, null when all are
 * fine. `properties` are those the user may filter by, system fields included.
 */
export function filterProblem(properties: readonly Property[], tree: FilterTree): FilterProblem | null {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  for (const condition of conditionsOf(tree)) {
    const reason = refusal(byCode.get(condition.propertyCode), condition);
    if (reason !== null) return { propertyCode: condition.propertyCode, reason };
  }
  return null;
}

function refusal(property: Property | undefined, { operator, value }: FilterCondition): FilterProblem['reason'] | null {
  if (property === undefined) return 'unknownProperty';
  if (!kindOf(property).operators.includes(operator)) return 'operatorNotAllowed';
  const storage = storageOf(property);
  const scalars = [value].flat().filter((scalar) => scalar !== null);
  return scalars.every((scalar) => storage.isComparable(scalar)) ? null : 'wrongValue';
}
