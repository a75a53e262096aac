import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';

/** Returns the words of an administrator's badge; the greatest right counts. Null for everybody else (shell spec, section 6). */
export function badgeOf({
  permissions,
}: Pick<CurrentUser, 'permissions'>): 'rootAdmin' | 'systemAdmin' | 'appAdmin' | null {
  if (permissions.includes('ADMIN')) return 'rootAdmin';
  if (permissions.includes('SYS_MNG')) return 'systemAdmin';
  return permissions.includes('APP_MNG') ? 'appAdmin' : null;
}
