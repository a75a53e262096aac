import type { Database } from '../../../database/index.ts';

/** An application with its group; undefined where there is none. */
export async function findApplication(db: Database, corpId: string, code: string) {
  return db
    .selectFrom('application')
    .leftJoin('app_group', (join) =>
      join.onRef('app_group.corp_id', '=', 'application.corp_id').onRef('app_group.id', '=', 'application.group_id'),
    )
    .select(['application.code', 'application.version', 'application.name', 'application.name_i18n'])
    .select(['application.logo_url', 'application.type', 'application.sort_key', 'application.role_codes'])
    .select(['app_group.code as groupCode', 'app_group.name as groupName', 'app_group.name_i18n as groupNameI18n'])
    .select('app_group.sort_key as groupSortKey')
    .where('application.corp_id', '=', corpId)
    .where('application.code', '=', code)
    .executeTakeFirst();
}

/** The entries of an application's menu, those of one folder in their order. */
export async function listMenuRows(db: Database, corpId: string, appCode: string) {
  return db
    .selectFrom('menu_item')
    .selectAll()
    .where('corp_id', '=', corpId)
    .where('app_code', '=', appCode)
    .orderBy('sort_key')
    .orderBy('code')
    .execute();
}

/** The published definitions of an application's models. */
export async function listModelRows(db: Database, corpId: string, appCode: string) {
  return db
    .selectFrom('business_model')
    .select(['schema_code', 'published_definition'])
    .where('corp_id', '=', corpId)
    .where('app_code', '=', appCode)
    .where('published_definition', 'is not', null)
    .orderBy('schema_code')
    .execute();
}

/** The workflows of an application as they start now. */
export async function listWorkflowRows(db: Database, corpId: string, appCode: string) {
  return db
    .selectFrom('workflow_template')
    .distinctOn('code')
    .select(['code', 'name', 'name_i18n', 'schema_code', 'bpmn', 'app_code'])
    .where('corp_id', '=', corpId)
    .where('published', '=', true)
    .where('app_code', '=', appCode)
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

export type MenuRow = Awaited<ReturnType<typeof listMenuRows>>[number];
