import type { OrganisationPackage } from '@portico/platform-server/modules/organisation';
import { bothNames } from './both-names.ts';
import { departments } from './departments.ts';
import { demoPeople } from './people.ts';
import { roles } from './roles.ts';

/**
 * The demo organisation as the import takes it; everybody signs in with the password behind the hash (argon2id), and
 * changes it before anything else where they must.
 */
export function demoOrganisation(passwordHash: string, mustChangePassword = false): OrganisationPackage {
  const { people, managers } = demoPeople();
  return {
    corpName: '澄明科技',
    departments: departments.map(({ id, parentId, name, en }, sortKey) => ({
      id,
      parentId,
      ...bothNames(name, en),
      sortKey,
      managerId: managers.get(id) ?? null,
    })),
    roles,
    users: people.map(
      ({ id, username, name, en, employeeNo, position, departmentIds, mobile, email, roles: codes }, index) => ({
        id,
        username,
        ...bothNames(name, en),
        employeeNo,
        position,
        departmentIds,
        mobile,
        email,
        roles: codes,
        // Some come from DingTalk, where they can be written to.
        ...(index % 4 === 0 ? { syncType: 'DINGTALK' as const, relatedId: `demo-${id}` } : {}),
        passwordHash,
        mustChangePassword,
      }),
    ),
  };
}
