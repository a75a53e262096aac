import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Grant } from '@portico/shared-kit/permissions';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { ContactsShown, DepartmentInput, RoleInput, UserInput } from '../organisation-package.ts';

/** A department as it is kept, with the account of its manager. */
export type StoredDepartment = Required<DepartmentInput> & { readonly manager: string | null };
/** A role as it is kept. */
export type StoredRole = Required<RoleInput>;
/** A person as they are kept, without anything of their password. */
export type StoredPerson = Required<Omit<UserInput, 'password' | 'passwordHash' | 'mustChangePassword'>>;

/** Returns what the organisation is called and shows. */
export async function findCorp(db: Database, corpId: string): Promise<{ name: string; contactsShown: ContactsShown }> {
  const corp = await db
    .selectFrom('corp')
    .select(['name', 'shows_mobile as mobile', 'shows_email as email'])
    .where('corp_id', '=', corpId)
    .executeTakeFirst();
  const { name = 'Portico', mobile = true, email = true } = corp ?? {};
  return { name, contactsShown: { mobile, email } };
}

/** Returns all departments, parents before children. */
export async function findStoredDepartments(db: Database, corpId: string): Promise<StoredDepartment[]> {
  return db
    .selectFrom('department')
    .leftJoin('app_user as manager', (join) =>
      join.onRef('manager.corp_id', '=', 'department.corp_id').onRef('manager.id', '=', 'department.manager_id'),
    )
    .select([
      'department.id',
      'department.name',
      'department.name_i18n as nameI18n',
      'department.parent_id as parentId',
      'department.sort_key as sortKey',
      'department.manager_id as managerId',
      'manager.username as manager',
    ])
    .where('department.corp_id', '=', corpId)
    .orderBy(sql`length(department.path) - length(replace(department.path, '/', ''))`)
    .orderBy('department.sort_key')
    .orderBy('department.id')
    .execute();
}

/** Returns all roles with their grants, in their order. */
export async function findStoredRoles(db: Database, corpId: string): Promise<StoredRole[]> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code', 'name', 'name_i18n as nameI18n', 'group_id as groupId', 'sort_key as sortKey'])
    .where('corp_id', '=', corpId)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
  const given = await db
    .selectFrom('role_permission')
    .select(['role_id as roleId', 'permission'])
    .where('corp_id', '=', corpId)
    .orderBy('permission')
    .execute();
  const grants = Map.groupBy(given, ({ roleId }) => roleId);
  return roles.map(({ id, ...role }) => {
    return { ...role, grants: (grants.get(id) ?? []).map(({ permission }) => permission as Grant) };
  });
}

/** Names people by their ids and accounts. */
export interface PeopleFilter {
  readonly ids: readonly string[];
  readonly accounts: readonly string[];
}

/** Returns people by their accounts: all of them where none are named. */
export async function findStoredPeople(db: Database, corpId: string, filter?: PeopleFilter): Promise<StoredPerson[]> {
  let people = db
    .selectFrom('app_user')
    .select([
      'id',
      'username',
      'name',
      'name_i18n as nameI18n',
      'mobile',
      'email',
      'img_url as imgUrl',
      'employee_no as employeeNo',
      'position',
      'position_i18n as positionI18n',
      'remark',
      'status',
      'sync_type as syncType',
      'related_id as relatedId',
    ])
    .where('corp_id', '=', corpId);
  if (filter !== undefined) {
    const isOfThem = sql<boolean>`(id = any(${[...filter.ids]}::text[]) or username = any(${[...filter.accounts]}::text[]))`;
    people = people.where(isOfThem);
  }
  const rows = await people.orderBy('username').execute();
  const ids = rows.map(({ id }) => id);
  const [departments, roles] = [await findMemberships(db, corpId, ids), await findRolesOf(db, corpId, ids)];
  return rows.map((row) => ({
    ...row,
    syncType: row.syncType === 'DINGTALK' ? 'DINGTALK' : 'PUSH',
    departmentIds: (departments.get(row.id) ?? []).map(({ id }) => id),
    roles: (roles.get(row.id) ?? []).map(({ id }) => id),
  }));
}

const isOne = (ids: readonly string[]) => sql<boolean>`user_id in (select unnest(${[...ids]}::text[]))`;

/** The main one first. */
async function findMemberships(db: Database, corpId: string, userIds: readonly UserId[]) {
  const rows = await db
    .selectFrom('user_department')
    .select(['user_id as userId', 'department_id as id'])
    .where('corp_id', '=', corpId)
    .where(isOne(userIds))
    .orderBy('is_main', 'desc')
    .orderBy('department_id')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

async function findRolesOf(db: Database, corpId: string, userIds: readonly UserId[]) {
  const rows = await db
    .selectFrom('user_role')
    .select(['user_id as userId', 'role_id as id'])
    .where('corp_id', '=', corpId)
    .where(isOne(userIds))
    .orderBy('role_id')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}
