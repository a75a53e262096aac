import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { versionTable } from '../../designs/index.ts';
import type { WorkflowKey } from '../templates/workflow-templates.ts';
import type { WorkflowFacts } from './designs.repository.ts';

/** The published version of a workflow, which starts now. */
export interface PublishedRow extends WorkflowFacts {
  readonly code: string;
  readonly version: number;
  readonly publishedTime: Date | null;
  readonly publisherId: string | null;
}

/** A published version of a workflow. */
export interface VersionRow extends Omit<PublishedRow, 'code'> {
  readonly note: string;
}

/** A published version with its file. */
export interface VersionFileRow extends PublishedRow {
  readonly note: string;
  readonly bpmn: string;
}

/** Published versions of workflows. */
export const workflowVersions = versionTable<WorkflowKey, PublishedRow, PublishedRow & VersionRow, VersionFileRow>({
  table: 'workflow_template',
  key: { code: 'code' },
  listed: { schemaCode: 'schema_code', name: 'name', nameI18n: 'name_i18n' },
  content: { bpmn: 'bpmn' },
  only: sql<boolean>`published`,
});

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
