import type { Platform } from '../../platform.ts';
import { findDepartmentPaths, findRolesOf } from './organisation.repository.ts';

/** Departments and roles to which a person belongs. */
export interface Membership {
  /** Ids of their departments and of all above them. */
  readonly departmentIds: ReadonlySet<string>;
  /** Ids and codes of their roles. */
  readonly roles: ReadonlySet<string>;
}

/** Returns the departments and roles to which a person belongs now; none for who is not there. */
export async function membershipOf(
  { connections: { db }, corpId }: Pick<Platform, 'connections' | 'corpId'>,
  userId: string,
): Promise<Membership> {
  const [departments, roles] = await Promise.all([
    findDepartmentPaths(db, corpId, userId),
    findRolesOf(db, corpId, userId),
  ]);
  return {
    departmentIds: new Set(departments.flatMap(({ path }) => path.split('/').filter(Boolean))),
    roles: new Set(roles.flatMap(({ id, code }) => [id, code])),
  };
}
