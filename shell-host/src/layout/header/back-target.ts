import { routeAt } from '../../navigation/route-table.ts';
import { defaultTarget, returnTarget } from '../../session/return-target.ts';

/**
 * Returns the target of the header's back arrow: the page's `return`, else the portal page (shell spec, section 2), or
 * the home of the one application that is shown alone. A `return` that leads to the very page counts as none. Null at
 * home.
 */
export function backTarget(pathname: string, search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('return');
  const home = routeAt(pathname)?.backTo ?? defaultTarget;
  const target = wanted === null ? home : returnTarget(wanted, origin);
  if (withoutReturn(target) !== withoutReturn(pathname + search)) return target;
  return home === pathname ? null : home;
}

/** A path of the portal without where it came from. */
function withoutReturn(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://portal');
  searchParams.delete('return');
  return `${pathname}?${searchParams}`;
}

/** `path` with the present address as its `return`. An address that itself came from somewhere is kept short. */
export function withReturn(path: string, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('return');
  const from = query.size === 0 ? pathname : `${pathname}?${query}`;
  return `${path}${path.includes('?') ? '&' : '?'}return=${encodeURIComponent(from)}`;
}
