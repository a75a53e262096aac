import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/index.ts';
import { documentTables, type DocumentKey } from '../designs/index.ts';

/** Column that says which application a report belongs to. */
export interface ReportFacts {
  readonly appCode: string;
}

/** Designs and publications of reports. */
export const reports = documentTables<ReportFacts>('report', { appCode: 'app_code' });

/** A report that is published and in use. */
export interface PublishedReport extends ReportFacts {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly content: JsonObject;
}

/** Returns these of the reports that are published and in use; all of them where no codes are named. */
export async function findPublishedReports(
  db: Database,
  corpId: string,
  codes?: readonly string[],
): Promise<PublishedReport[]> {
  const named = codes === undefined ? sql`` : sql`and report.code = any(${[...codes]}::text[])`;
  const { rows } = await sql<PublishedReport>`select distinct on (report.code) report.code,
      report.app_code as ${sql.id('appCode')}, version.version, version.name, version.name_i18n as ${sql.id('nameI18n')},
      version.content
    from report join report_version version on version.corp_id = report.corp_id and version.code = report.code
    where report.corp_id = ${corpId} and report.availability = 'on' ${named}
    order by report.code, version.version desc`.execute(db);
  return rows;
}

/** Names of something that leads to a report. */
export interface ReportUse {
  readonly name: string;
  readonly nameI18n: string | null;
}

const usesBy = async (db: Database, query: RawBuilder<ReportUse>) => (await query.execute(db)).rows;

/** The menu entries that open a report by its code alone. */
export async function findReportEntries(
  db: Database,
  { corpId, code }: DocumentKey,
  appCode: string,
): Promise<ReportUse[]> {
  return usesBy(
    db,
    sql<ReportUse>`select name, name_i18n as ${sql.id('nameI18n')} from menu_item
      where corp_id = ${corpId} and not deleted and app_code = ${appCode} and type = 'Report' and code = ${code}
        and pc_url is null and mobile_url is null order by name`,
  );
}

/** The portal pages whose published content shows a chart of a report (portal spec, section 3: Chart). */
export async function findPagesWithCharts(db: Database, { corpId, code }: DocumentKey): Promise<ReportUse[]> {
  return usesBy(
    db,
    sql<ReportUse>`select name, name_i18n as ${sql.id('nameI18n')} from (
        select distinct on (code) code, name, name_i18n, content from portal_page_version
        where corp_id = ${corpId} order by code, version desc
      ) newest
      where jsonb_path_exists(content,
        '$.**.dataSource ? (@.reportCode == $code)', jsonb_build_object('code', ${code}::text))
      order by name`,
  );
}
