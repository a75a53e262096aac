import type { UserId } from '@portico/shared-kit/contract/ids';
import type { SearchWorkItemsInput } from '@portico/shared-kit/contract/workflow-search.schema';
import { type RawBuilder, sql } from 'kysely';
import { type Database, forValues } from '../../../database/index.ts';
import { findListedItems, type ListedItemRow } from '../work-items/work-item-lists.repository.ts';
import { allOf, type Counted, countUpTo, patternOf, whereGiven } from './search-conditions.repository.ts';

/** Search for a page of somebody's work items; what is left out does not narrow. */
export interface ItemSearch extends Omit<SearchWorkItemsInput, 'appCodes' | 'workflowCodes'> {
  readonly workflowCodes?: readonly string[] | undefined;
}

/** The condition of each list as its partial index has it, written out so that the planner recognises it. */
const lists = {
  unfinished: { holds: sql`item.status = 'PENDING'`, time: sql.ref('item.receive_time') },
  finished: { holds: sql`item.action is not null`, time: sql.ref('item.finish_time') },
} as const;

/** A page of somebody's open or handled work items, and how many there are. */
export async function searchItems(
  db: Database,
  corpId: string,
  search: ItemSearch,
): Promise<Counted & { readonly rows: ListedItemRow[] }> {
  const from = sql`from work_item item where ${conditionOf(corpId, search)}`;
  const [rows, counted] = await Promise.all([pageOf(db, corpId, from, search), countUpTo(db, from)]);
  return { rows, ...counted };
}

function conditionOf(corpId: string, search: ItemSearch): RawBuilder<unknown> {
  const { participantId, state, types, status, workflowCodes, from, to } = search;
  const { holds, time } = lists[state];
  const keyword = search.keyword?.trim() || undefined;
  const ofInstance = allOf([
    sql`instance.corp_id = item.corp_id and instance.id = item.instance_id`,
    whereGiven(keyword, (text) => sql`instance.title_text like ${patternOf(text)}`),
    whereGiven(workflowCodes, (codes) => sql`instance.workflow_code = any(${codes})`),
  ]);
  const asksInstance = keyword !== undefined || workflowCodes !== undefined;
  return allOf([
    sql`item.corp_id = ${corpId} and item.participant_id = ${participantId} and ${holds}`,
    whereGiven(types, (wanted) => sql`item.type = any(${wanted})`),
    whereGiven(status, (wanted) => sql`item.status = any(${wanted})`),
    whereGiven(from, (first) => sql`${time} >= ${first}`),
    whereGiven(to, (last) => sql`${time} <= ${last}`),
    asksInstance ? sql`exists (select 1 from workflow_instance instance where ${ofInstance})` : undefined,
  ]);
}

/** Finds the ids of the page first, so that names are fetched for its rows only. */
async function pageOf(db: Database, corpId: string, from: RawBuilder<unknown>, search: ItemSearch) {
  const { state, order, page, size } = search;
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: string }>`select item.id ${from}
    order by ${lists[state].time} ${direction}, item.id ${direction} limit ${size} offset ${page * size}`.execute(
    forValues(db),
  );
  return findListedItems(
    db,
    corpId,
    rows.map(({ id }) => id),
  );
}

/** Number of open items that wait for a person. */
export interface LoadRow {
  readonly id: string;
  readonly name: string | null;
  readonly name_i18n: string | null;
  readonly imgUrl: string | null;
  readonly open: number;
  readonly oldest: Date;
}

/** The people for whom most waits, most first. Answered from the index of open items alone. */
export async function findLoads(db: Database, corpId: string, limit: number): Promise<LoadRow[]> {
  const { rows } = await sql<LoadRow>`select busy.id, person.name, person.name_i18n, person.img_url as "imgUrl",
      busy.open, busy.oldest
    from (select corp_id, participant_id as id, count(*)::int as open, min(receive_time) as oldest
      from work_item where corp_id = ${corpId} and status = 'PENDING'
      group by corp_id, participant_id order by open desc, participant_id limit ${limit}) busy
    left join app_user person on person.corp_id = busy.corp_id and person.id = busy.id
    order by busy.open desc, busy.id`.execute(db);
  return rows;
}

/** Open items of one workflow that wait for a person. */
export interface LoadPartRow {
  readonly workflowCode: string;
  readonly workflowName: string;
  readonly workflowName_i18n: string | null;
  readonly open: number;
  readonly oldest: Date;
}

/**
 * Returns the numbers of items that wait for somebody, by workflow, most first; the workflow as its newest version
 * calls it.
 */
export async function findLoadParts(db: Database, corpId: string, participantId: UserId): Promise<LoadPartRow[]> {
  const { rows } = await sql<LoadPartRow>`select part.code as "workflowCode", template.name as "workflowName",
      template.name_i18n as "workflowName_i18n", part.open, part.oldest
    from (select instance.workflow_code as code, count(*)::int as open, min(item.receive_time) as oldest,
        max(instance.workflow_version) as version
      from work_item item
      join workflow_instance instance on instance.corp_id = item.corp_id and instance.id = item.instance_id
      where item.corp_id = ${corpId} and item.participant_id = ${participantId} and item.status = 'PENDING'
      group by instance.workflow_code) part
    join workflow_template template on template.corp_id = ${corpId} and template.code = part.code
      and template.version = part.version
    order by part.open desc, part.code`.execute(db);
  return rows;
}
