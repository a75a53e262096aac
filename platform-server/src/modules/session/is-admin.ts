import type { Grant } from '@portico/shared-kit/permissions';

const ofAdmins: readonly Grant[] = ['APP_MNG', 'SYS_MNG', 'ADMIN'];

/** Returns whether somebody is an administrator of any kind (shell spec, section 6). */
export function isAdmin(grants: readonly Grant[]): boolean {
  return grants.some((grant) => ofAdmins.includes(grant));
}
