import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type Branch, pageSize, recordAt, topKey, type TreeState } from './tree-state.model.ts';

/** Row of a tree: a record, or the place of one that was not read yet. */
export interface TreeNode {
  /** The record's id; of a place, that of its branch and its number. */
  readonly key: string;
  readonly record: BizRecord | null;
  /** Key of the branch that it is in. */
  readonly branch: string;
  /** Number in its branch, from 0. */
  readonly index: number;
  /** Number of rows in its branch. */
  readonly siblings: number;
  /** True where the record stands below itself. */
  readonly isInCircle: boolean;
}

/** A row that is seen, and its depth from 0. */
export interface VisibleNode {
  readonly node: TreeNode;
  readonly depth: number;
}

/** The page of its branch that a row is on. */
export const pageOf = ({ index }: Pick<TreeNode, 'index'>) => Math.floor(index / pageSize);

const known = new WeakMap<Branch, readonly TreeNode[]>();

/** Returns the rows of a branch: a record, or its place, for each that there is. The same rows for the same branch. */
export function nodesOf(branch: string, read: Branch): readonly TreeNode[] {
  const before = known.get(read);
  if (before !== undefined) return before;
  const nodes = Array.from({ length: read.total }, (_, index): TreeNode => {
    const record = recordAt(read, index);
    const key = record?.id ?? `${branch}#${index}`;
    return { key, record, branch, index, siblings: read.total, isInCircle: false };
  });
  known.set(read, nodes);
  return nodes;
}

/** Returns the rows at the top: records in circles first, so that nobody overlooks them. */
export function topNodes({ branches }: TreeState, circles: readonly BizRecord[]): readonly TreeNode[] {
  const top = branches.get(topKey);
  const roots = top === undefined ? [] : nodesOf(topKey, top);
  if (circles.length === 0) return roots;
  const inCircles = circles.map(
    (record, index): TreeNode => ({
      key: record.id,
      record,
      branch: topKey,
      index,
      siblings: circles.length,
      isInCircle: true,
    }),
  );
  return [...inCircles, ...roots];
}

/** Returns the rows below one: places only, as long as no more is known than how many there are; undefined for none. */
export function childrenOf({ branches, counts }: TreeState, { record }: TreeNode): readonly TreeNode[] | undefined {
  if (record === null) return undefined;
  const read = branches.get(record.id);
  if (read !== undefined) return nodesOf(record.id, read);
  const total = counts.get(record.id) ?? 0;
  return total === 0 ? undefined : nodesOf(record.id, placesOf(counts, record.id, total));
}

const places = new WeakMap<object, Map<string, Branch>>();

function placesOf(counts: TreeState['counts'], branch: string, total: number): Branch {
  const kept = places.get(counts) ?? new Map<string, Branch>();
  places.set(counts, kept);
  const own = kept.get(branch) ?? { total, pages: new Map() };
  kept.set(branch, own);
  return own;
}

/** Returns the rows in the order seen: those below an open one follow it. */
export function visibleNodes(state: TreeState, top: readonly TreeNode[], expanded: ReadonlySet<string>): VisibleNode[] {
  const seen: VisibleNode[] = [];
  const add = (nodes: readonly TreeNode[], depth: number) => {
    for (const node of nodes) {
      seen.push({ node, depth });
      if (expanded.has(node.key)) add(childrenOf(state, node) ?? [], depth + 1);
    }
  };
  add(top, 0);
  return seen;
}
