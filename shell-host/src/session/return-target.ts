import { withoutToken } from './without-token.ts';

/** Target after signing in when nothing else was wanted (shell spec, section 2). */
export const defaultTarget = '/portal-page/defaultPortalDashboard';

/** Path at which the portal begins: what it was opened for decides where that leads. */
export const beginning = '/';

/**
 * Returns the target of `return`: a path of this portal, or the default. Anything that could leave the origin (another
 * scheme, `//host`, a backslash that browsers read as a slash) is not followed, and signing in never leads to itself. A
 * token in it is left out: who signs in needs none.
 */
export function returnTarget(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/')) return defaultTarget;
  try {
    const address = new URL(wanted, origin);
    if (address.origin !== origin || /^\/(login|oauth)/.test(address.pathname)) return defaultTarget;
    return address.pathname + (withoutToken(address.search)?.search ?? address.search) + address.hash;
  } catch {
    return defaultTarget;
  }
}

/** Returns the target after signing in: that of `return`; without it, the path at which the portal begins. */
export function safeReturnTarget(wanted: string | null, origin: string): string {
  return wanted === null ? beginning : returnTarget(wanted, origin);
}

/** The address of the page that says why nobody was signed in, from where one still gets to `target`. */
export function loginErrorPath({ errcode, traceId }: { errcode: number; traceId: string }, target: string): string {
  const facts = { code: String(errcode), ...(traceId === '' ? {} : { traceId }) };
  const way = target === beginning ? {} : { return: target };
  return `/login-error?${String(new URLSearchParams({ ...facts, ...way }))}`;
}

/** The address of the login page that comes back to `from`. */
export function loginPath(from: string): string {
  return from === '/' || from === defaultTarget ? '/login' : `/login?return=${encodeURIComponent(from)}`;
}
