import type { InstanceId, ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { WorkItemStatus, WorkItemType } from '@portico/shared-kit/workflow';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import type { WorkItemRow } from '../../../workflow-engine/index.ts';

/** A work item with the instance it belongs to, and which template that runs. */
export interface WorkItemInstance {
  readonly instanceId: InstanceId;
  readonly workflowCode: string;
  readonly workflowVersion: number;
}

/** The type of a work item that is only to be read; nothing of the instance waits for it. */
export const ccItemType = 4;

/** Returns the instance and the workflow of a work item, which never change; undefined where there is no such item. */
export async function findInstanceOfItem(
  db: Database,
  corpId: string,
  id: string,
): Promise<WorkItemInstance | undefined> {
  return db
    .selectFrom('work_item as item')
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    )
    .select([
      'instance.id as instanceId',
      'instance.workflow_code as workflowCode',
      'instance.workflow_version as workflowVersion',
    ])
    .where('item.corp_id', '=', corpId)
    .where('item.id', '=', id)
    .executeTakeFirst();
}

/**
 * The person whose work something is, where its handler does it on behalf of somebody else; null where it is their own.
 */
export interface DelegatorColumns {
  readonly delegatorId: UserId | null;
  readonly delegatorName: string | null;
  readonly delegatorName_i18n: string | null;
}

/** A work item with its activity's name and its participant's picture. */
export interface ItemRow extends WorkItemRow, DelegatorColumns {
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly personName_i18n: string | null;
  readonly imgUrl: string | null;
}

function itemsOf(db: Database, corpId: string) {
  return db
    .selectFrom('work_item as item')
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.corp_id', '=', 'item.corp_id').onRef('person.id', '=', 'item.participant_id'),
    )
    .leftJoin('app_user as delegator', (join) =>
      join.onRef('delegator.corp_id', '=', 'item.corp_id').onRef('delegator.id', '=', 'item.delegator_id'),
    )
    .select([
      'item.id',
      'item.instance_id as instanceId',
      'item.activity_id as activityId',
      'item.activity_code as activityCode',
      'item.activity_name as activityName',
      'item.activity_name_i18n as activityNameI18n',
      'item.type',
      'item.status',
      'item.participant_id as participantId',
      'item.receive_time as receiveTime',
      'item.due_time as dueTime',
      'item.wake_time as timerDueTime',
      'person.name as personName',
      'person.name_i18n as personName_i18n',
      'person.img_url as imgUrl',
      'item.delegator_id as delegatorId',
      'delegator.name as delegatorName',
      'delegator.name_i18n as delegatorName_i18n',
    ])
    .where('item.corp_id', '=', corpId);
}

function itemOf(row: Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number]): ItemRow {
  const { participantId, personName, status, type, receiveTime, dueTime, timerDueTime, ...rest } = row;
  const { delegatorId, delegatorName } = rest;
  return {
    ...rest,
    ...(delegatorId === null ? {} : { delegator: { id: delegatorId, name: delegatorName ?? delegatorId } }),
    type: type as WorkItemType,
    status: status as WorkItemStatus,
    participant: { id: participantId, name: personName ?? participantId },
    receiveTime: receiveTime.toISOString(),
    dueTime: dueTime?.toISOString() ?? null,
    timerDueTime: timerDueTime?.toISOString() ?? null,
  };
}

/** A work item of the instance, or undefined. */
export async function findItem(
  db: Database,
  corpId: string,
  { instanceId, id }: { readonly instanceId: InstanceId; readonly id: string },
): Promise<ItemRow | undefined> {
  const row = await itemsOf(db, corpId)
    .where('item.instance_id', '=', instanceId)
    .where('item.id', '=', id)
    .executeTakeFirst();
  return row && itemOf(row);
}

/** Of these people those who have an open item in the activity. */
export async function findOccupied(
  db: Database,
  corpId: string,
  {
    instanceId,
    activityId,
    people,
  }: Readonly<Record<'instanceId' | 'activityId', string>> & {
    readonly people: readonly string[];
  },
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .distinct()
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('activity_id', '=', activityId)
    .where('status', '=', 'PENDING')
    .where('participant_id', 'in', people)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open work items of instances, oldest first. */
export async function findOpenItems(
  db: Database,
  corpId: string,
  instanceIds: readonly InstanceId[],
): Promise<(ItemRow & { readonly instanceId: InstanceId })[]> {
  if (instanceIds.length === 0) return [];
  const rows = await itemsOf(db, corpId)
    .where('item.instance_id', 'in', instanceIds)
    .where('item.status', '=', 'PENDING')
    .orderBy('item.receive_time')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => ({ ...itemOf(row), instanceId: row.instanceId }));
}

/** Returns whether somebody has or had work in the instance, also where others do it for them. */
export async function hasItemIn(
  db: Database,
  corpId: string,
  { instanceId, userId }: { readonly instanceId: InstanceId; readonly userId: UserId },
): Promise<boolean> {
  const row = await db
    .selectFrom('work_item')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where((item) => item.or([item('participant_id', '=', userId), item('delegator_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Part of a person in a record's workflow. */
export interface Participation {
  readonly schemaCode: ModelCode;
  /** Undefined: any record of the model. */
  readonly recordId?: string | undefined;
  readonly userId: UserId;
}

/** Returns whether somebody started a workflow of the record, or has or had work in one. */
export async function hasPart(
  db: Database,
  corpId: string,
  { schemaCode, recordId, userId }: Participation,
): Promise<boolean> {
  const ofModel = db
    .selectFrom('workflow_instance as instance')
    .select('instance.id')
    .where('instance.corp_id', '=', corpId)
    .where('instance.schema_code', '=', schemaCode)
    .limit(1);
  const own = recordId === undefined ? ofModel : ofModel.where('instance.record_id', '=', recordId);
  const started = own.where('instance.originator_id', '=', userId);
  const worked = own
    .innerJoin('work_item as item', (join) =>
      join.onRef('item.corp_id', '=', 'instance.corp_id').onRef('item.instance_id', '=', 'instance.id'),
    )
    .where((row) => row.or([row('item.participant_id', '=', userId), row('item.delegator_id', '=', userId)]));
  return (await worked.executeTakeFirst()) !== undefined || (await started.executeTakeFirst()) !== undefined;
}

/**
 * Open items of a person: work to do, and things to read (type 4), and when the last of them came; null where there is
 * none. Answered from the index alone.
 */
export async function countOpen(
  db: Database,
  corpId: string,
  userId: UserId,
): Promise<{ readonly work: number; readonly cc: number; readonly newest: Date | null }> {
  const isCc = sql<boolean>`type = 4`;
  return db
    .selectFrom('work_item')
    .select((row) =>
      row.fn
        .countAll<number>()
        .filterWhere((each) => each.not(isCc))
        .as('work'),
    )
    .select((row) => row.fn.countAll<number>().filterWhere(isCc).as('cc'))
    .select((row) => row.fn.max('receive_time').as('newest'))
    .where('corp_id', '=', corpId)
    .where('participant_id', '=', userId)
    .where(sql<boolean>`status = 'PENDING'`)
    .executeTakeFirstOrThrow();
}
