import { defaultTarget, returnTarget } from '../../session/return-target.ts';

/** Where the header's back arrow leads: the page's `return`, else the portal page (shell spec, section 2); null there. */
export function backTarget(pathname: string, search: string, origin: string): string | null {
  const target = returnTarget(new URLSearchParams(search).get('return'), origin);
  return pathname === defaultTarget && target === defaultTarget ? null : target;
}

/** `path` with the present address as its `return`. An address that itself came from somewhere is kept short. */
export function withReturn(path: string, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('return');
  const from = query.size === 0 ? pathname : `${pathname}?${query}`;
  return `${path}${path.includes('?') ? '&' : '?'}return=${encodeURIComponent(from)}`;
}
