import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { ccItemType, type WorkItemInstance } from '../work-items/work-items.repository.ts';

/** An open work item: where it is, and what its instance is called. */
export interface OpenWork extends WorkItemInstance {
  readonly id: string;
  readonly participantId: UserId;
  readonly instanceName: string;
}

/** Returns the open work items of people, by instance; what they have only to read is left out. */
export async function findOpenWorkOf(db: Database, corpId: string, userIds: readonly UserId[]): Promise<OpenWork[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('work_item as item')
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    )
    .select([
      'item.id',
      'item.participant_id as participantId',
      'instance.id as instanceId',
      'instance.name as instanceName',
      'instance.workflow_code as workflowCode',
      'instance.workflow_version as workflowVersion',
    ])
    .where('item.corp_id', '=', corpId)
    .where('item.participant_id', 'in', [...userIds])
    .where('item.status', '=', 'PENDING')
    .where('item.type', '!=', ccItemType)
    .orderBy('instance.id')
    .orderBy('item.id')
    .execute();
}
