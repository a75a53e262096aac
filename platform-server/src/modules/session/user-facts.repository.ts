import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Appearance } from '@portico/shared-kit/contract/session.schema';
import type { Grant } from '@portico/shared-kit/permissions';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type DepartmentFacts = Awaited<ReturnType<typeof departmentsOf>>[number];

/** All that is known of a signed-in user. */
export interface UserFacts {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly imgUrl: string | null;
  readonly employeeNo: string | null;
  readonly position: string | null;
  readonly position_i18n: string | null;
  readonly remark: string | null;
  readonly status: string;
  /** null: the organisation's. */
  readonly appearance: Appearance | null;
  readonly syncType: string;
  /** Kind of sign-in by which the session began: one of `loginTypes`. */
  readonly loginType: number;
  /** True where their password is an initial one. */
  readonly mustChangePassword: boolean;
  /** Time of the session's last use, up to a minute behind. */
  readonly lastUsedTime: Date;
  readonly hasSecondFactor: boolean;
  /** Of the sign-in before the one that opened this session. */
  readonly lastLoginTime: Date | null;
  /** The main department first. */
  readonly departments: readonly DepartmentFacts[];
  /** Their departments and all below them, in the order of ids. */
  readonly departmentIdsBelow: readonly string[];
  readonly roles: readonly { code: string; name: string; name_i18n: string | null }[];
  readonly grants: readonly Grant[];
}

const userColumns = [
  'user.id',
  'user.name',
  'user.name_i18n',
  'user.username',
  'user.mobile',
  'user.email',
  'user.img_url as imgUrl',
  'user.employee_no as employeeNo',
  'user.position',
  'user.position_i18n',
  'user.remark',
  'user.status',
  'user.appearance',
  'user.sync_type as syncType',
  'user.must_change_password as mustChangePassword',
  'family.login_type as loginType',
  'family.last_used_time as lastUsedTime',
  'family.former_sign_in_time as lastLoginTime',
] as const;

/** Returns the facts about a live session's user, or undefined where the session has ended or the user is gone. */
export async function findSessionUser(
  db: Database,
  corpId: string,
  sessionId: string,
  at: Date,
): Promise<UserFacts | undefined> {
  const user = await db
    .selectFrom('session_family as family')
    .innerJoin('app_user as user', (join) =>
      join.onRef('user.corp_id', '=', 'family.corp_id').onRef('user.id', '=', 'family.user_id'),
    )
    .leftJoin('second_factor as factor', (join) =>
      join.onRef('factor.corp_id', '=', 'user.corp_id').onRef('factor.user_id', '=', 'user.id'),
    )
    .select(userColumns)
    .select((row) => row('factor.confirmed_time', 'is not', null).as('isFactorOn'))
    .where('family.corp_id', '=', corpId)
    .where('family.id', '=', sessionId)
    .where('family.revoked_time', 'is', null)
    .where('family.expires_time', '>', at)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { isFactorOn, ...own } = user;
  return { ...own, hasSecondFactor: Boolean(isFactorOn), ...(await standingOf(db, corpId, user.id)) };
}

/** Returns a user as policies see them. */
export type RightsFacts = Pick<UserFacts, 'id' | 'name' | 'departments' | 'departmentIdsBelow' | 'roles' | 'grants'>;

/** Returns the facts that decide about an active person's rights; undefined for one who is gone or disabled. */
export async function findRights(db: Database, corpId: string, userId: UserId): Promise<RightsFacts | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .where('status', '=', 'ENABLED')
    .executeTakeFirst();
  return user && { ...user, ...(await standingOf(db, corpId, userId)) };
}

/** Returns a role with what it grants; undefined where it is gone. */
export async function findRoleRights(db: Database, corpId: string, roleId: string) {
  const [role, granted] = await Promise.all([
    db
      .selectFrom('role')
      .select(['code', 'name', 'name_i18n'])
      .where('corp_id', '=', corpId)
      .where('id', '=', roleId)
      .executeTakeFirst(),
    db
      .selectFrom('role_permission')
      .select('permission')
      .where('corp_id', '=', corpId)
      .where('role_id', '=', roleId)
      .execute(),
  ]);
  return role && { ...role, grants: granted.map(({ permission }) => permission as Grant) };
}

async function standingOf(db: Database, corpId: string, userId: UserId) {
  const [departments, departmentIdsBelow, roles, grants] = await Promise.all([
    departmentsOf(db, corpId, userId),
    departmentIdsBelowOf(db, corpId, userId),
    rolesOf(db, corpId, userId),
    grantsOf(db, corpId, userId),
  ]);
  return { departments, departmentIdsBelow, roles, grants };
}

function departmentsOf(db: Database, corpId: string, userId: UserId) {
  return db
    .selectFrom('user_department as link')
    .innerJoin('department as own', (join) =>
      join.onRef('own.corp_id', '=', 'link.corp_id').onRef('own.id', '=', 'link.department_id'),
    )
    .leftJoin('department as parent', (join) =>
      join.onRef('parent.corp_id', '=', 'own.corp_id').onRef('parent.id', '=', 'own.parent_id'),
    )
    .select(['own.id', 'own.name', 'own.name_i18n', 'parent.name as parentName', 'parent.name_i18n as parentName_i18n'])
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('link.is_main', 'desc')
    .orderBy('own.sort_key')
    .execute();
}

/** A path begins with that of the department above, so that those below are found without going down step by step. */
async function departmentIdsBelowOf(db: Database, corpId: string, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('user_department as link')
    .innerJoin('department as own', (join) =>
      join.onRef('own.corp_id', '=', 'link.corp_id').onRef('own.id', '=', 'link.department_id'),
    )
    .innerJoin('department as below', (join) =>
      join.onRef('below.corp_id', '=', 'own.corp_id').on(sql<boolean>`starts_with(below.path, own.path)`),
    )
    .select('below.id')
    .distinct()
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('below.id')
    .execute();
  return rows.map(({ id }) => id);
}

function rolesOf(db: Database, corpId: string, userId: UserId) {
  return db
    .selectFrom('user_role as link')
    .innerJoin('role', (join) => join.onRef('role.corp_id', '=', 'link.corp_id').onRef('role.id', '=', 'link.role_id'))
    .select(['role.code', 'role.name', 'role.name_i18n'])
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('role.sort_key')
    .execute();
}

/** Returns the grants of a person by their roles. */
export async function grantsOf(db: Database, corpId: string, userId: UserId): Promise<Grant[]> {
  const rows = await db
    .selectFrom('user_role as link')
    .innerJoin('role_permission as granted', (join) =>
      join.onRef('granted.corp_id', '=', 'link.corp_id').onRef('granted.role_id', '=', 'link.role_id'),
    )
    .select('granted.permission')
    .distinct()
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .execute();
  return rows.map((row) => row.permission as Grant);
}

/** Keeps how somebody wants the portal to look. */
export async function saveAppearance(
  db: Database,
  corpId: string,
  userId: UserId,
  appearance: Appearance | null,
): Promise<void> {
  await db.updateTable('app_user').set({ appearance }).where('corp_id', '=', corpId).where('id', '=', userId).execute();
}
