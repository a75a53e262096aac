import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Ids of everybody in the departments and all below them, as a query. */
function membersBelow(db: Database, corpId: string, departmentIds: readonly string[]) {
  return db
    .selectFrom('user_department as member')
    .innerJoin('department as below', (join) =>
      join.onRef('below.corp_id', '=', 'member.corp_id').onRef('below.id', '=', 'member.department_id'),
    )
    .innerJoin('department as top', (join) =>
      join.onRef('top.corp_id', '=', 'below.corp_id').on(sql<boolean>`left(below.path, length(top.path)) = top.path`),
    )
    .select('member.user_id')
    .where('member.corp_id', '=', corpId)
    .where('top.id', 'in', departmentIds);
}

/** Enabled people of the departments and all below them, in the order of names. */
export async function findMembersOfDepartments(db: Database, corpId: string, departmentIds: readonly string[]) {
  return enabledPeople(db, corpId)
    .where('id', 'in', membersBelow(db, corpId, departmentIds))
    .execute();
}

/** Enabled people who have one of the roles, named by id or by code, in the order of names. */
export async function findMembersOfRoles(db: Database, corpId: string, roles: readonly string[]) {
  const members = db
    .selectFrom('user_role as member')
    .innerJoin('role', (join) =>
      join.onRef('role.corp_id', '=', 'member.corp_id').onRef('role.id', '=', 'member.role_id'),
    )
    .select('member.user_id')
    .where('member.corp_id', '=', corpId)
    .where(({ or, eb }) => or([eb('role.id', 'in', roles), eb('role.code', 'in', roles)]));
  return enabledPeople(db, corpId).where('id', 'in', members).execute();
}

/** The paths of a person's departments. */
export async function findDepartmentPaths(db: Database, corpId: string, userId: string) {
  return db
    .selectFrom('user_department as member')
    .innerJoin('department', (join) =>
      join.onRef('department.corp_id', '=', 'member.corp_id').onRef('department.id', '=', 'member.department_id'),
    )
    .select('department.path')
    .where('member.corp_id', '=', corpId)
    .where('member.user_id', '=', userId)
    .execute();
}

/** The roles of a person. */
export async function findRolesOf(db: Database, corpId: string, userId: string) {
  return db
    .selectFrom('user_role as member')
    .innerJoin('role', (join) =>
      join.onRef('role.corp_id', '=', 'member.corp_id').onRef('role.id', '=', 'member.role_id'),
    )
    .select(['role.id', 'role.code'])
    .where('member.corp_id', '=', corpId)
    .where('member.user_id', '=', userId)
    .execute();
}

/** Enabled people to whom one of their roles grants the permission, in the order of names. */
export async function findHoldersOfGrant(db: Database, corpId: string, grant: string) {
  const holders = db
    .selectFrom('user_role as member')
    .innerJoin('role_permission as granted', (join) =>
      join.onRef('granted.corp_id', '=', 'member.corp_id').onRef('granted.role_id', '=', 'member.role_id'),
    )
    .select('member.user_id')
    .where('member.corp_id', '=', corpId)
    .where('granted.permission', '=', grant);
  return enabledPeople(db, corpId).where('id', 'in', holders).execute();
}

function enabledPeople(db: Database, corpId: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'name_i18n', 'img_url as imgUrl'])
    .where('corp_id', '=', corpId)
    .where('status', '=', 'ENABLED')
    .orderBy('name')
    .orderBy('id');
}

/** People by id, disabled ones too; ids that nobody has are left out. */
export async function findUsers(db: Database, corpId: string, ids: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'name_i18n', 'img_url as imgUrl', 'status'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', ids)
    .execute();
}

/** Departments by id; ids that none has are left out. */
export async function findDepartments(db: Database, corpId: string, ids: readonly string[]) {
  return db
    .selectFrom('department')
    .select(['id', 'name', 'name_i18n', 'path', 'manager_id as managerId'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', ids)
    .execute();
}

/** All departments, parents before children and siblings in their order. */
export async function listDepartments(db: Database, corpId: string) {
  return db
    .selectFrom('department')
    .select(['id', 'name', 'name_i18n', 'parent_id as parentId', 'path', 'sort_key as sortKey'])
    .where('corp_id', '=', corpId)
    .orderBy(sql`length(path) - length(replace(path, '/', ''))`)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** The departments of a person, the main one first. */
export async function listUserDepartments(db: Database, corpId: string, userId: UserId) {
  return db
    .selectFrom('user_department as link')
    .innerJoin('department', (join) =>
      join.onRef('department.corp_id', '=', 'link.corp_id').onRef('department.id', '=', 'link.department_id'),
    )
    .select(['department.id', 'department.name', 'department.name_i18n', 'link.is_main as isMain'])
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('link.is_main', 'desc')
    .orderBy('department.sort_key')
    .orderBy('department.id')
    .execute();
}

/** Returns the row for the card of a person, or undefined where there is nobody. */
export async function findUserCard(db: Database, corpId: string, id: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'name',
      'name_i18n',
      'mobile',
      'email',
      'img_url as imgUrl',
      'employee_no as employeeNo',
      'position',
      'position_i18n',
      'sync_type as syncType',
      'related_id as relatedId',
    ])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names of a person's roles in their order. */
export async function listRoleNames(db: Database, corpId: string, userId: UserId) {
  return db
    .selectFrom('user_role as link')
    .innerJoin('role', (join) => join.onRef('role.corp_id', '=', 'link.corp_id').onRef('role.id', '=', 'link.role_id'))
    .select(['role.name', 'role.name_i18n'])
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('role.sort_key')
    .orderBy('role.id')
    .execute();
}

/** Roles in their order, each with how many enabled people have it. */
export async function listRoles(db: Database, corpId: string) {
  return db
    .selectFrom('role')
    .select(['role.id', 'role.name', 'role.name_i18n'])
    .select((row) =>
      row
        .selectFrom('user_role as member')
        .innerJoin('app_user as person', (join) =>
          join.onRef('person.corp_id', '=', 'member.corp_id').onRef('person.id', '=', 'member.user_id'),
        )
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('member.corp_id', '=', 'role.corp_id')
        .whereRef('member.role_id', '=', 'role.id')
        .where('person.status', '=', 'ENABLED')
        .$asScalar()
        .as('memberCount'),
    )
    .where('role.corp_id', '=', corpId)
    .orderBy('role.sort_key')
    .orderBy('role.id')
    .execute();
}

/** Names of the roles of a group in their order. */
export async function listRolesOfGroup(db: Database, corpId: string, groupId: string) {
  return db
    .selectFrom('role')
    .select('name')
    .where('corp_id', '=', corpId)
    .where('group_id', '=', groupId)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** Returns whether there is any account. */
export async function hasUsers(db: Database, corpId: string): Promise<boolean> {
  const one = await db.selectFrom('app_user').select('id').where('corp_id', '=', corpId).limit(1).executeTakeFirst();
  return one !== undefined;
}
