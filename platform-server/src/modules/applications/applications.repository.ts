import type { Database } from '../../database/index.ts';

/** The enabled applications in their order: by group, then by themselves. */
export async function findApplications(db: Database, corpId: string) {
  return db
    .selectFrom('application as own')
    .leftJoin('app_group as grouped', (join) =>
      join.onRef('grouped.corp_id', '=', 'own.corp_id').onRef('grouped.id', '=', 'own.group_id'),
    )
    .select(['own.code', 'own.name', 'own.name_i18n', 'own.logo_url as logoUrl', 'grouped.code as groupCode'])
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
      'query_code as queryCode',
      'model_type as modelType',
      'pc_able as pcAble',
      'mobile_able as mobileAble',
      'published',
      'sort_key as sortKey',
    ])
    .where('corp_id', '=', corpId)
    .where('published', '=', true)
    .where('deleted', '=', false);
  if (appCode !== undefined) query = query.where('app_code', '=', appCode);
  return query.orderBy('sort_key').orderBy('code').execute();
}
