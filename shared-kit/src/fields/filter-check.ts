import { conditionsOf, type FilterCondition, type FilterScalar, type FilterTree } from '../filters/filter-tree.ts';
import { normaliseDecimal } from '../formats/decimals.ts';
import { isInstant } from '../formats/wall-clock.ts';
import type { StorageType } from './field-kind.ts';
import { kindOf } from './kinds.ts';
import { longestBound } from './kinds/number/number.kind.ts';
import type { Property } from './property.ts';

/** Reason for which a condition cannot be applied to a model's records. */
export interface FilterProblem {
  readonly propertyCode: string;
  readonly reason: 'unknownProperty' | 'operatorNotAllowed' | 'wrongValue';
}

const isUnit = (value: FilterScalar) => typeof value === 'string' || typeof value === 'object';

/** Tests for the values that a column can be compared with. A wrong one would be an error of the database. */
const comparable: { readonly [K in StorageType]: (value: FilterScalar) => boolean } = {
  text: (value) => typeof value === 'string',
  decimal: (value) => typeof value === 'string' && value.length <= longestBound && normaliseDecimal(value) !== null,
  instant: (value) => typeof value === 'string' && isInstant(value),
  boolean: (value) => typeof value === 'boolean',
  files: (value) => typeof value === 'string',
  rows: (value) => typeof value === 'string',
  time: (value) => typeof value === 'string',
  opinions: (value) => typeof value === 'string',
  address: (value) => typeof value === 'string',
  userId: isUnit,
  departmentId: isUnit,
  texts: (value) => typeof value === 'string',
  userIds: isUnit,
  departmentIds: isUnit,
  units: isUnit,
  recordId: isUnit,
  recordIds: isUnit,
};

/**
 * The first condition that the model's data items, their operators or their columns do not allow, null when all are
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
  const kind = kindOf(property);
  if (!kind.operators.includes(operator)) return 'operatorNotAllowed';
  const scalars = [value].flat().filter((scalar) => scalar !== null);
  return scalars.every(comparable[kind.storage]) ? null : 'wrongValue';
}
