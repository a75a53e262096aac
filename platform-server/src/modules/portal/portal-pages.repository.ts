import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/index.ts';
import { documentTables, type DocumentKey } from '../designs/index.ts';

/** Columns that say where a portal page belongs. */
export interface PortalPageFacts {
  /** Null: a page of the portal. */
  readonly appCode: string | null;
  /** The application whose package brought a page of the portal. */
  readonly packagedBy: string | null;
}

/** Designs and publications of portal pages. */
export const portalPages = documentTables<PortalPageFacts>('portal_page', {
  appCode: 'app_code',
  packagedBy: 'packaged_by',
});

/** Names of something that leads to a page. */
export interface PageUse {
  readonly name: string;
  readonly nameI18n: string | null;
}

const usesBy = async (db: Database, query: RawBuilder<PageUse>) => (await query.execute(db)).rows;

/** The menu entries that lead to a page, by its code or its address. */
export async function findMenuEntries(db: Database, { corpId, code }: DocumentKey): Promise<PageUse[]> {
  return usesBy(
    db,
    sql<PageUse>`select name, name_i18n as ${sql.id('nameI18n')} from menu_item
      where corp_id = ${corpId} and not deleted and (
        (type = 'Page' and code = ${code})
        or split_part(pc_url, '?', 1) = ${`/portal-page/${code}`}
        or split_part(mobile_url, '?', 1) = ${`/portal-page/${code}`}
      ) order by name`,
  );
}

/** The other pages whose published content has a link to a page (portal spec, section 3: navigation item, photo). */
export async function findPagesThatLead(db: Database, { corpId, code }: DocumentKey): Promise<PageUse[]> {
  return usesBy(
    db,
    sql<PageUse>`select name, name_i18n as ${sql.id('nameI18n')} from (
        select distinct on (code) code, name, name_i18n, content from portal_page_version
        where corp_id = ${corpId} order by code, version desc
      ) newest
      where code <> ${code} and jsonb_path_exists(content,
        '$.** ? (@.portalPage == $code || @.gotoPage == $code)', jsonb_build_object('code', ${code}::text))
      order by name`,
  );
}
