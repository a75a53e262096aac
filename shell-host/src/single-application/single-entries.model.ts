import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { isFolder, type TreeNode } from '../navigation/application-tree.model.ts';

/** An entry of the application that stands alone, and the path of its page in that mode. */
export interface SingleEntry {
  readonly title: string;
  readonly path: string;
}

const paths: Partial<Record<MenuNode['type'], (node: MenuNode, title: string) => string>> = {
  BizModel: ({ appCode, code }, title) => `/app-list/${appCode}/${code}/${encodeURIComponent(title)}`,
  Report: ({ appCode, code }) => `/app-report/${appCode}/${code}`,
  Page: ({ code }) => `/app-define/${encodeURIComponent(code)}`,
};

/** Lists, reports and pages of a tree in its order; the home page has an entry of its own. */
export function singleEntries(tree: readonly TreeNode[]): SingleEntry[] {
  return tree.flatMap(({ node, title, children }) => {
    if (isFolder(node)) return singleEntries(children);
    const path = paths[node.type]?.(node, title);
    return path === undefined ? [] : [{ title, path }];
  });
}
