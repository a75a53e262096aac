import type { TreeKeyRow } from '../../ui/keys/tree-keys.model.ts';

/** Part of a document in its outline, with the parts in it. */
export interface OutlineNode {
  /** Name of the selection target. */
  readonly id: string;
  readonly label: string;
  readonly children?: readonly OutlineNode[];
}

/** Row of an outline that is in sight. */
export interface OutlineRow<TNode extends OutlineNode> extends TreeKeyRow {
  readonly node: TNode;
  /** 1 at the top, as `aria-level` counts. */
  readonly level: number;
  /** Its place among its siblings from 1, and how many they are. */
  readonly place: number;
  readonly siblings: number;
}

/** The rows of an outline in which these parts are closed, from top to bottom. */
export function outlineRows<TNode extends OutlineNode>(
  nodes: readonly TNode[],
  closed: ReadonlySet<string>,
  { level = 1, parentId = null }: { readonly level?: number; readonly parentId?: string | null } = {},
): readonly OutlineRow<TNode>[] {
  return nodes.flatMap((node, index) => {
    const { id, label } = node;
    const children = (node.children ?? []) as readonly TNode[];
    const isExpanded = children.length === 0 ? null : !closed.has(id);
    const row = { id, label, node, parentId, isExpanded, level, place: index + 1, siblings: nodes.length };
    const below = isExpanded === true ? outlineRows(children, closed, { level: level + 1, parentId: id }) : [];
    return [row, ...below];
  });
}

/** The ids of the parts around a part, from the top; none where it is not there. */
export function outlinePath(nodes: readonly OutlineNode[], id: string): readonly string[] {
  for (const { id: own, children = [] } of nodes) {
    if (children.some((child) => child.id === id)) return [own];
    const path = outlinePath(children, id);
    if (path.length > 0) return [own, ...path];
  }
  return [];
}
