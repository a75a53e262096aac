import type { WorkItemType } from '@portico/shared-kit/workflow';
import type { Database } from '../../../database/index.ts';
import type { SuspendedItem } from '../../../workflow-engine/index.ts';

/**
 * The items of an activity that a claim has suspended at this very time, oldest first, with whose work each is; without
 * those whose person has an open item there.
 */
export async function findSuspendedItems(
  db: Database,
  corpId: string,
  { instanceId, activityId, at }: Readonly<Record<'instanceId' | 'activityId' | 'at', string>>,
): Promise<SuspendedItem[]> {
  const rows = await db
    .selectFrom('work_item as item')
    .leftJoin('app_user as person', (join) =>
      join
        .onRef('person.corp_id', '=', 'item.corp_id')
        .on((row) => row('person.id', '=', row.fn.coalesce('item.delegator_id', 'item.participant_id'))),
    )
    .select(['item.id', 'item.type', 'item.status', 'person.name'])
    .select((row) => row.fn.coalesce('item.delegator_id', 'item.participant_id').as('personId'))
    .where('item.corp_id', '=', corpId)
    .where('item.instance_id', '=', instanceId)
    .where('item.activity_id', '=', activityId)
    .where('item.type', 'in', [0, 1])
    .where((row) =>
      row.or([
        row('item.status', '=', 'PENDING'),
        row.and([
          row('item.status', '=', 'CANCELED'),
          row('item.reason', '=', 'MULTI_PARTICIPANT_CANCEL'),
          row('item.finish_time', '=', new Date(at)),
        ]),
      ]),
    )
    .orderBy('item.receive_time')
    .orderBy('item.id')
    .execute();
  const busy = new Set(rows.filter(({ status }) => status === 'PENDING').map(({ personId }) => personId));
  return rows
    .filter(({ personId }) => !busy.has(personId))
    .map(({ id, type, personId, name }) => ({
      id,
      type: type as WorkItemType,
      person: { id: personId, name: name ?? personId },
    }));
}
