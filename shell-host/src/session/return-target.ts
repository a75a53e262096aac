/** Where a person goes after signing in when nothing else was wanted (shell spec, section 2). */
export const defaultTarget = '/portal-page/defaultPortalDashboard';

/**
 * Where `return` leads: a path of this portal, or the default. Anything that could leave the origin (another scheme,
 * `//host`, a backslash that browsers read as a slash) is not followed, and signing in never leads to itself.
 */
export function returnTarget(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/')) return defaultTarget;
  try {
    const address = new URL(wanted, origin);
    if (address.origin !== origin || address.pathname.startsWith('/login')) return defaultTarget;
    return address.pathname + address.search + address.hash;
  } catch {
    return defaultTarget;
  }
}

/** The address of the login page that comes back to `from`. */
export function loginPath(from: string): string {
  return from === '/' || from === defaultTarget ? '/login' : `/login?return=${encodeURIComponent(from)}`;
}
