import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import type { UserFacts } from './session.repository.ts';

/** The signed-in user with the flags of the session (shell spec, section 6). */
export function presentCurrentUser(facts: UserFacts, corpId: string): CurrentUser {
  const [main] = facts.departments;
  const isRootAdmin = facts.grants.includes('ADMIN');
  const isAppAdmin = facts.grants.includes('APP_MNG');
  return {
    id: facts.id,
    name: facts.name,
    username: facts.username,
    userId: facts.username,
    corpId,
    mobile: facts.mobile,
    email: facts.email,
    imgUrl: facts.imgUrl,
    departmentId: main?.id ?? null,
    departmentName: main?.name ?? null,
    parentDepartmentName: main?.parentName ?? null,
    position: facts.position,
    employeeNo: facts.employeeNo,
    roleName: facts.roles.length === 0 ? null : facts.roles.map((role) => role.name).join('、'),
    remark: facts.remark,
    permissions: [...facts.grants],
    lastLoginTime: facts.lastLoginTime?.toISOString() ?? null,
    relatedSyncType: facts.syncType,
    admin: isRootAdmin || isAppAdmin || facts.grants.includes('SYS_MNG'),
    isAppAdmin,
    isRootAdmin,
    isPrivilegedPerson: facts.grants.includes('WORKFLOW_ADMIN'),
  };
}
