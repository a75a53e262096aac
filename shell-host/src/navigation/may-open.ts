import { can, type Grant, type Permission, permissions } from '@portico/shared-kit/permissions';

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** Returns whether one of the needed permissions is granted; everybody may open what needs none. Unknown names let nobody in. */
export function mayOpen(needed: readonly string[], grants: readonly Grant[]): boolean {
  return needed.length === 0 || needed.some((name) => isPermission(name) && can(grants, name));
}
