import type { Database } from '../../database/connect.ts';
import { asJson } from '../../database/tables.ts';

/** A page as it is kept, or undefined. */
export async function findPage(db: Database, corpId: string, code: string) {
  return db
    .selectFrom('portal_page')
    .select([
      'code',
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

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

export interface PublishedPage {
  readonly code: string;
  /** Null: a page of the whole organisation. */
  readonly appCode: string | null;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly document: unknown;
}

/** Keeps a page, its draft and its published version the same. */
export async function savePublished(db: Database, corpId: string, page: PublishedPage, at: Date): Promise<void> {
  const document = asJson(page.document);
  const kept = {
    app_code: page.appCode,
    name: page.name,
    name_i18n: page.nameI18n,
    draft_portal_json: document,
    published_portal_json: document,
    published: true,
    modified_time: at,
  };
  await db
    .insertInto('portal_page')
    .values({ corp_id: corpId, code: page.code, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'code'])
        .doUpdateSet(({ eb }) => ({ ...kept, version: eb('portal_page.version', '+', 1) })),
    )
    .execute();
}
