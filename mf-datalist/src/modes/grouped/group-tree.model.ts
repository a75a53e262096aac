import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { RecordGroup } from '@portico/shared-kit/contract/record-groups.schema';
import { allOf, type FilterTree } from '@portico/shared-kit/filters';
import { keyValue, valueFilter } from '../group-values.model.ts';

/** Group of records that share the values of some fields, with the groups that it falls into. */
export interface GroupNode {
  /** Tells it from all other rows. */
  readonly key: string;
  /** Number of groups above it. */
  readonly depth: number;
  /** The field by whose value it was made. */
  readonly property: PropertyWithRights;
  /** The value as records hold it; null for none. */
  readonly value: unknown;
  /** Finds its records. */
  readonly filter: FilterTree;
  readonly group: RecordGroup;
  /** The groups below it; none at the last level, which holds the records. */
  readonly groups: readonly GroupNode[];
  readonly isLast: boolean;
  /** Number among those beside it, from 0, and how many they are. */
  readonly index: number;
  readonly siblings: number;
}

/** Groups of the last level up to which all are open at first: where they are few, their records are seen at once. */
const mostOpenAtFirst = 10;

const keyOf = (keys: RecordGroup['keys']): string => JSON.stringify(keys.map(({ value }) => value));

/**
 * Returns the groups of the first field, each with those of the next below it. `levels` are the groups by one field, by two,
 * and so on, each in the order of the fields' values.
 */
export function groupTree(
  fields: readonly PropertyWithRights[],
  levels: readonly (readonly RecordGroup[])[],
): readonly GroupNode[] {
  const below = levels.map(
    (groups, depth) =>
      Map.groupBy(groups, ({ keys }) => keyOf(keys.slice(0, depth))) as ReadonlyMap<string, RecordGroup[]>,
  );
  const nodesOf = (
    depth: number,
    parent: { readonly key: string; readonly filter: FilterTree | null },
  ): GroupNode[] => {
    const property = fields[depth];
    const groups = below[depth]?.get(parent.key) ?? [];
    if (property === undefined) return [];
    return groups.map((group, index) => {
      const key = keyOf(group.keys);
      const value = keyValue(property, group.keys[depth] ?? null);
      const filter = allOf([parent.filter, valueFilter(property.code, value)]);
      const isLast = depth === fields.length - 1;
      const inner = isLast ? [] : nodesOf(depth + 1, { key, filter });
      return { key, depth, property, value, filter, group, groups: inner, isLast, index, siblings: groups.length };
    });
  };
  return nodesOf(0, { key: keyOf([]), filter: null });
}

/** Returns whether groups are so few that all are open at first. */
export function areOpenAtFirst(nodes: readonly GroupNode[]): boolean {
  return allGroups(nodes).filter(({ isLast }) => isLast).length <= mostOpenAtFirst;
}

/** Returns the keys of the groups that are open: all of them where they were at first, none else, and each that was toggled is the other way. */
export function openGroups(
  nodes: readonly GroupNode[],
  toggled: ReadonlySet<string>,
  isOpenAtFirst = areOpenAtFirst(nodes),
): ReadonlySet<string> {
  const open = allGroups(nodes).filter(({ key }) => isOpenAtFirst !== toggled.has(key));
  return new Set(open.map(({ key }) => key));
}

/** Returns the groups of the last level that are seen open, whose records are read. */
export function openLeaves(nodes: readonly GroupNode[], open: ReadonlySet<string>): readonly GroupNode[] {
  return nodes.flatMap((node) => {
    if (!open.has(node.key)) return [];
    return node.isLast ? [node] : openLeaves(node.groups, open);
  });
}

function allGroups(nodes: readonly GroupNode[]): readonly GroupNode[] {
  return nodes.flatMap((node) => [node, ...allGroups(node.groups)]);
}
