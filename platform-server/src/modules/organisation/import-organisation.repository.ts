import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { departmentSortText, searchTextOf, sortTextEnOf, sortTextOf } from '../../database/search-text.ts';
import type { ContactsShown, DepartmentInput, RoleInput, UserInput } from './organisation-package.ts';

/** PostgreSQL takes 65,535 parameters in a statement; the widest row here has 21. */
const batchRows = 1000;

async function inBatches<T>(rows: readonly T[], write: (batch: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batchRows) await write(rows.slice(start, start + batchRows));
}

/** Names the organisation and locks its row until the transaction ends. */
export async function upsertCorp(db: Database, corpId: string, name: string): Promise<void> {
  await db
    .insertInto('corp')
    .values({ corp_id: corpId, name })
    .onConflict((conflict) => conflict.column('corp_id').doUpdateSet({ name }))
    .execute();
}

/** Locks the row of the organisation until the transaction ends; makes it where there is none. */
export async function lockCorp(db: Database, corpId: string): Promise<void> {
  await db
    .insertInto('corp')
    .values({ corp_id: corpId, name: 'Portico' })
    .onConflict((conflict) => conflict.column('corp_id').doUpdateSet(({ ref }) => ({ name: ref('corp.name') })))
    .execute();
}

/** Sets which ways to reach people everybody may see from now on. */
export async function setContactsShown(db: Database, corpId: string, shown: ContactsShown): Promise<void> {
  await db
    .updateTable('corp')
    .set({ shows_mobile: shown.mobile, shows_email: shown.email })
    .where('corp_id', '=', corpId)
    .execute();
}

/** Writes departments with the paths computed for them. */
export async function upsertDepartments(
  db: Database,
  corpId: string,
  departments: readonly DepartmentInput[],
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = departments.map((given) => ({
    corp_id: corpId,
    id: given.id,
    parent_id: given.parentId ?? null,
    name: given.name,
    name_i18n: given.nameI18n ?? null,
    path: paths.get(given.id) ?? `${given.id}/`,
    sort_key: given.sortKey ?? 0,
    manager_id: given.managerId ?? null,
    ...sortTexts(given, departmentSortText(given.name)),
    search_text: searchTextOf(given),
  }));
  await inBatches(rows, (batch) =>
    db
      .insertInto('department')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['corp_id', 'id']).doUpdateSet(({ ref }) => ({
          parent_id: ref('excluded.parent_id'),
          name: ref('excluded.name'),
          name_i18n: ref('excluded.name_i18n'),
          path: ref('excluded.path'),
          sort_key: ref('excluded.sort_key'),
          manager_id: ref('excluded.manager_id'),
          sort_text: ref('excluded.sort_text'),
          sort_text_en: ref('excluded.sort_text_en'),
          search_text: ref('excluded.search_text'),
        })),
      )
      .execute(),
  );
}

/** Gives departments their new paths. */
export async function updatePaths(
  db: Database,
  corpId: string,
  moved: readonly { id: string; path: string }[],
): Promise<void> {
  for (const { id, path } of moved) {
    await db.updateTable('department').set({ path }).where('corp_id', '=', corpId).where('id', '=', id).execute();
  }
}

/** Ids of all roles. */
export async function listRoleIds(db: Database, corpId: string): Promise<string[]> {
  const rows = await db.selectFrom('role').select('id').where('corp_id', '=', corpId).execute();
  return rows.map((row) => row.id);
}

/** Writes roles; the code of a role is its id. */
export async function upsertRoles(db: Database, corpId: string, roles: readonly RoleInput[]): Promise<void> {
  const rows = roles.map((given) => ({
    corp_id: corpId,
    id: given.code,
    code: given.code,
    group_id: given.groupId ?? null,
    name: given.name,
    name_i18n: given.nameI18n ?? null,
    sort_key: given.sortKey ?? 0,
  }));
  await inBatches(rows, (batch) =>
    db
      .insertInto('role')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['corp_id', 'id']).doUpdateSet(({ ref }) => ({
          group_id: ref('excluded.group_id'),
          name: ref('excluded.name'),
          name_i18n: ref('excluded.name_i18n'),
          sort_key: ref('excluded.sort_key'),
        })),
      )
      .execute(),
  );
}

/** Makes the grants of the given roles those given. */
export async function replaceGrants(db: Database, corpId: string, roles: readonly RoleInput[]): Promise<void> {
  await inBatches(roles, async (batch) => {
    const ids = batch.map((role) => role.code);
    await db.deleteFrom('role_permission').where('corp_id', '=', corpId).where('role_id', 'in', ids).execute();
    const rows = batch.flatMap(({ code, grants = [] }) =>
      [...new Set(grants)].map((permission) => ({ corp_id: corpId, role_id: code, permission })),
    );
    if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute();
  });
}

/** By what a person or a department is sorted in both languages. */
function sortTexts(given: Pick<UserInput, 'name' | 'nameI18n'>, sortText: string) {
  return { sort_text: sortText, sort_text_en: sortTextEnOf(given, sortText) };
}

/** The row of a person's account. */
function userRow(corpId: string, given: UserInput, at: Date) {
  return {
    corp_id: corpId,
    id: given.id,
    username: given.username,
    name: given.name,
    name_i18n: given.nameI18n ?? null,
    mobile: given.mobile ?? null,
    email: given.email ?? null,
    img_url: given.imgUrl ?? null,
    employee_no: given.employeeNo ?? null,
    position: given.position ?? null,
    position_i18n: given.positionI18n ?? null,
    remark: given.remark ?? null,
    password_hash: given.passwordHash ?? null,
    must_change_password: given.mustChangePassword ?? false,
    status: given.status ?? ('ENABLED' as const),
    sync_type: given.syncType ?? 'PUSH',
    related_id: given.relatedId ?? null,
    ...sortTexts(given, sortTextOf(given.name)),
    search_text: searchTextOf({ ...given, others: [given.username, given.employeeNo] }),
    modified_time: at,
  };
}

/** Writes people; an account that is there keeps its password and the time of its last sign-in. */
export async function upsertUsers(db: Database, corpId: string, users: readonly UserInput[], at: Date): Promise<void> {
  const rows = users.map((given) => userRow(corpId, given, at));
  await inBatches(rows, (batch) =>
    db
      .insertInto('app_user')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['corp_id', 'id']).doUpdateSet(({ ref, fn }) => ({
          username: ref('excluded.username'),
          name: ref('excluded.name'),
          name_i18n: ref('excluded.name_i18n'),
          mobile: ref('excluded.mobile'),
          email: ref('excluded.email'),
          img_url: ref('excluded.img_url'),
          employee_no: ref('excluded.employee_no'),
          position: ref('excluded.position'),
          position_i18n: ref('excluded.position_i18n'),
          remark: ref('excluded.remark'),
          password_hash: fn.coalesce('app_user.password_hash', 'excluded.password_hash'),
          must_change_password: sql<boolean>`case when app_user.password_hash is null
            then excluded.must_change_password else app_user.must_change_password end`,
          status: ref('excluded.status'),
          sync_type: ref('excluded.sync_type'),
          related_id: ref('excluded.related_id'),
          sort_text: ref('excluded.sort_text'),
          sort_text_en: ref('excluded.sort_text_en'),
          search_text: ref('excluded.search_text'),
          modified_time: ref('excluded.modified_time'),
        })),
      )
      .execute(),
  );
}

/** Tells the planner how many there are now; until it knows, a search takes ten times as long. */
export async function analyseOrganisation(db: Database): Promise<void> {
  await sql`analyze app_user, department, user_department`.execute(db);
}

/** Makes the departments and roles of the given people those given. */
export async function replaceMemberships(db: Database, corpId: string, users: readonly UserInput[]): Promise<void> {
  await inBatches(users, async (batch) => {
    const ids = batch.map((user) => user.id);
    // Joined with them: a list of a thousand would be compared with every row.
    const isOfThem = sql<boolean>`user_id in (select unnest(${ids}::text[]))`;
    await db.deleteFrom('user_department').where('corp_id', '=', corpId).where(isOfThem).execute();
    await db.deleteFrom('user_role').where('corp_id', '=', corpId).where(isOfThem).execute();
    const departments = batch.flatMap(({ id, departmentIds = [] }) =>
      [...new Set(departmentIds)].map((departmentId, index) => ({
        corp_id: corpId,
        user_id: id,
        department_id: departmentId,
        is_main: index === 0,
      })),
    );
    const roles = batch.flatMap(({ id, roles: codes = [] }) =>
      [...new Set(codes)].map((code) => ({ corp_id: corpId, user_id: id, role_id: code })),
    );
    if (departments.length > 0) await db.insertInto('user_department').values(departments).execute();
    if (roles.length > 0) await db.insertInto('user_role').values(roles).execute();
  });
}
