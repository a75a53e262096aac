import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import { containsText } from '../instances/instances.repository.ts';

/** One line of somebody's to-do or done list. */
export interface ListedItemRow {
  readonly id: string;
  readonly instanceId: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly status: string;
  readonly receiveTime: Date;
  readonly finishTime: Date | null;
  readonly workflowCode: string;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly instanceName: string;
  readonly instanceStatus: string;
  readonly schemaCode: string;
  readonly objectId: string;
  readonly originatorId: string;
  readonly originatorName: string | null;
  readonly originatorName_i18n: string | null;
  readonly originatorImgUrl: string | null;
  readonly departmentName: string | null;
  readonly departmentName_i18n: string | null;
}

/** Which work items of a person, and which page of them; undefined does not narrow. */
export interface ItemSearch {
  readonly participantId: string;
  /** `unfinished`: open; `finished`: handled by this person, not closed by what others did. */
  readonly state: 'unfinished' | 'finished';
  readonly keyword?: string | undefined;
  readonly workflowCode?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** The condition of each list as its partial index has it, written out so that the planner recognises it. */
const lists = {
  unfinished: { holds: sql<boolean>`item.status = 'PENDING' and item.type <> 4`, time: 'item.receive_time' },
  finished: { holds: sql<boolean>`item.action is not null`, time: 'item.finish_time' },
} as const;

/** A page of somebody's work items, newest first, and how many there are. Reading tasks are not among them. */
export async function searchItems(
  db: Database,
  corpId: string,
  search: ItemSearch,
): Promise<{ readonly rows: ListedItemRow[]; readonly total: number }> {
  const [rows, count] = await Promise.all([
    pageOf(db, corpId, search),
    itemsOf(db, corpId, search)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** The person's items; the instance is joined only where the search asks for something of it. */
function itemsOf(db: Database, corpId: string, { participantId, state, keyword, workflowCode }: ItemSearch) {
  const items = db
    .selectFrom('work_item as item')
    .where('item.corp_id', '=', corpId)
    .where('item.participant_id', '=', participantId)
    .where(lists[state].holds);
  if (!keyword && workflowCode === undefined) return items;
  return items.where((item) => {
    let instance = item
      .selectFrom('workflow_instance as instance')
      .select('instance.id')
      .whereRef('instance.corp_id', '=', 'item.corp_id')
      .whereRef('instance.id', '=', 'item.instance_id');
    if (keyword) instance = instance.where(containsText('instance.name', keyword));
    if (workflowCode !== undefined) instance = instance.where('instance.workflow_code', '=', workflowCode);
    return item.exists(instance);
  });
}

/** Finds the ids of the page first, so that names are fetched for its rows only. */
function pageOf(db: Database, corpId: string, search: ItemSearch): Promise<ListedItemRow[]> {
  const { page, size, state } = search;
  const { time } = lists[state];
  const wanted = itemsOf(db, corpId, search)
    .selectAll('item')
    .orderBy(time, 'desc')
    .orderBy('item.id', 'desc')
    .limit(size)
    .offset(page * size);
  return db
    .selectFrom(wanted.as('item'))
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
    .leftJoin('department', (join) =>
      join
        .onRef('department.corp_id', '=', 'instance.corp_id')
        .onRef('department.id', '=', 'instance.originator_dept_id'),
    )
    .select(listedColumns)
    .orderBy(time, 'desc')
    .orderBy('item.id', 'desc')
    .execute();
}

const listedColumns = [
  'item.id',
  'item.instance_id as instanceId',
  'item.activity_code as activityCode',
  'item.activity_name as activityName',
  'item.activity_name_i18n as activityNameI18n',
  'item.status',
  'item.receive_time as receiveTime',
  'item.finish_time as finishTime',
  'instance.workflow_code as workflowCode',
  'template.name as workflowName',
  'template.name_i18n as workflowNameI18n',
  'instance.name as instanceName',
  'instance.status as instanceStatus',
  'instance.schema_code as schemaCode',
  'instance.biz_object_id as objectId',
  'instance.originator_id as originatorId',
  'originator.name as originatorName',
  'originator.name_i18n as originatorName_i18n',
  'originator.img_url as originatorImgUrl',
  'department.name as departmentName',
  'department.name_i18n as departmentName_i18n',
] as const;
