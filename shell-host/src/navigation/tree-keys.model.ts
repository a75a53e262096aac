import { type TreeMove, treeMove as moveInTree } from '@portico/shared-kit/ui/keys';
import type { TreeRow } from './application-tree.model.ts';

/** The move of a key from the active row of an application's tree; null where the key does nothing. */
export function treeMove(rows: readonly TreeRow[], active: TreeRow, key: string): TreeMove | null {
  const keyRows = rows.map(({ item, isExpanded, parentId }) => ({
    id: item.node.id,
    parentId,
    label: item.title,
    isExpanded: item.children.length > 0 ? isExpanded : null,
  }));
  return moveInTree(keyRows, rows.indexOf(active), key);
}
