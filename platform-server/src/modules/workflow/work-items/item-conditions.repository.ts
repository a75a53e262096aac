import type { UserId } from '@portico/shared-kit/contract/ids';
import type { WorkItemList, WorkItemOrder } from '@portico/shared-kit/contract/work-item-search.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/index.ts';
import type { RecordCondition } from '../../../record-store/index.ts';
import { titleContains } from '../instances/instances.repository.ts';

type Condition = RawBuilder<boolean>;

/** An activity of one version of a workflow. */
export interface ItemNode {
  readonly version: number;
  readonly activityCode: string;
}

/** Selection of a person's work items; what is undefined does not narrow. */
export interface ItemNarrowing {
  readonly participantId: UserId;
  /**
   * `unfinished`: open work; `finished`: work handled by this person, not closed by what others did. What is only to be
   * read is `unread`, then `read`.
   */
  readonly state: WorkItemList;
  /** Only these items. */
  readonly ids?: readonly string[] | undefined;
  readonly keyword?: string | undefined;
  readonly appCode?: string | undefined;
  readonly workflowCode?: string | undefined;
  readonly originatorIds?: readonly UserId[] | undefined;
  readonly receivedFrom?: string | undefined;
  readonly receivedTo?: string | undefined;
  readonly handledFrom?: string | undefined;
  readonly handledTo?: string | undefined;
  readonly due?: 'overdue' | 'soon' | undefined;
  readonly types?: readonly number[] | undefined;
  /** Condition on the record. */
  readonly ofRecord?: RecordCondition | undefined;
  /** Items at these nodes are left out. */
  readonly notAt?: readonly ItemNode[] | undefined;
  /** Against which due times are compared. */
  readonly now: Date;
}

/** Time in ms before the due time from which an item counts as due soon: a day. */
const soonMs = 24 * 60 * 60 * 1000;

/** The condition of each list as its partial index has it, written out so that the planner recognises it. */
const lists = {
  unfinished: sql<boolean>`item.status = 'PENDING' and item.type <> 4`,
  finished: sql<boolean>`item.action is not null and item.type <> 4`,
  unread: sql<boolean>`item.status = 'PENDING' and item.type = 4`,
  read: sql<boolean>`item.action is not null and item.type = 4`,
} satisfies Record<WorkItemList, Condition>;

/** Order of each list unless somebody chooses another. */
export const newestFirst: Readonly<Record<WorkItemList, WorkItemOrder>> = {
  unfinished: { by: 'received', direction: 'desc' },
  finished: { by: 'handled', direction: 'desc' },
  unread: { by: 'received', direction: 'desc' },
  read: { by: 'handled', direction: 'desc' },
};

/** The person's items, called `item`; the instance is joined only where the search asks for something of it. */
export function narrowedItems(db: Database, corpId: string, narrowing: ItemNarrowing) {
  const ofInstance = instanceConditions(narrowing);
  let items = db
    .selectFrom('work_item as item')
    .where('item.corp_id', '=', corpId)
    .where('item.participant_id', '=', narrowing.participantId)
    .where(lists[narrowing.state]);
  for (const condition of itemConditions(narrowing)) items = items.where(condition);
  if (ofInstance.length === 0) return items;
  return items.where(
    sql<boolean>`exists (select 1 from workflow_instance instance where instance.corp_id = item.corp_id
      and instance.id = item.instance_id and ${sql.join(ofInstance, sql` and `)})`,
  );
}

function itemConditions(narrowing: ItemNarrowing): Condition[] {
  const { ids, types, due, receivedFrom, receivedTo, handledFrom, handledTo } = narrowing;
  const found: (Condition | undefined)[] = [
    ids && sql`item.id = any(${[...ids]}::text[])`,
    types && sql`item.type = any(${[...types]}::int[])`,
    receivedFrom === undefined ? undefined : sql`item.receive_time >= ${receivedFrom}`,
    receivedTo === undefined ? undefined : sql`item.receive_time <= ${receivedTo}`,
    handledFrom === undefined ? undefined : sql`item.finish_time >= ${handledFrom}`,
    handledTo === undefined ? undefined : sql`item.finish_time <= ${handledTo}`,
    due && dueConditions(narrowing.now)[due],
  ];
  return found.filter((condition) => condition !== undefined);
}

/** Returns the conditions for open items that are past their time, and for those that will be soon. */
export function dueConditions(now: Date): Readonly<Record<'overdue' | 'soon', Condition>> {
  const soon = new Date(now.getTime() + soonMs);
  return {
    overdue: sql`item.due_time < ${now}`,
    soon: sql`item.due_time >= ${now} and item.due_time < ${soon}`,
  };
}

/** The nodes at which a person's items are. */
export async function nodesOfItems(db: Database, corpId: string, narrowing: ItemNarrowing): Promise<ItemNode[]> {
  return narrowedItems(db, corpId, narrowing)
    .innerJoin('workflow_instance as of', (join) =>
      join.onRef('of.corp_id', '=', 'item.corp_id').onRef('of.id', '=', 'item.instance_id'),
    )
    .select(['of.workflow_version as version', 'item.activity_code as activityCode'])
    .distinct()
    .execute();
}

function instanceConditions({ keyword, appCode, workflowCode, originatorIds, ofRecord, notAt = [] }: ItemNarrowing) {
  const found: (Condition | undefined)[] = [
    keyword ? titleContains(keyword) : undefined,
    appCode === undefined ? undefined : ofApplication(appCode),
    workflowCode === undefined ? undefined : sql`instance.workflow_code = ${workflowCode}`,
    originatorIds && sql`instance.originator_id = any(${[...originatorIds]}::text[])`,
    ofRecord?.(sql.ref('instance.record_id')),
    ...notAt.map(
      ({ version, activityCode }) =>
        sql<boolean>`not (instance.workflow_version = ${version} and item.activity_code = ${activityCode})`,
    ),
  ];
  return found.filter((condition) => condition !== undefined);
}

/** An instance of a workflow that belongs to the application in any version. */
function ofApplication(appCode: string): Condition {
  return sql`instance.workflow_code in (select template.code from workflow_template template
    where template.corp_id = instance.corp_id and template.app_code = ${appCode})`;
}

const ofItsInstance = (what: RawBuilder<unknown>, joined = sql``) => sql`(select ${what} from workflow_instance own
  ${joined} where own.corp_id = item.corp_id and own.id = item.instance_id)`;

const originatorIn = (column: 'sort_text' | 'sort_text_en') =>
  ofItsInstance(
    sql.ref(`person.${column}`),
    sql`join app_user person on person.corp_id = own.corp_id and person.id = own.originator_id`,
  );

const keys: Readonly<Record<WorkItemOrder['by'], (locale: Locale) => RawBuilder<unknown>>> = {
  received: () => sql`item.receive_time`,
  handled: () => sql`item.finish_time`,
  due: () => sql`item.due_time`,
  originator: (locale) => originatorIn(locale === 'zh' ? 'sort_text' : 'sort_text_en'),
  title: (locale) => ofItsInstance(locale === 'zh' ? sql`own.name` : sql`coalesce(own.name_en, own.name)`),
};

/** By what items are sorted and in which direction; without a due time they come last. */
export function itemOrder({ by, direction }: WorkItemOrder, locale: Locale) {
  const directed = (order: OrderByItemBuilder) => {
    const byDirection = direction === 'asc' ? order.asc() : order.desc();
    return by === 'due' ? byDirection.nullsLast() : byDirection;
  };
  return { key: keys[by](locale), direction: directed, idDirection: direction };
}
