import type { Database } from '../../database/connect.ts';

/** A page as it is kept, or undefined. */
export async function findPage(db: Database, corpId: string, code: string) {
  return db
    .selectFrom('portal_page')
    .select([
      'code',
      'app_code as appCode',
      'name',
      'name_i18n as nameI18n',
      'status',
      'published',
      'draft_portal_json as draft',
      'published_portal_json as publishedDocument',
    ])
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** A portal page with its draft and what is published of it. */
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;
