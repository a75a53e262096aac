import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { type Composition, isPage } from '@portico/shared-kit/remotes';
import { useMemo } from 'react';
import { matchPath } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context.ts';
import { buildTree, type TreeNode } from './application-tree.model.ts';
import { nodeTarget } from './node-target.model.ts';

/** The tree of an application in the user's language; undefined until it is known. */
export function useApplicationTree(appCode: string): readonly TreeNode[] | undefined {
  const locale = useLocale();
  const { composition } = useRemotes();
  const { data } = useListMenuQuery(appCode);
  return useMemo(() => {
    const isOffered = (node: MenuNode) => hasPage(composition, node);
    return data && buildTree(data, { locale, isOffered });
  }, [data, locale, composition]);
}

/** Nodes that lead to a page which no remote of this portal has are not offered. */
function hasPage({ remotes }: Composition, node: MenuNode): boolean {
  const target = nodeTarget(node, location.origin);
  if (target.kind !== 'page') return true;
  const { pathname } = new URL(target.path, location.origin);
  return remotes.some(({ contributes }) =>
    contributes.some((entry) => isPage(entry) && matchPath(entry.path, pathname)),
  );
}
