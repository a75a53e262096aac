import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { isPasswordLogin, mayChangePassword } from '@portico/shared-kit/contract/password-rules';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { mustChangePassword } from './change-password.ts';
import { isAdmin } from './is-admin.ts';
import { joinedNames } from './joined-names.ts';
import type { UserFacts } from './user-facts.repository.ts';

/** The signed-in user with the flags of the session (shell spec, section 6). */
export function presentCurrentUser(
  facts: UserFacts,
  { corpId, mustSetUpSecondFactor = false }: Pick<SignedInUser, 'corpId' | 'mustSetUpSecondFactor'>,
): CurrentUser {
  const role = joinedNames(facts.roles);
  const isRootAdmin = facts.grants.includes('ADMIN');
  const isAppAdmin = facts.grants.includes('APP_MNG');
  return {
    id: facts.id,
    name: facts.name,
    name_i18n: facts.name_i18n,
    username: facts.username,
    userId: facts.username,
    corpId,
    mobile: facts.mobile,
    email: facts.email,
    imgUrl: facts.imgUrl,
    ...mainDepartmentOf(facts),
    position: facts.position,
    position_i18n: facts.position_i18n,
    employeeNo: facts.employeeNo,
    roleName: role.name === '' ? null : role.name,
    roleName_i18n: role.name_i18n,
    remark: facts.remark,
    permissions: [...facts.grants],
    lastLoginTime: facts.lastLoginTime?.toISOString() ?? null,
    relatedSyncType: facts.syncType,
    admin: isAdmin(facts.grants),
    isAppAdmin,
    isRootAdmin,
    isPrivilegedPerson: facts.grants.includes('WORKFLOW_ADMIN'),
    ...standingOfPassword(facts),
    mustSetUpSecondFactor,
    ...appearanceOf(facts),
  };
}

/** Returns the department that somebody belongs to first, and the one above it. */
function mainDepartmentOf({ departments: [main] }: UserFacts) {
  return {
    departmentId: main?.id ?? null,
    departmentName: main?.name ?? null,
    departmentName_i18n: main?.name_i18n ?? null,
    parentDepartmentName: main?.parentName ?? null,
    parentDepartmentName_i18n: main?.parentName_i18n ?? null,
  };
}

/** Returns how they want the portal to look; nothing where that is as the organisation has it. */
function appearanceOf({ appearance }: UserFacts) {
  return appearance === null ? {} : { appearance };
}

/** Returns what may and must be done with the password, and with the second factor beside it. */
function standingOfPassword(facts: UserFacts) {
  return {
    mayChangePassword: mayChangePassword(facts),
    singlePwd: mustChangePassword(facts),
    maySetUpSecondFactor: isPasswordLogin(facts.loginType),
  };
}
