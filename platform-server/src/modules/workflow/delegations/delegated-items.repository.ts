import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import { otherTitle } from '../instances/instances.repository.ts';
import type { DelegationTerms } from './delegations.model.ts';

/** Ids of an open work item and its instance. */
export interface OpenItemRef {
  readonly id: string;
  readonly instanceId: InstanceId;
}

/** Open work of somebody in workflows that others started, which a delegation may take over; by id, after the given one. */
export async function findOpenWork(
  db: Database,
  corpId: string,
  {
    participantId,
    workflowCodes,
    delegateId,
    after,
  }: Pick<DelegationTerms, 'workflowCodes' | 'delegateId'> & { readonly participantId: UserId; readonly after: string },
): Promise<OpenItemRef[]> {
  let found = db
    .selectFrom('work_item as item')
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    )
    .select(['item.id', 'item.instance_id as instanceId'])
    .where('item.corp_id', '=', corpId)
    .where('item.participant_id', '=', participantId)
    .where(sql<boolean>`item.status = 'PENDING' and item.type <> 4`)
    .where('instance.originator_id', '!=', delegateId)
    .where('item.id', '>', after);
  if (workflowCodes !== null) found = found.where('instance.workflow_code', 'in', workflowCodes);
  return found.orderBy('item.id').limit(200).execute();
}

/** Open work of a person that others do for them: of one delegate, or by id. */
export async function findTaken(
  db: Database,
  corpId: string,
  {
    delegatorId,
    delegateId,
    ids,
  }: { readonly delegatorId: UserId; readonly delegateId?: string; readonly ids?: readonly string[] },
): Promise<OpenItemRef[]> {
  let found = db
    .selectFrom('work_item')
    .select(['id', 'instance_id as instanceId'])
    .where('corp_id', '=', corpId)
    .where('delegator_id', '=', delegatorId)
    .where('status', '=', 'PENDING');
  if (delegateId !== undefined) found = found.where('participant_id', '=', delegateId);
  if (ids !== undefined) found = found.where('id', 'in', ids);
  return found.orderBy('id').execute();
}

/** Puts an open item of a locked instance into other hands; `delegatorId` is null where it is the participant's own. */
export async function moveItem(
  trx: DatabaseTransaction,
  corpId: string,
  {
    id,
    participantId,
    delegatorId,
  }: { readonly id: string; readonly participantId: UserId; readonly delegatorId: UserId | null },
): Promise<void> {
  await trx
    .updateTable('work_item')
    .set({ participant_id: participantId, delegator_id: delegatorId })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
}

/** Line of what others do for somebody, or have done. */
export type DelegatedItemRow = Awaited<ReturnType<typeof searchDelegated>>['rows'][number];

/** A page of what others do for somebody: what is open first, then the latest received. */
export async function searchDelegated(
  db: Database,
  corpId: string,
  { delegatorId, page, size }: { readonly delegatorId: UserId; readonly page: number; readonly size: number },
) {
  const mine = db
    .selectFrom('work_item as item')
    .where('item.corp_id', '=', corpId)
    .where('item.delegator_id', '=', delegatorId)
    .where((row) => row.or([row('item.status', '=', 'PENDING'), row('item.action', 'is not', null)]));
  const isHandled = sql`item.status <> 'PENDING'`;
  const wanted = mine
    .selectAll('item')
    .orderBy(isHandled)
    .orderBy('item.receive_time', 'desc')
    .orderBy('item.id', 'desc')
    .limit(size)
    .offset(page * size);
  const [rows, count] = await Promise.all([
    withNames(db, wanted).orderBy(isHandled).orderBy('item.receive_time', 'desc').orderBy('item.id', 'desc').execute(),
    mine.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

type ItemsQuery = ReturnType<typeof selectAllItems>;

function selectAllItems(db: Database) {
  return db.selectFrom('work_item as item').selectAll('item');
}

function withNames(db: Database, items: ItemsQuery) {
  return db
    .selectFrom(items.as('item'))
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    )
    .innerJoin('workflow_template as template', (join) =>
      join
        .onRef('template.corp_id', '=', 'instance.corp_id')
        .onRef('template.code', '=', 'instance.workflow_code')
        .onRef('template.version', '=', 'instance.workflow_version'),
    )
    .select([
      'item.id',
      'item.instance_id as workflowInstanceId',
      'instance.name as instanceName',
      otherTitle.as('instanceName_i18n'),
      'template.name as workflowName',
      'template.name_i18n as workflowNameI18n',
      'item.activity_name as activityName',
      'item.activity_name_i18n as activityNameI18n',
      'item.participant_id as handlerId',
      'item.status',
      'item.receive_time as receiveTime',
      'item.finish_time as finishTime',
    ]);
}
