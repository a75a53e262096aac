import type { ChartData, ChartDataInput } from '@portico/shared-kit/contract/reports.schema';
import { conditionsOf, type FilterTree, type FilterUnit, isFilterGroup } from '@portico/shared-kit/filters';

type Condition = ReturnType<typeof conditionsOf>[number];

/**
 * Returns the condition of a page's filters as charts take it, each of which narrows by its own moments, departments and
 * people; undefined where the page asks for nothing.
 */
export function chartPageFilter(tree: FilterTree | null): ChartDataInput['page'] {
  const found = new Map(tree === null ? [] : conditionsOf(tree).map((each) => [each.propertyCode, each]));
  const [from = null, to = null] = boundsOf(found.get('createdTime'));
  const departmentIds = unitsOf(found.get('ownerDeptId')).map(({ id }) => id);
  const userIds = unitsOf(found.get('owner')).map(({ id }) => id);
  const page = {
    ...(from === null && to === null ? {} : { from, to }),
    ...(departmentIds.length === 0 ? {} : { departmentIds }),
    ...(userIds.length === 0 ? {} : { userIds }),
  };
  return Object.keys(page).length === 0 ? undefined : page;
}

/** Returns the data with the names that the page knows in their filter, which comes back with ids alone. */
export function withNamesOf(data: ChartData, tree: FilterTree | null): ChartData {
  const units = new Map((tree === null ? [] : conditionsOf(tree)).flatMap(unitsOf).map((unit) => [unit.id, unit]));
  return units.size === 0 ? data : { ...data, filter: named(data.filter, units) };
}

function named(tree: FilterTree, units: ReadonlyMap<string, FilterUnit>): FilterTree {
  if (isFilterGroup(tree)) return { ...tree, items: tree.items.map((item) => named(item, units)) };
  if (!Array.isArray(tree.value)) return tree;
  const value = (tree.value as readonly unknown[]).map((each) => {
    const id = typeof each === 'object' && each !== null && 'id' in each ? each.id : null;
    return typeof id === 'string' ? (units.get(id) ?? each) : each;
  });
  return { ...tree, value: value as Condition['value'] };
}

function boundsOf(condition: Condition | undefined): readonly (string | null)[] {
  if (condition?.operator !== 'between' || !Array.isArray(condition.value)) return [];
  return (condition.value as readonly unknown[]).map((bound) => (typeof bound === 'string' ? bound : null));
}

function unitsOf(condition: Condition | undefined): readonly FilterUnit[] {
  if (condition?.operator !== 'in' || !Array.isArray(condition.value)) return [];
  return (condition.value as readonly unknown[]).filter(
    (each): each is FilterUnit => typeof each === 'object' && each !== null && 'id' in each,
  );
}
