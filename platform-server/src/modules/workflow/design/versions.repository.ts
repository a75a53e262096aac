import type { Database } from '../../../database/index.ts';
import type { WorkflowKey } from '../workflow-key.ts';

/** A published version of a workflow. */
export interface VersionRow {
  readonly version: number;
  readonly schemaCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly note: string;
  readonly publishedTime: Date | null;
  readonly publisherId: string | null;
}

/** A published version with its file. */
export interface VersionFileRow extends VersionRow {
  readonly bpmn: string;
}

const published = (db: Database, { corpId, code }: WorkflowKey) =>
  db
    .selectFrom('workflow_template')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .where('published', '=', true);

const columns = [
  'version',
  'schema_code as schemaCode',
  'name',
  'name_i18n as nameI18n',
  'note',
  'published_time as publishedTime',
  'publisher_id as publisherId',
] as const;

/** Published versions, newest first. */
export async function findVersions(
  db: Database,
  key: WorkflowKey,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<VersionRow[]> {
  return published(db, key)
    .select(columns)
    .orderBy('version', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
}

/** Returns the number of published versions. */
export async function countVersions(db: Database, key: WorkflowKey): Promise<number> {
  const { count } = await published(db, key)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns one version with its file; undefined where it was never published. */
export async function findVersion(
  db: Database,
  key: WorkflowKey,
  version: number,
): Promise<VersionFileRow | undefined> {
  return published(db, key).select(columns).select('bpmn').where('version', '=', version).executeTakeFirst();
}

/** Returns the number of instances under way, by the version on which they run. */
export async function countRunning(db: Database, { corpId, code }: WorkflowKey): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('workflow_instance')
    .select(['workflow_version as version', (row) => row.fn.countAll<number>().as('count')])
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .where('finished_time', 'is', null)
    .groupBy('workflow_version')
    .execute();
  return new Map(rows.map(({ version, count }) => [version, count]));
}
