import type { AuditObject } from '@portico/shared-kit/audit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/index.ts';

type NameQuery = (corpId: string, id: string) => RawBuilder<{ name: string | null }>;

/** The query for the name of each kind of object that has one of its own. */
const queries: Readonly<Partial<Record<AuditObject, NameQuery>>> = {
  account: (corpId, id) => sql`select name from app_user where corp_id = ${corpId} and id = ${id}`,
  application: (corpId, id) => sql`select name from application where corp_id = ${corpId} and code = ${id}`,
  file: (corpId, id) => sql`select name from file where corp_id = ${corpId} and id = ${id}`,
  instance: (corpId, id) => sql`select name from workflow_instance where corp_id = ${corpId} and id = ${id}`,
  externalLink: (corpId, id) => sql`select name from external_link where corp_id = ${corpId} and id = ${id}`,
  delegation: (corpId, id) => sql`select u.name from delegation d join app_user u
    on u.corp_id = d.corp_id and u.id = d.delegate_id where d.corp_id = ${corpId} and d.id = ${id}`,
  model: (corpId, id) => sql`select published_definition ->> 'name' as name from business_model
    where corp_id = ${corpId} and schema_code = ${id}`,
  form: (corpId, id) => {
    const [schemaCode = '', sheetCode = ''] = id.split('/');
    return sql`select form.value ->> 'name' as name
      from business_model model, jsonb_array_elements(model.published_definition -> 'forms') as form(value)
      where model.corp_id = ${corpId} and model.schema_code = ${schemaCode} and form.value ->> 'code' = ${sheetCode}`;
  },
  workflow: (corpId, id) => sql`select name from (
      select name, 0 as rank, 0 as version from workflow_design where corp_id = ${corpId} and workflow_code = ${id}
      union all
      select name, 1, version from workflow_template where corp_id = ${corpId} and code = ${id}
    ) known order by rank, version desc limit 1`,
  portalPage: (corpId, id) => sql`select name from portal_page where corp_id = ${corpId} and code = ${id}`,
  printTemplate: (corpId, id) => sql`select name from print_template where corp_id = ${corpId} and code = ${id}`,
  report: (corpId, id) => sql`select name from report where corp_id = ${corpId} and code = ${id}`,
};

/** The name that an object has at the moment; null for one that has none, or is not there. */
export async function findObjectName(
  db: Database,
  corpId: string,
  kind: AuditObject,
  id: string,
): Promise<string | null> {
  const query = queries[kind];
  if (query === undefined) return null;
  const { rows } = await query(corpId, id).execute(db);
  return rows[0]?.name ?? null;
}
