import type { TreeRow } from './application-tree.model.ts';

/** Effect of a key in a tree: it moves the focus to a row, or opens or closes a folder. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'toggle'; readonly id: string };

/** The move of a key from the active row, as WAI-ARIA describes trees; null where the key does nothing. */
export function treeMove(rows: readonly TreeRow[], active: TreeRow, key: string): TreeMove | null {
  const at = rows.indexOf(active);
  const id = active.item.node.id;
  const isFolder = active.item.children.length > 0;
  const to = (row: TreeRow | undefined): TreeMove | null => (row && { kind: 'focus', id: row.item.node.id }) || null;
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      return isFolder && !active.isExpanded ? { kind: 'toggle', id } : isFolder ? to(rows[at + 1]) : null;
    case 'ArrowLeft':
      if (active.isExpanded) return { kind: 'toggle', id };
      return active.parentId === null ? null : { kind: 'focus', id: active.parentId };
    default:
      return to(rowThatBegins([...rows.slice(at + 1), ...rows.slice(0, at + 1)], key));
  }
}

/** The next row whose title begins with a letter or digit that was typed. */
function rowThatBegins(rows: readonly TreeRow[], key: string): TreeRow | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
  return rows.find(({ item }) => item.title.toLowerCase().startsWith(key.toLowerCase()));
}
