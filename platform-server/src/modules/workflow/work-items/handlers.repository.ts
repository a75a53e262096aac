import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { actionCode, type WorkItemType } from '@portico/shared-kit/workflow';
import type { Database } from '../../../database/index.ts';
import type { SuspendedItem } from '../../../workflow-engine/index.ts';

/** Returns the last handler of an activity of the instance; undefined when nobody has. */
export async function findLastHandler(
  db: Database,
  corpId: string,
  { instanceId, activityCode }: { readonly instanceId: InstanceId; readonly activityCode: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('activity_code', '=', activityCode)
    .where('status', 'in', ['AGREED', 'DISAGREED', 'SUBMITTED'])
    .orderBy('finish_time', 'desc')
    // Ids are counted within the instance: of two that share their time the longer or greater one is the later.
    .orderBy((item) => item.fn<number>('length', ['id']), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Activities of an instance; the instance was submitted at the activity of `startCode`. */
interface Handled {
  readonly instanceId: InstanceId;
  readonly startCode: string;
  readonly activityCodes: readonly string[];
}

/**
 * Returns the people who have handled one of the activities themselves since the instance was last submitted or
 * rejected.
 */
export async function findHandlers(
  db: Database,
  corpId: string,
  { instanceId, startCode, activityCodes }: Handled,
): Promise<string[]> {
  const roundBegan = db
    .selectFrom('workflow_log')
    .select((log) => log.fn.max('created_time').as('time'))
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where((log) =>
      log.or([
        log('action', '=', actionCode.reject),
        log.and([log('action', '=', actionCode.submit), log('activity_code', '=', startCode)]),
      ]),
    );
  const rows = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .distinct()
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('activity_code', 'in', activityCodes)
    .where('status', 'in', ['AGREED', 'SUBMITTED'])
    .where('reason', 'is', null)
    .where('type', '<>', 4)
    .where('finish_time', '>=', roundBegan)
    .execute();
  return rows.map(({ id }) => id);
}

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
