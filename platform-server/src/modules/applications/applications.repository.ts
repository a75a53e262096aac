import type { UserId } from '@portico/shared-kit/contract/ids';
import { homePageCode } from '@portico/shared-kit/contract/application-paths';
import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';

/** The enabled applications in their order: by group, then by themselves. */
export async function findApplications(db: Database, corpId: string) {
  return db
    .selectFrom('application as own')
    .leftJoin('app_group as grouped', (join) =>
      join.onRef('grouped.corp_id', '=', 'own.corp_id').onRef('grouped.id', '=', 'own.group_id'),
    )
    .select(['own.code', 'own.name', 'own.name_i18n', 'own.logo_url as logoUrl', 'grouped.code as groupCode'])
    .select(['grouped.name as groupName', 'grouped.name_i18n as groupName_i18n'])
    .select('own.role_codes as roles')
    .where('own.corp_id', '=', corpId)
    .where('own.enabled', '=', true)
    .orderBy('grouped.sort_key')
    .orderBy('own.sort_key')
    .orderBy('own.code')
    .execute();
}

/** The published menu entries of an application, or of all, siblings in their order. */
export async function findMenuRows(db: Database, corpId: string, appCode?: string) {
  let query = db
    .selectFrom('menu_item')
    .select([
      'id',
      'parent_id as parentId',
      'code',
      'app_code as appCode',
      'type',
      'name',
      'name_i18n',
      'icon',
      'pc_url as pcUrl',
      'mobile_url as mobileUrl',
      'open_mode as openMode',
      'view_code as viewCode',
      'model_type as modelType',
      'pc_able as pcAble',
      'mobile_able as mobileAble',
      'published',
      'sort_key as sortKey',
      'role_codes as roles',
    ])
    .where('corp_id', '=', corpId)
    .where('published', '=', true)
    .where('deleted', '=', false);
  if (appCode !== undefined) query = query.where('app_code', '=', appCode);
  return query.orderBy('sort_key').orderBy('code').execute();
}

/** The home pages of an application, or of all, that are published and in use (shell spec, section 2). */
export async function findHomePages(db: Database, corpId: string, appCode?: string) {
  let query = db
    .selectFrom('portal_page')
    .select(['code', 'name', 'name_i18n'])
    .select((eb) => eb.ref('app_code').$notNull().as('appCode'))
    .where('corp_id', '=', corpId)
    .where('app_code', 'is not', null)
    .where('availability', '=', 'on')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('portal_page_version as version')
          .select('version.version')
          .whereRef('version.corp_id', '=', 'portal_page.corp_id')
          .whereRef('version.code', '=', 'portal_page.code'),
      ),
    )
    .where('code', '=', sql<string>`app_code || ${homePageCode('')}::text`);
  if (appCode !== undefined) query = query.where('app_code', '=', appCode);
  return query.execute();
}

/** Returns whether one of the user's roles is named as a role of the group is (shell spec, section 6). */
export async function isInRoleGroup(db: Database, corpId: string, userId: UserId, groupId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_role as link')
    .innerJoin('role as own', (join) =>
      join.onRef('own.corp_id', '=', 'link.corp_id').onRef('own.id', '=', 'link.role_id'),
    )
    .innerJoin('role as grouped', (join) =>
      join.onRef('grouped.corp_id', '=', 'own.corp_id').onRef('grouped.name', '=', 'own.name'),
    )
    .select('own.id')
    .where('link.corp_id', '=', corpId)
    .where('link.user_id', '=', userId)
    .where('grouped.group_id', '=', groupId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
