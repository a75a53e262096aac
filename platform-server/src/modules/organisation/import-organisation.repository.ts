import type { Database } from '../../database/connect.ts';
import type { DepartmentInput, RoleInput, UserInput } from './organisation-package.ts';

/** PostgreSQL takes 65,535 parameters in a statement; the widest row here has 16. */
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

/** Writes departments with the paths worked out for them. */
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

/** Writes people; an account that is there keeps its password and the time of its last sign-in. */
export async function upsertUsers(db: Database, corpId: string, users: readonly UserInput[], at: Date): Promise<void> {
  const rows = users.map((given) => ({
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
    remark: given.remark ?? null,
    password_hash: given.passwordHash ?? null,
    status: given.status ?? ('ENABLED' as const),
    modified_time: at,
  }));
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
          remark: ref('excluded.remark'),
          password_hash: fn.coalesce('app_user.password_hash', 'excluded.password_hash'),
          status: ref('excluded.status'),
          modified_time: ref('excluded.modified_time'),
        })),
      )
      .execute(),
  );
}

/** Makes the departments and roles of the given people those given. */
export async function replaceMemberships(db: Database, corpId: string, users: readonly UserInput[]): Promise<void> {
  await inBatches(users, async (batch) => {
    const ids = batch.map((user) => user.id);
    await db.deleteFrom('user_department').where('corp_id', '=', corpId).where('user_id', 'in', ids).execute();
    await db.deleteFrom('user_role').where('corp_id', '=', corpId).where('user_id', 'in', ids).execute();
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
