import type { InstanceId, ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { WorkItemOrder } from '@portico/shared-kit/contract/work-item-search.schema';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { otherTitle } from '../instances/instances.repository.ts';
import { type ItemNarrowing, itemOrder, narrowedItems, newestFirst } from './item-conditions.repository.ts';
import type { DelegatorColumns } from './work-items.repository.ts';

/** Line of a list of somebody's work items. */
export interface ListedItemRow extends DelegatorColumns {
  readonly id: string;
  readonly instanceId: InstanceId;
  readonly activityId: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly status: string;
  readonly type: number;
  readonly action: number | null;
  readonly receiveTime: Date;
  readonly dueTime: Date | null;
  readonly finishTime: Date | null;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly instanceName: string;
  readonly instanceNameI18n: string | null;
  readonly instanceStatus: string;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly originatorId: UserId;
  readonly originatorName: string | null;
  readonly originatorName_i18n: string | null;
  readonly originatorImgUrl: string | null;
  readonly departmentName: string | null;
  readonly departmentName_i18n: string | null;
  /** Id of the sender of the cc; null for work, and for a cc of an activity of the template. */
  readonly senderId: UserId | null;
  readonly senderName: string | null;
  readonly senderName_i18n: string | null;
  readonly senderImgUrl: string | null;
  /** Remark of that person. */
  readonly remark: string | null;
}

/** Search for a page of a person's work items, and its order. */
export interface ItemSearch extends ItemNarrowing {
  /** Undefined: newest first. */
  readonly order?: WorkItemOrder | undefined;
  /** The language in which people are sorted. */
  readonly locale: Locale;
  readonly page: number;
  readonly size: number;
}

/** A page of somebody's work items, and how many there are. */
export async function searchItems(
  db: Database,
  corpId: string,
  search: ItemSearch,
): Promise<{ readonly rows: ListedItemRow[]; readonly total: number }> {
  const [rows, total] = await Promise.all([pageOf(db, corpId, search), countItems(db, corpId, search)]);
  return { rows, total };
}

/** Counts a person's work items. */
export async function countItems(db: Database, corpId: string, narrowing: ItemNarrowing): Promise<number> {
  const { total } = await narrowedItems(db, corpId, narrowing)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Finds the ids of the page first, so that names are fetched for its rows only. */
function pageOf(db: Database, corpId: string, search: ItemSearch): Promise<ListedItemRow[]> {
  const { state, order = newestFirst[state], locale } = search;
  const { direction, idDirection } = itemOrder(order, locale);
  return withNames(db, wantedItems(db, corpId, search))
    .select(listedColumns)
    .orderBy('item.sort_key', direction)
    .orderBy('item.id', idDirection)
    .execute();
}

function wantedItems(db: Database, corpId: string, search: ItemSearch) {
  const { page, size, state, order = newestFirst[state], locale } = search;
  const { key, direction, idDirection } = itemOrder(order, locale);
  return narrowedItems(db, corpId, search)
    .selectAll('item')
    .select(key.as('sort_key'))
    .orderBy(key, direction)
    .orderBy('item.id', idDirection)
    .limit(size)
    .offset(page * size);
}

/** The items with their instances, people and departments; a cc item with the log entry of its cc. */
function withNames(db: Database, items: ReturnType<typeof wantedItems>) {
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
    .leftJoin('app_user as originator', (join) =>
      join.onRef('originator.corp_id', '=', 'instance.corp_id').onRef('originator.id', '=', 'instance.originator_id'),
    )
    .leftJoin('app_user as delegator', (join) =>
      join.onRef('delegator.corp_id', '=', 'item.corp_id').onRef('delegator.id', '=', 'item.delegator_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.corp_id', '=', 'instance.corp_id')
        .onRef('department.id', '=', 'instance.originator_dept_id'),
    )
    .leftJoin('workflow_log as cc', (join) =>
      join.onRef('cc.corp_id', '=', 'item.corp_id').onRef('cc.id', '=', 'item.activity_id').on('item.type', '=', 4),
    )
    .leftJoin('app_user as sender', (join) =>
      join.onRef('sender.corp_id', '=', 'cc.corp_id').onRef('sender.id', '=', 'cc.actor_id'),
    );
}

const listedColumns = [
  'item.id',
  'item.instance_id as instanceId',
  'item.activity_id as activityId',
  'item.activity_code as activityCode',
  'item.activity_name as activityName',
  'item.activity_name_i18n as activityNameI18n',
  'item.status',
  'item.type',
  'item.action',
  'item.receive_time as receiveTime',
  'item.due_time as dueTime',
  'item.finish_time as finishTime',
  'instance.workflow_code as workflowCode',
  'instance.workflow_version as workflowVersion',
  'template.name as workflowName',
  'template.name_i18n as workflowNameI18n',
  'instance.name as instanceName',
  otherTitle.as('instanceNameI18n'),
  'instance.status as instanceStatus',
  'instance.schema_code as schemaCode',
  'instance.record_id as recordId',
  'instance.originator_id as originatorId',
  'originator.name as originatorName',
  'originator.name_i18n as originatorName_i18n',
  'originator.img_url as originatorImgUrl',
  'department.name as departmentName',
  'department.name_i18n as departmentName_i18n',
  'cc.actor_id as senderId',
  'cc.comment as remark',
  'sender.name as senderName',
  'sender.name_i18n as senderName_i18n',
  'sender.img_url as senderImgUrl',
  'item.delegator_id as delegatorId',
  'delegator.name as delegatorName',
  'delegator.name_i18n as delegatorName_i18n',
] as const;

/** Work items by id, whose-ever they are, in the order of the ids. */
export async function findListedItems(db: Database, corpId: string, ids: readonly string[]): Promise<ListedItemRow[]> {
  if (ids.length === 0) return [];
  const items = db
    .selectFrom('work_item as item')
    .selectAll('item')
    .select(sql<unknown>`null`.as('sort_key'))
    .where('item.corp_id', '=', corpId)
    .where('item.id', 'in', ids);
  const rows = await withNames(db, items).select(listedColumns).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The title of an instance. */
type Title = Pick<WorkItem, 'instanceName' | 'instanceName_i18n'>;

/** The titles of somebody's own items by id, whatever became of them. */
export async function findItemTitles(
  db: Database,
  corpId: string,
  { participantId, ids }: { readonly participantId: UserId; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Title>> {
  const rows = await db
    .selectFrom('work_item as item')
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'item.corp_id').onRef('instance.id', '=', 'item.instance_id'),
    )
    .select(['item.id', 'instance.name as instanceName', otherTitle.as('instanceName_i18n')])
    .where('item.corp_id', '=', corpId)
    .where('item.id', 'in', ids)
    .where('item.participant_id', '=', participantId)
    .execute();
  return new Map(rows.map(({ id, ...title }) => [id, title]));
}
