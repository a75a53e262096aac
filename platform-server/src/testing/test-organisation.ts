import { departmentSortText, searchTextOf, sortTextEnOf, sortTextOf } from '../database/search-text.ts';
import type { Grant } from '@portico/shared-kit/permissions';
import type { Platform } from '../platform.ts';

interface TestUser {
  readonly id: string;
  readonly name: string;
  readonly nameI18n?: string;
  readonly departmentId?: string;
  readonly roles?: readonly string[];
  readonly passwordHash?: string;
}

interface TestDepartment {
  readonly id: string;
  readonly name: string;
  readonly nameI18n?: string;
  readonly parentId?: string;
  readonly managerId?: string;
}

interface TestOrganisation {
  readonly departments?: readonly TestDepartment[];
  readonly roles?: readonly { code: string; name: string; grants?: readonly Grant[] }[];
  readonly users: readonly TestUser[];
}

/** Puts people, departments and roles straight into the tables. A role's id is its code. */
export async function insertOrganisation(platform: Platform, organisation: TestOrganisation): Promise<void> {
  const { corpId, connections } = platform;
  const { db } = connections;
  const paths = new Map<string | null, string>();
  for (const { id, name, nameI18n = null, parentId = null, managerId = null } of organisation.departments ?? []) {
    const path = `${paths.get(parentId) ?? ''}${id}/`;
    paths.set(id, path);
    const row = {
      corp_id: corpId,
      id,
      name,
      parent_id: parentId,
      path,
      manager_id: managerId,
      name_i18n: nameI18n,
      sort_text: departmentSortText(name),
      sort_text_en: sortTextEnOf({ name, nameI18n }, departmentSortText(name)),
      search_text: searchTextOf({ name, nameI18n }),
    };
    await db.insertInto('department').values(row).execute();
  }
  for (const { code, name, grants = [] } of organisation.roles ?? []) {
    await db.insertInto('role').values({ corp_id: corpId, id: code, code, name }).execute();
    for (const permission of grants) {
      await db.insertInto('role_permission').values({ corp_id: corpId, role_id: code, permission }).execute();
    }
  }
  for (const user of organisation.users) await insertUser(platform, user);
}

async function insertUser({ corpId, connections: { db } }: Platform, user: TestUser): Promise<void> {
  const { id, name, nameI18n = null, departmentId, roles = [], passwordHash = null } = user;
  await db
    .insertInto('app_user')
    .values({
      corp_id: corpId,
      id,
      username: id,
      name,
      name_i18n: nameI18n,
      password_hash: passwordHash,
      sort_text: sortTextOf(name),
      sort_text_en: sortTextEnOf({ name, nameI18n }, sortTextOf(name)),
      search_text: searchTextOf({ name, nameI18n, others: [id] }),
    })
    .execute();
  if (departmentId !== undefined) {
    const link = { corp_id: corpId, user_id: id, department_id: departmentId, is_main: true };
    await db.insertInto('user_department').values(link).execute();
  }
  for (const role of roles) {
    await db.insertInto('user_role').values({ corp_id: corpId, user_id: id, role_id: role }).execute();
  }
}
