import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** A part that somebody has in a workflow: as its originator, or by a work item. */
export interface PartRow {
  readonly workflowCode: string;
  readonly workflowVersion: number;
  /** Null for the originator's: the start. */
  readonly activityCode: string | null;
  readonly itemId: string | null;
  readonly isOpen: boolean;
}

interface Asked {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly userId: string;
}

/** The parts that a user has or had in the workflows of a record, their own and those they gave away. */
export async function findParts(db: Database, corpId: string, asked: Asked): Promise<PartRow[]> {
  const instances = db
    .selectFrom('workflow_instance as instance')
    .select(['instance.workflow_code as workflowCode', 'instance.workflow_version as workflowVersion'])
    .where('instance.corp_id', '=', corpId)
    .where('instance.schema_code', '=', asked.schemaCode)
    .where('instance.biz_object_id', '=', asked.objectId);
  const worked = instances
    .innerJoin('work_item as item', (join) =>
      join.onRef('item.corp_id', '=', 'instance.corp_id').onRef('item.instance_id', '=', 'instance.id'),
    )
    .select(['item.activity_code as activityCode', 'item.id as itemId'])
    .select((row) => row('item.status', '=', 'PENDING').as('isOpen'))
    .where((row) =>
      row.or([row('item.participant_id', '=', asked.userId), row('item.delegator_id', '=', asked.userId)]),
    );
  const started = instances
    .select([sql<string | null>`null`.as('activityCode'), sql<string | null>`null`.as('itemId')])
    .select(sql<boolean>`false`.as('isOpen'))
    .where('instance.originator_id', '=', asked.userId);
  const [items, starts] = await Promise.all([worked.execute(), started.execute()]);
  return [...items.map((item) => ({ ...item, isOpen: item.isOpen === true })), ...starts];
}
