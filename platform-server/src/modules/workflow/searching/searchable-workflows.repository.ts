import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** A workflow by its newest version, with the application that it is of. */
export interface SearchableWorkflowRow {
  readonly workflowCode: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly appCode: string;
  readonly appName: string;
  readonly appName_i18n: string | null;
}

/** All workflows, or those that somebody has started; by application and name. */
export async function findWorkflows(
  db: Database,
  corpId: string,
  startedBy: string | null,
): Promise<SearchableWorkflowRow[]> {
  const own = sql`and template.code in (select workflow_code from workflow_instance
    where corp_id = ${corpId} and originator_id = ${startedBy})`;
  const { rows } =
    await sql<SearchableWorkflowRow>`select distinct on (application.name, application.code, template.code)
      template.code as "workflowCode", template.name, template.name_i18n, template.app_code as "appCode",
      application.name as "appName", application.name_i18n as "appName_i18n"
    from workflow_template template
    join application on application.corp_id = template.corp_id and application.code = template.app_code
    where template.corp_id = ${corpId} ${startedBy === null ? sql`` : own}
    order by application.name, application.code, template.code, template.version desc`.execute(db);
  return rows;
}

/** Codes of the workflows of applications, in any version. */
export async function findCodesOf(db: Database, corpId: string, appCodes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('workflow_template')
    .select('code')
    .distinct()
    .where('corp_id', '=', corpId)
    .where('app_code', 'in', appCodes)
    .execute();
  return rows.map(({ code }) => code);
}
