import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** A part that somebody has in a workflow: as its originator, or by a work item. */
export interface ParticipationRow {
  readonly workflowCode: string;
  readonly workflowVersion: number;
  /** Null for the originator's: the start. */
  readonly activityCode: string | null;
  readonly itemId: string | null;
  readonly isOpen: boolean;
}

interface ParticipationQuery {
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly userId: UserId;
}

/** The parts that a user has or had in the workflows of a record, their own and those they gave away. */
export async function findParticipations(
  db: Database,
  corpId: string,
  query: ParticipationQuery,
): Promise<ParticipationRow[]> {
  const instances = db
    .selectFrom('workflow_instance as instance')
    .select(['instance.workflow_code as workflowCode', 'instance.workflow_version as workflowVersion'])
    .where('instance.corp_id', '=', corpId)
    .where('instance.schema_code', '=', query.schemaCode)
    .where('instance.record_id', '=', query.recordId);
  const worked = instances
    .innerJoin('work_item as item', (join) =>
      join.onRef('item.corp_id', '=', 'instance.corp_id').onRef('item.instance_id', '=', 'instance.id'),
    )
    .select(['item.activity_code as activityCode', 'item.id as itemId'])
    .select((row) => row('item.status', '=', 'PENDING').as('isOpen'))
    .where((row) =>
      row.or([row('item.participant_id', '=', query.userId), row('item.delegator_id', '=', query.userId)]),
    );
  const started = instances
    .select([sql<string | null>`null`.as('activityCode'), sql<string | null>`null`.as('itemId')])
    .select(sql<boolean>`false`.as('isOpen'))
    .where('instance.originator_id', '=', query.userId);
  const [items, starts] = await Promise.all([worked.execute(), started.execute()]);
  return [...items.map((item) => ({ ...item, isOpen: item.isOpen === true })), ...starts];
}
