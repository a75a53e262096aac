import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';

/** A node as the tree shows it. */
export interface TreeNode {
  readonly node: MenuNode;
  /** In the user's language. */
  readonly title: string;
  /** The name in the other language, by which the node is found as well; null where it is the same. */
  readonly otherTitle: string | null;
  readonly children: readonly TreeNode[];
}

/** A node with its place in the list of rows that the tree draws. */
export interface TreeRow {
  readonly item: TreeNode;
  /** 1 at the top, as `aria-level` counts. */
  readonly level: number;
  /** Its place among its siblings from 1, and how many they are: rows out of sight are not drawn to be counted. */
  readonly place: number;
  readonly siblings: number;
  readonly isExpanded: boolean;
  readonly parentId: string | null;
}

interface BuildOptions {
  readonly locale: Locale;
  /** Returns whether a node has a page in this portal, or says why it has none; others are left out. */
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
      return isShown ? [{ node, ...titlesOf(node, locale), children }] : [];
    });
  return childrenOf(null);
}

function titlesOf({ name, name_i18n }: MenuNode, locale: Locale): Pick<TreeNode, 'title' | 'otherTitle'> {
  const title = localised(name, name_i18n, locale);
  const other = localised(name, name_i18n, locale === 'zh' ? 'en' : 'zh');
  return { title, otherTitle: other === title ? null : other };
}

/**
 * The nodes whose names contain the text in either language, and the folders around them. An empty text keeps
 * everything.
 */
export function searchTree(tree: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = folded(text.trim());
  if (wanted === '') return tree;
  return tree.flatMap((item) => {
    const children = searchTree(item.children, wanted);
    const isMatch = [item.title, item.otherTitle ?? ''].some((title) => folded(title).includes(wanted));
    return isMatch || children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The name by which a search found a node where its title does not contain the text; null where it does. */
export function foundBy({ title, otherTitle }: TreeNode, text: string): string | null {
  const wanted = folded(text.trim());
  const isFoundByOther = otherTitle !== null && folded(otherTitle).includes(wanted);
  return wanted !== '' && isFoundByOther && !folded(title).includes(wanted) ? otherTitle : null;
}

/** In lower case and as long as before, so that a place in it is the same place in the text. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/./gu, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
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
  const wanted = folded(text.trim());
  if (wanted === '') return [{ at: 0, text: title, isMatch: false }];
  const pieces: TitlePiece[] = [];
  const cut = (at: number, end: number, isMatch: boolean) => {
    if (at < end) pieces.push({ at, text: title.slice(at, end), isMatch });
  };
  const plain = folded(title);
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
  const rows: TreeRow[] = [];
  const draw = (items: readonly TreeNode[], level: number, parentId: string | null): void => {
    for (const [index, item] of items.entries()) {
      const open = item.children.length > 0 && isExpanded(item.node.id);
      rows.push({ item, level, isExpanded: open, parentId, place: index + 1, siblings: items.length });
      if (open) draw(item.children, level + 1, item.node.id);
    }
  };
  draw(tree, 1, null);
  return rows;
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

/** Returns whether a node only holds others. */
export function isFolder({ type }: Pick<MenuNode, 'type'>): boolean {
  return type === 'Folder';
}
