import { type ConditionGroup, type ConditionOperator, isConditionGroup } from '../../filters/condition-groups.ts';

/** Condition in the editor; `key` names its row as long as it is there. */
export interface ConditionLeaf<T> {
  readonly key: number;
  readonly condition: T;
}

/** A group of conditions in the editor. */
export interface KeyedGroup<T> {
  readonly key: number;
  readonly join: ConditionOperator;
  readonly items: readonly ConditionNode<T>[];
}

/** Row of the editor. */
export type ConditionNode<T> = KeyedGroup<T> | ConditionLeaf<T>;

/** True for a group, false for the row of a condition. */
export function isGroupNode<T>(node: ConditionNode<T>): node is KeyedGroup<T> {
  return 'items' in node;
}

/** Returns the group with keys from 1 on, for the editor. */
export function withKeys<T>(group: ConditionGroup<T>): KeyedGroup<T> {
  let last = 0;
  const keyed = ({ join, items }: ConditionGroup<T>): KeyedGroup<T> => {
    last += 1;
    const key = last;
    return { key, join, items: items.map((item) => (isConditionGroup(item) ? keyed(item) : leafOf(item))) };
  };
  const leafOf = ({ condition }: { readonly condition: T }) => {
    last += 1;
    return { key: last, condition };
  };
  return keyed(group);
}

/** Returns the key that the next row gets. */
export function nextKey<T>(root: KeyedGroup<T>): number {
  return 1 + Math.max(root.key, ...root.items.map((item) => (isGroupNode(item) ? nextKey(item) - 1 : item.key)));
}

/** Adds a condition at the end of a group. */
export function addCondition<T>(root: KeyedGroup<T>, groupKey: number, condition: T): KeyedGroup<T> {
  const leaf = { key: nextKey(root), condition };
  return changeGroup(root, groupKey, (group) => ({ ...group, items: [...group.items, leaf] }));
}

/** Adds a group with one condition at the end of a group; it counts its conditions in the other way. */
export function addGroup<T>(root: KeyedGroup<T>, groupKey: number, condition: T): KeyedGroup<T> {
  const key = nextKey(root);
  return changeGroup(root, groupKey, (group) => ({
    ...group,
    items: [...group.items, { key, join: group.join === 'any' ? 'all' : 'any', items: [{ key: key + 1, condition }] }],
  }));
}

/** Sets how a group counts its conditions. */
export function setJoin<T>(root: KeyedGroup<T>, groupKey: number, join: ConditionOperator): KeyedGroup<T> {
  return changeGroup(root, groupKey, (group) => ({ ...group, join }));
}

/** Replaces the condition of a row. */
export function setCondition<T>(root: KeyedGroup<T>, key: number, condition: T): KeyedGroup<T> {
  const items = root.items.map((item) =>
    isGroupNode(item) ? setCondition(item, key, condition) : item.key === key ? { key, condition } : item,
  );
  return { ...root, items };
}

/** Removes a row; a group within that has no row any more goes with it. */
export function removeNode<T>(root: KeyedGroup<T>, key: number): KeyedGroup<T> {
  const items = root.items.flatMap((item): readonly ConditionNode<T>[] => {
    if (item.key === key) return [];
    if (!isGroupNode(item)) return [item];
    const kept = removeNode(item, key);
    return kept.items.length === 0 ? [] : [kept];
  });
  return { ...root, items };
}

function changeGroup<T>(
  group: KeyedGroup<T>,
  key: number,
  change: (group: KeyedGroup<T>) => KeyedGroup<T>,
): KeyedGroup<T> {
  if (group.key === key) return change(group);
  const items = group.items.map((item) => (isGroupNode(item) ? changeGroup(item, key, change) : item));
  return { ...group, items };
}
