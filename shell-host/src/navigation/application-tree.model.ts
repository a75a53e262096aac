import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** A node as the tree shows it. */
export interface TreeNode {
  readonly node: MenuNode;
  /** In the user's language. */
  readonly title: string;
  readonly children: readonly TreeNode[];
}

/** A node with its place in the list of rows that the tree draws. */
export interface TreeRow {
  readonly item: TreeNode;
  /** 1 at the top, as `aria-level` counts. */
  readonly level: number;
  readonly isExpanded: boolean;
  readonly parentId: string | null;
}

interface BuildOptions {
  readonly locale: Locale;
  /** Whether a node has a page in this portal, or says why it has none; others are left out. */
  readonly isOffered: (node: MenuNode) => boolean;
}

/**
 * The tree of a flat menu, in its order. Folders without anything to open are left out, and a node whose folder the
 * user does not see stands at the top (shell spec, section 2).
 */
export function buildTree(nodes: readonly MenuNode[], { locale, isOffered }: BuildOptions): TreeNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const byParent = Map.groupBy(nodes, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null));
  const childrenOf = (parentId: string | null): TreeNode[] =>
    (byParent.get(parentId) ?? []).flatMap((node) => {
      const children = childrenOf(node.id);
      const isShown = isFolder(node) ? children.length > 0 : isOffered(node);
      return isShown ? [{ node, title: localised(node.name, node.name_i18n, locale), children }] : [];
    });
  return childrenOf(null);
}

/** The nodes whose titles contain the text, and the folders around them. An empty text keeps everything. */
export function searchTree(tree: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return tree;
  return tree.flatMap((item) => {
    const children = searchTree(item.children, wanted);
    const isMatch = item.title.toLowerCase().includes(wanted);
    return isMatch || children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** A part of a title and where it begins. */
interface TitlePiece {
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** A title cut where the text occurs in it; put together again the pieces are the title. */
export function titlePieces(title: string, text: string): TitlePiece[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [{ at: 0, text: title, isMatch: false }];
  const pieces: TitlePiece[] = [];
  const cut = (at: number, end: number, isMatch: boolean) => {
    if (at < end) pieces.push({ at, text: title.slice(at, end), isMatch });
  };
  const plain = title.toLowerCase();
  let from = 0;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, from)) {
    cut(from, at, false);
    from = at + wanted.length;
    cut(at, from, true);
  }
  cut(from, title.length, false);
  return pieces;
}

/** The rows to draw: what stands inside collapsed folders is left out. `isExpanded` is asked of folders only. */
export function visibleRows(tree: readonly TreeNode[], isExpanded: (id: string) => boolean): TreeRow[] {
  const rowsOf = (items: readonly TreeNode[], level: number, parentId: string | null): TreeRow[] =>
    items.flatMap((item) => {
      const open = item.children.length > 0 && isExpanded(item.node.id);
      const row = { item, level, isExpanded: open, parentId };
      return open ? [row, ...rowsOf(item.children, level + 1, item.node.id)] : [row];
    });
  return rowsOf(tree, 1, null);
}

/** The ids of the folders around a node, from the top; empty where the tree does not have it. */
export function pathTo(tree: readonly TreeNode[], isWanted: (node: MenuNode) => boolean): readonly string[] {
  for (const { node, children } of tree) {
    if (children.some((child) => isWanted(child.node))) return [node.id];
    const deeper = pathTo(children, isWanted);
    if (deeper.length > 0) return [node.id, ...deeper];
  }
  return [];
}

/** The first node of the tree that leads to a wanted place, folders aside; undefined where there is none. */
export function findLeaf(tree: readonly TreeNode[], isWanted: (node: MenuNode) => boolean): TreeNode | undefined {
  for (const item of tree) {
    if (!isFolder(item.node) && isWanted(item.node)) return item;
    const found = findLeaf(item.children, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The first node in the order of the tree that is not a folder; null where there is none. A folder opens it. */
export function firstLeaf(tree: readonly TreeNode[]): MenuNode | null {
  for (const { node, children } of tree) {
    const found = isFolder(node) ? firstLeaf(children) : node;
    if (found !== null) return found;
  }
  return null;
}

/** Whether a node only holds others. */
export function isFolder({ type }: Pick<MenuNode, 'type'>): boolean {
  return type === 'Folder';
}
