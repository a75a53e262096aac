import type { OperatorId } from './operators.ts';

/** A person or a department as a filter names it; only the id is compared, the name is for showing. */
export interface FilterUnit {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null;
  /** 1 a department, 3 a person; only where a field holds both. */
  readonly unitType?: 1 | 3;
}

/** Value to compare with: text, decimal text, ISO instant, yes or no, person or department. */
export type FilterScalar = string | boolean | FilterUnit;

/** Value that the operator's arity asks for: null, one value, a pair (null is an open bound), or a list. */
export type FilterValue = FilterScalar | null | readonly (FilterScalar | null)[];

/** Field compared with a value. */
export interface FilterCondition {
  readonly propertyCode: string;
  readonly operator: OperatorId;
  readonly value: FilterValue;
}

/** Ways to join the conditions of a group: all must hold, at least one must, or not one may. */
export type FilterOperator = 'and' | 'or' | 'none';

/**
 * Conditions that must all (`and`) or at least one (`or`) hold, or of which not one may (`none`). An empty group holds; a comparison
 * with an empty value does not, so that `none` is true of it.
 */
export interface FilterGroup {
  readonly join: FilterOperator;
  readonly items: readonly FilterTree[];
}

/** A filter: one condition, or groups of them. */
export type FilterTree = FilterGroup | FilterCondition;

/** The filter that keeps every record. */
export const everything: FilterGroup = { join: 'and', items: [] };

/** True for a group, false for a condition. */
export function isFilterGroup(tree: FilterTree): tree is FilterGroup {
  return 'items' in tree;
}

/** Joins filters that must all hold; nulls are left out and a single one stays as it is. */
export function allOf(trees: readonly (FilterTree | null)[]): FilterTree {
  return joined('and', trees) ?? everything;
}

/** Joins filters of which one must hold; null when there are none. */
export function anyOf(trees: readonly (FilterTree | null)[]): FilterTree | null {
  return joined('or', trees);
}

function joined(join: 'and' | 'or', trees: readonly (FilterTree | null)[]): FilterTree | null {
  const items = trees.filter((tree) => tree !== null);
  const [only] = items;
  if (only === undefined) return null;
  return items.length === 1 ? only : { join, items };
}

/** Every condition of a filter, whichever group it is in. */
export function conditionsOf(tree: FilterTree): readonly FilterCondition[] {
  return isFilterGroup(tree) ? tree.items.flatMap(conditionsOf) : [tree];
}
