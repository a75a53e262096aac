import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';

/** Where a node of an application's menu leads. */
export type NodeTarget =
  | { readonly kind: 'page'; readonly path: string; readonly isNewWindow: boolean }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'noAddress' };

const newWindow = 'NEW_PAGE_MODE';

/** Where selecting a node leads (shell spec, section 2); folders are opened by their first child instead. */
export function nodeTarget(node: MenuNode, origin: string): NodeTarget {
  const own = addresses[node.type]?.(node) ?? node.pcUrl;
  if (!own) return { kind: 'noAddress' };
  const url = URL.canParse(own, origin) ? new URL(own, origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'noAddress' };
  if (url.origin !== origin) return { kind: 'outside', url: url.href };
  const path = url.pathname + url.search + url.hash;
  return { kind: 'page', path, isNewWindow: node.openMode === newWindow };
}

/** Paths of the route table by type of node; other types lead to their page URL. */
const addresses: Partial<Record<MenuNode['type'], (node: MenuNode) => string>> = {
  BizModel: ({ appCode, code, queryCode }) => {
    const query = queryCode ? `?queryCode=${encodeURIComponent(queryCode)}` : '';
    return `/application/${appCode}/application-list/${code}${query}`;
  },
  Report: ({ appCode, code }) => `/application/${appCode}/application-report/${code}`,
  HomePage: ({ appCode }) => `/application/${appCode}/application-portal/app-portal-runtime`,
};

/** Whether the present address is the node's: the same path, and the same query code where the node has one. */
export function isAt(node: MenuNode, address: { readonly pathname: string; readonly search: string }): boolean {
  const target = nodeTarget(node, 'http://portal');
  if (target.kind !== 'page') return false;
  const url = new URL(target.path, 'http://portal');
  const wanted = url.searchParams.get('queryCode');
  const isSameQuery = wanted === null || wanted === new URLSearchParams(address.search).get('queryCode');
  return url.pathname === address.pathname && isSameQuery;
}
