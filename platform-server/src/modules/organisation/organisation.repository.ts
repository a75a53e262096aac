import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A person with the name of their main department, null where they have none. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly username: string;
  readonly imgUrl: string | null;
  readonly position: string | null;
  readonly departmentName: string | null;
  readonly departmentName_i18n: string | null;
}

/** Whom to look for; undefined does not narrow. */
export interface UserSearch {
  readonly keyword: string | undefined;
  readonly departmentId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A text as a LIKE pattern that means itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A page of the enabled people who match, in the order of names, and how many match. */
export async function searchUsers(
  db: Database,
  corpId: string,
  search: UserSearch,
): Promise<{ content: UserRow[]; totalElements: number }> {
  const found = matchingPeople(db, corpId, search);
  const [content, total] = await Promise.all([
    found
      .leftJoin('user_department as link', (join) =>
        join
          .onRef('link.corp_id', '=', 'person.corp_id')
          .onRef('link.user_id', '=', 'person.id')
          .on('link.is_main', '=', true),
      )
      .leftJoin('department', (join) =>
        join.onRef('department.corp_id', '=', 'link.corp_id').onRef('department.id', '=', 'link.department_id'),
      )
      .select([
        'person.id',
        'person.name',
        'person.name_i18n',
        'person.username',
        'person.img_url as imgUrl',
        'person.position',
        'department.name as departmentName',
        'department.name_i18n as departmentName_i18n',
      ])
      .orderBy('person.name')
      .orderBy('person.id')
      .offset(search.offset)
      .limit(search.limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { content, totalElements: total.total };
}

/** Enabled people by part of their name or user name, and by department with all below it. */
function matchingPeople(db: Database, corpId: string, { keyword, departmentId }: UserSearch) {
  let found = db
    .selectFrom('app_user as person')
    .where('person.corp_id', '=', corpId)
    .where('person.status', '=', 'ENABLED');
  if (keyword !== undefined && keyword.trim() !== '') {
    const pattern = `%${literal(keyword.trim())}%`;
    found = found.where(({ or, eb }) =>
      or([
        eb('person.name', 'ilike', pattern),
        eb('person.username', 'ilike', pattern),
        eb('person.name_i18n', 'ilike', pattern),
      ]),
    );
  }
  if (departmentId === undefined) return found;
  return found.where('person.id', 'in', membersBelow(db, corpId, [departmentId]));
}

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
export async function listUserDepartments(db: Database, corpId: string, userId: string) {
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

/** What the card of a person shows, or undefined where there is nobody. */
export async function findUserCard(db: Database, corpId: string, id: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'name',
      'mobile',
      'email',
      'img_url as imgUrl',
      'employee_no as employeeNo',
      'position',
      'sync_type as syncType',
    ])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names of a person's roles in their order. */
export async function listRoleNames(db: Database, corpId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_role as link')
    .innerJoin('role', (join) => join.onRef('role.corp_id', '=', 'link.corp_id').onRef('role.id', '=', 'link.role_id'))
    .select('role.name')
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .orderBy('role.sort_key')
    .orderBy('role.id')
    .execute();
  return rows.map((row) => row.name);
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

/** Whether there is any account. */
export async function hasUsers(db: Database, corpId: string): Promise<boolean> {
  const one = await db.selectFrom('app_user').select('id').where('corp_id', '=', corpId).limit(1).executeTakeFirst();
  return one !== undefined;
}
