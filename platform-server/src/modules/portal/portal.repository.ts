import type { Database } from '../../database/connect.ts';

/** A page as it is kept, with its newest version where one was published; undefined where there is none. */
export async function findPage(db: Database, corpId: string, code: string) {
  return db
    .selectFrom('portal_page as page')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('portal_page_version')
          .select(['name', 'name_i18n', 'content'])
          .where('corp_id', '=', corpId)
          .where('code', '=', code)
          .orderBy('version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['page.code', 'page.app_code as appCode', 'page.availability', 'page.draft'])
    .select(['page.name as draftName', 'page.name_i18n as draftNameI18n'])
    .select(['newest.name', 'newest.name_i18n as nameI18n', 'newest.content'])
    .where('page.corp_id', '=', corpId)
    .where('page.code', '=', code)
    .executeTakeFirst();
}

/** A portal page with its draft and what is published of it. */
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;
