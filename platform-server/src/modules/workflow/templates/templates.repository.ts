import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { findUnavailable } from './availability.repository.ts';
import type { StartableRow, TemplateRow } from './workflow-templates.ts';

const columns = [
  'workflow_template.code',
  'workflow_template.version',
  'workflow_template.app_code as appCode',
  'workflow_template.schema_code as schemaCode',
  'workflow_template.name',
  'workflow_template.name_i18n as nameI18n',
] as const;

/** The newest published version of a workflow, or undefined where it has none. */
export async function findPublished(db: Database, corpId: string, code: string): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('workflow_template')
    .select(columns)
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .where('published', '=', true)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest published version of every workflow, by code. */
export async function findNewestPublished(db: Database, corpId: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('workflow_template')
    .distinctOn('code')
    .select(columns)
    .where('corp_id', '=', corpId)
    .where('published', '=', true)
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

/** The newest published versions of the workflows of a model that are not retired, by their names. */
export async function findPublishedOf(db: Database, corpId: string, schemaCode: ModelCode): Promise<TemplateRow[]> {
  const newest = await findNewestPublished(db, corpId);
  const unavailable = await findUnavailable(db, corpId);
  const own = newest.filter((row) => row.schemaCode === schemaCode && unavailable.get(row.code) !== 'retired');
  return own.toSorted((left, right) => left.name.localeCompare(right.name, 'zh'));
}

/** The model of a workflow's newest version, published or not; undefined where there is no such workflow. */
export async function findModel(db: Database, corpId: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('workflow_template')
    .select('schema_code as schemaCode')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.schemaCode;
}

/** Current name of a workflow. */
export type WorkflowName = Pick<TemplateRow, 'code' | 'name' | 'nameI18n'>;

/** The names that workflows have in their newest published version; those that have none are left out. */
export async function findPublishedNames(
  db: Database,
  corpId: string,
  codes: readonly string[],
): Promise<WorkflowName[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('workflow_template')
    .distinctOn('code')
    .select(['code', 'name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .where('code', 'in', codes)
    .where('published', '=', true)
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

/** The file of one version, or undefined where there is no such version. */
export async function findBpmn(
  db: Database,
  corpId: string,
  code: string,
  version: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('workflow_template')
    .select('bpmn')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.bpmn;
}

type NewestRow = TemplateRow & { readonly bpmn: string; readonly published: boolean };

/**
 * The newest version of a workflow with its file, locked so that two publications come one after the other. Who has
 * waited for another one looks again: that has made a newer version.
 */
export async function lockNewest(db: Database, corpId: string, code: string): Promise<NewestRow | undefined> {
  const newest = db
    .selectFrom('workflow_template')
    .select([...columns, 'bpmn', 'published'])
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate();
  let locked = await newest.executeTakeFirst();
  for (;;) {
    const again = await newest.executeTakeFirst();
    if (again?.version === locked?.version) return again;
    locked = again;
  }
}

/** Adds a published version, which starts from now on; versions before it are kept for the instances that run them. */
export async function insertPublished(
  db: Database,
  corpId: string,
  row: TemplateRow & {
    readonly bpmn: string;
    readonly publishedTime: Date;
    /** Id of the person who published it by hand; absent where a package brought it. */
    readonly publisherId?: string;
    readonly note?: string;
  },
): Promise<void> {
  await db
    .insertInto('workflow_template')
    .values({
      corp_id: corpId,
      code: row.code,
      version: row.version,
      app_code: row.appCode,
      schema_code: row.schemaCode,
      name: row.name,
      name_i18n: row.nameI18n,
      bpmn: row.bpmn,
      published: true,
      published_time: row.publishedTime,
      publisher_id: row.publisherId ?? null,
      note: row.note ?? '',
    })
    .execute();
}

/** Gives a version other names, which change nothing of how it runs. */
export async function renameVersion(
  db: Database,
  corpId: string,
  { code, version, name, nameI18n }: TemplateRow,
): Promise<void> {
  await db
    .updateTable('workflow_template')
    .set({ name, name_i18n: nameI18n })
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
}

/** A column of the menu folder in which the list of a workflow's records stands; null where it stands in none. */
const ofFolder = (column: 'name' | 'name_i18n') => sql<string | null>`(select ${sql.ref(`folder.${column}`)}
  from menu_item entry join menu_item folder on folder.corp_id = entry.corp_id and folder.id = entry.parent_id
  where entry.corp_id = workflow_template.corp_id and entry.app_code = workflow_template.app_code
    and entry.code = workflow_template.schema_code and entry.published and not entry.deleted and folder.type = 'Folder'
  order by entry.sort_key, entry.id limit 1)`;

/** Returns the number of times that the user started each workflow, in any version. */
function startsOf(db: Database, corpId: string, userId: UserId) {
  return db.with('started', (cte) =>
    cte
      .selectFrom('workflow_instance')
      .select(['workflow_code', (row) => row.fn.countAll<number>().as('times')])
      .where('corp_id', '=', corpId)
      .where('originator_id', '=', userId)
      .groupBy('workflow_code'),
  );
}

/** The newest published version of each workflow of an enabled application, with the user's own starts; most used first, then by name. */
export async function listPublished(db: Database, corpId: string, userId: UserId): Promise<StartableRow[]> {
  return startsOf(db, corpId, userId)
    .selectFrom('workflow_template')
    .innerJoin('application', (join) =>
      join
        .onRef('application.corp_id', '=', 'workflow_template.corp_id')
        .onRef('application.code', '=', 'workflow_template.app_code'),
    )
    .leftJoin('started', 'started.workflow_code', 'workflow_template.code')
    .leftJoin('pinned_workflow as pin', (join) =>
      join
        .onRef('pin.corp_id', '=', 'workflow_template.corp_id')
        .on('pin.user_id', '=', userId)
        .onRef('pin.workflow_code', '=', 'workflow_template.code'),
    )
    .leftJoin('workflow_availability as unavailable', (join) =>
      join
        .onRef('unavailable.corp_id', '=', 'workflow_template.corp_id')
        .onRef('unavailable.workflow_code', '=', 'workflow_template.code'),
    )
    .select(['pin.created_time as pinnedTime', 'unavailable.availability as unavailable'])
    .select([...columns, 'application.name as appName', 'application.name_i18n as appNameI18n'])
    .select([ofFolder('name').as('folderName'), ofFolder('name_i18n').as('folderNameI18n')])
    .select((row) => row.fn.coalesce('started.times', sql<number>`0`).as('startCount'))
    .where('workflow_template.corp_id', '=', corpId)
    .where('workflow_template.version', '=', (row) =>
      row
        .selectFrom('workflow_template as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .whereRef('newest.corp_id', '=', 'workflow_template.corp_id')
        .whereRef('newest.code', '=', 'workflow_template.code')
        .where('newest.published', '=', true),
    )
    .where('application.enabled', '=', true)
    .orderBy('startCount', 'desc')
    .orderBy('workflow_template.name')
    .orderBy('workflow_template.code')
    .execute();
}
