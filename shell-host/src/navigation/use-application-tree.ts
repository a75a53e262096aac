import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { type Composition, isPage } from '@portico/shared-kit/remotes';
import { useMemo } from 'react';
import { matchPath } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context.ts';
import { buildTree, type TreeNode } from './application-tree.model.ts';
import { nodeTarget } from './node-target.model.ts';
import { routeAt } from './route-table.ts';

/** The tree of an application in the user's language; undefined until it is known. */
export function useApplicationTree(appCode: string): readonly TreeNode[] | undefined {
  const locale = useLocale();
  const { composition } = useRemotes();
  const { data } = useListMenuQuery(appCode);
  return useMemo(() => {
    const isOffered = offeredBy(composition);
    return data && buildTree(data, { locale, isOffered });
  }, [data, locale, composition]);
}

/**
 * Nodes that lead to a page which this portal does not have are not offered: neither a remote nor the shell brings it.
 * The pages of an application are asked for once a kind, because menus have thousands of them.
 */
function offeredBy({ remotes }: Composition): (node: MenuNode) => boolean {
  const patterns = remotes.flatMap(({ contributes }) => contributes.filter(isPage).map(({ path }) => path));
  const known = new Map<string, boolean>();
  const hasPage = (pathname: string) => {
    const route = routeAt(pathname);
    return (route !== null && route.remote === undefined) || patterns.some((path) => matchPath(path, pathname));
  };
  return (node) => {
    const target = nodeTarget(node, location.origin);
    if (target.kind !== 'page') return true;
    const { pathname } = new URL(target.path, location.origin);
    const kind = /^\/application\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? pathname;
    const isOffered = known.get(kind) ?? hasPage(pathname);
    known.set(kind, isOffered);
    return isOffered;
  };
}
