import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/index.ts';
import type { ListKey } from './saved-views.repository.ts';

/** The ids of a person's roles, in the order of roles. */
export async function findRoleIds(db: Database, corpId: string, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('user_role as member')
    .innerJoin('role', (join) =>
      join.onRef('role.corp_id', '=', 'member.corp_id').onRef('role.id', '=', 'member.role_id'),
    )
    .select('role.id')
    .where('member.corp_id', '=', corpId)
    .where('member.user_id', '=', userId)
    .orderBy('role.sort_key')
    .orderBy('role.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns which of some roles there are. */
export async function findRoles(db: Database, corpId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('role').select('id').where('corp_id', '=', corpId).where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The defaults of a list of one person and of all roles. */
export async function findDefaults(db: Database, { corpId, schemaCode }: ListKey, userId: UserId) {
  return db
    .selectFrom('default_view')
    .select(['holder_kind as kind', 'holder_id as holderId', 'saved_view_id as viewId'])
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where(({ or, and, eb }) =>
      or([eb('holder_kind', '=', 'role'), and([eb('holder_kind', '=', 'user'), eb('holder_id', '=', userId)])]),
    )
    .execute();
}

/** Sets the saved view that a person's list opens with; null: none. */
export async function setUserDefault(
  db: Database,
  { corpId, schemaCode }: ListKey,
  userId: UserId,
  viewId: string | null,
): Promise<void> {
  const holder = { corp_id: corpId, schema_code: schemaCode, holder_kind: 'user', holder_id: userId } as const;
  await db
    .deleteFrom('default_view')
    .where(({ and }) => and(holder))
    .execute();
  if (viewId !== null)
    await db
      .insertInto('default_view')
      .values({ ...holder, saved_view_id: viewId })
      .execute();
}

/** Makes a saved view the one that the lists of these roles open with, and of no others. */
export async function setRoleDefaults(
  db: Database,
  { corpId, schemaCode }: ListKey,
  viewId: string,
  roleIds: readonly string[],
): Promise<void> {
  const roles = db
    .deleteFrom('default_view')
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('holder_kind', '=', 'role');
  await roles.where('saved_view_id', '=', viewId).execute();
  if (roleIds.length === 0) return;
  await roles.where('holder_id', 'in', roleIds).execute();
  await db
    .insertInto('default_view')
    .values(
      roleIds.map((id) => ({
        corp_id: corpId,
        schema_code: schemaCode,
        holder_kind: 'role' as const,
        holder_id: id,
        saved_view_id: viewId,
      })),
    )
    .execute();
}
