import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { asJson, type Database, type Tables } from '../../database/index.ts';

/** Tables whose rows a package describes. */
export type PackagedTable = keyof Pick<Tables, 'app_group' | 'application' | 'menu_item'>;
type Row = Readonly<Record<string, unknown>>;

/** `key` finds the row, `values` are what the package says, `onCreate` and `onChange` what a write sets besides. */
export interface PackagedRow {
  readonly key: Row;
  readonly values: Row;
  readonly onCreate?: Row;
  readonly onChange?: Row;
}

/** Effect of a package's row on a table. */
export type RowChange = 'create' | 'change' | 'none';

/** Makes imports take turns: the second waits for the first one's transaction. */
export async function waitForTurn(trx: Database, corpId: string, at: Date): Promise<void> {
  const row = { value: asJson(null), modified_time: at };
  await trx
    .insertInto('system_setting')
    .values({ corp_id: corpId, code: 'package-import', ...row })
    .onConflict((conflict) => conflict.columns(['corp_id', 'code']).doUpdateSet(row))
    .execute();
}

/**
 * Compares a row with the kept one and, unless it is only asked, makes it so. Returns what that is or would be. The
 * parts of the statement are names of our own tables.
 */
export async function putRow(
  db: Database,
  table: PackagedTable,
  row: PackagedRow,
  dryRun: boolean,
): Promise<RowChange> {
  const { key, values, onCreate = {}, onChange = {} } = row;
  const names = sql.join(Object.keys(values).map((name) => sql.id(name)));
  const matches = sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.id(name)} = ${value}`),
    sql` and `,
  );
  const kept = await sql<Row>`select ${names} from ${sql.id(table)} where ${matches}`.execute(db);
  const existing = kept.rows[0];
  if (existing !== undefined && isDeepStrictEqual({ ...existing }, JSON.parse(JSON.stringify(values)))) return 'none';
  const change = existing === undefined ? 'create' : 'change';
  if (dryRun) return change;
  if (existing === undefined) {
    const all = { ...key, ...values, ...onCreate };
    await sql`insert into ${sql.id(table)} (${sql.join(Object.keys(all).map((name) => sql.id(name)))})
      values (${sql.join(Object.values(all).map(toParameter))})`.execute(db);
  } else {
    const changes = Object.entries({ ...values, ...onChange });
    await sql`update ${sql.id(table)} set ${sql.join(
      changes.map(([name, value]) => sql`${sql.id(name)} = ${toParameter(value)}`),
    )} where ${matches}`.execute(db);
  }
  return change;
}

function toParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? asJson(value) : value;
}

/** The version of an application that was imported last; undefined where there is no such application. */
export async function findInstalledVersion(db: Database, corpId: string, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('application')
    .select('version')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.version;
}

/** The id of the group with this code; undefined where there is none. */
export async function findGroupId(db: Database, corpId: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_group')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

/** The entries of an application's menu by their codes: their ids. */
export async function findMenuIds(db: Database, corpId: string, appCode: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('menu_item')
    .select(['id', 'code'])
    .where('corp_id', '=', corpId)
    .where('app_code', '=', appCode)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Removes an entry of a menu for good; nothing where there is none. */
export async function deleteMenuItem(trx: Database, corpId: string, id: string): Promise<void> {
  await trx.deleteFrom('menu_item').where('corp_id', '=', corpId).where('id', '=', id).execute();
}

/** Returns those of these role codes that no role has. */
export async function findMissingRoles(db: Database, corpId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('role')
    .select('code')
    .where('corp_id', '=', corpId)
    .where('code', 'in', [...codes])
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !known.has(code));
}

/** The model of each of these workflows that is published, by the workflow's code. */
export async function findWorkflowModels(
  db: Database,
  corpId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('workflow_template')
    .distinctOn('code')
    .select(['code', 'schema_code as schemaCode'])
    .where('corp_id', '=', corpId)
    .where('code', 'in', [...codes])
    .where('published', '=', true)
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map(({ code, schemaCode }) => [code, schemaCode]));
}

/** Codes of the parts that a package says it brings. */
interface PackageContents {
  readonly models: readonly string[];
  readonly workflows: readonly string[];
  readonly pages: readonly string[];
  readonly reports: readonly string[];
  /** Print templates and, in the same order, the models whose records they print. */
  readonly printTemplates: readonly string[];
  readonly printedModels: readonly string[];
}

/**
 * The first of these models, workflows, pages, reports and print templates that another application brought; undefined where
 * there is none. A print template belongs to the application of the model that it prints.
 */
export async function findOfOthers(
  db: Database,
  corpId: string,
  appCode: string,
  { models, workflows, pages, reports, printTemplates, printedModels }: PackageContents,
): Promise<{ kind: string; code: string; owner: string } | undefined> {
  const { rows } = await sql<{ kind: string; code: string; owner: string }>`select kind, code, owner from (
      select 'model' as kind, schema_code as code, app_code as owner, 1 as place from business_model
        where corp_id = ${corpId} and schema_code = any(${[...models]}::text[])
      union all select 'workflow', code, app_code, 2 from workflow_template
        where corp_id = ${corpId} and code = any(${[...workflows]}::text[])
      union all select 'portal page', code, coalesce(app_code, packaged_by), 3 from portal_page
        where corp_id = ${corpId} and code = any(${[...pages]}::text[])
      union all select 'report', code, app_code, 5 from report
        where corp_id = ${corpId} and code = any(${[...reports]}::text[])
      union all select 'print template', printed.code, model.app_code, 4 from (
          select code, schema_code from print_template
            where corp_id = ${corpId} and code = any(${[...printTemplates]}::text[])
          union select * from unnest(${[...printTemplates]}::text[], ${[...printedModels]}::text[])
        ) printed join business_model model on model.corp_id = ${corpId} and model.schema_code = printed.schema_code
      ) brought
    where owner <> ${appCode} order by place, code limit 1`.execute(db);
  return rows[0];
}
