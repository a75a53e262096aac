import { applicationHomePath, pathInApplication } from '@portico/shared-kit/contract/application-paths';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { designPath } from './route-table.ts';

/** Target of a node of an application's menu. */
export type NodeTarget =
  | { readonly kind: 'page'; readonly path: string; readonly isNewWindow: boolean }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'noAddress' };

const newWindow = 'NEW_PAGE_MODE';
const insideApplication = 'RECENT_PAGE_MODE';

/** Returns the target of a node that is selected (shell spec, section 2); folders are opened by their first child instead. */
export function nodeTarget(node: MenuNode, origin: string): NodeTarget {
  const { type, appCode, pcUrl, openMode } = node;
  const asked = openMode === newWindow;
  const own = addresses[type]?.(node) ?? (asked ? null : pathInApplication(appCode, pcUrl)) ?? pcUrl;
  if (!own) return { kind: 'noAddress' };
  const url = URL.canParse(own, origin) ? new URL(own, origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'noAddress' };
  if (url.origin !== origin) return { kind: 'outside', url: url.href };
  const isInside = url.pathname.startsWith('/application/');
  if (openMode === insideApplication && !isInside) return { kind: 'page', path: framePath(node), isNewWindow: false };
  // The designer of workflows stands in a window of its own (shell spec, section 2: route table).
  const isNewWindow = asked || url.pathname === designPath;
  return { kind: 'page', path: url.pathname + url.search + url.hash, isNewWindow };
}

/** Returns the path at which an application shows any page of its menu beside the tree, by the entry's code. */
function framePath({ appCode, code }: MenuNode): string {
  return `/application/${appCode}/application-define/${encodeURIComponent(code)}`;
}

/** Paths of the route table by type of node; other types lead to their page URL. */
const addresses: Partial<Record<MenuNode['type'], (node: MenuNode) => string>> = {
  BizModel: ({ appCode, code, queryCode: viewCode }) => {
    const query = viewCode ? `?queryCode=${encodeURIComponent(viewCode)}` : '';
    return `/application/${appCode}/application-list/${encodeURIComponent(code)}${query}`;
  },
  Report: ({ appCode, code }) => `/application/${appCode}/application-report/${encodeURIComponent(code)}`,
  HomePage: ({ appCode }) => applicationHomePath(appCode),
};

/** Returns whether the present address is the node's: the same path, and the parameters that the node has. */
export function isAt(node: MenuNode, address: { readonly pathname: string; readonly search: string }): boolean {
  const target = nodeTarget(node, 'http://portal');
  if (target.kind !== 'page') return false;
  const url = new URL(target.path, 'http://portal');
  const present = new URLSearchParams(address.search);
  return (
    url.pathname === address.pathname && [...url.searchParams].every(([name, value]) => present.get(name) === value)
  );
}
