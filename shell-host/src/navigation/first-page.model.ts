import type { TreeNode } from './application-tree.model.ts';
import { isFolder } from './application-tree.model.ts';
import { nodeTarget } from './node-target.model.ts';

/** The first page of a tree that opens inside the portal; null where it has none. */
export function firstPage(tree: readonly TreeNode[], origin: string): string | null {
  for (const { node, children } of tree) {
    const target = isFolder(node) ? null : nodeTarget(node, origin);
    const path = target?.kind === 'page' && !target.isNewWindow ? target.path : firstPage(children, origin);
    if (path !== null) return path;
  }
  return null;
}
