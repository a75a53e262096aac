import type { SearchInstancesInput } from '@portico/shared-kit/contract/workflow-search.schema';
import { type RawBuilder, sql } from 'kysely';
import { type Database, forValues, transaction } from '../../../database/index.ts';
import type { InstanceState } from '../../../workflow-engine/index.ts';
import { type InstanceRow, otherTitle } from '../instances/instances.repository.ts';
import {
  allOf,
  type Counted,
  countUpTo,
  hasInTitle,
  hasInTitleByPairs,
  isOneOf,
  patternOf,
  whereGiven,
} from './search-conditions.repository.ts';

type SearchCriteria = Omit<SearchInstancesInput, 'appCodes' | 'workflowCodes' | 'runningDays'>;

/** Search for a page of instances; what is left out does not narrow. */
export interface InstanceSearch extends SearchCriteria {
  /** Codes of workflows; an empty list finds nothing. */
  readonly workflowCodes?: readonly string[] | undefined;
  /** Not over, and started before this. */
  readonly runningSince?: Date | undefined;
}

/** An instance with who started it and where it stands. */
export interface InstanceMatchRow extends InstanceRow {
  readonly state: InstanceState;
  readonly sequenceNo: string | null;
  readonly originatorName: string | null;
  readonly originatorName_i18n: string | null;
  readonly originatorImgUrl: string | null;
  readonly departmentName: string | null;
  readonly departmentName_i18n: string | null;
}

const orders = {
  newest: sql`instance.started_time desc, instance.id desc`,
  oldest: sql`instance.started_time, instance.id`,
  lastFinished: sql`instance.finished_time desc nulls last, instance.id desc`,
  firstFinished: sql`instance.finished_time nulls first, instance.id`,
} satisfies Record<SearchInstancesInput['order'], RawBuilder<unknown>>;

/** A page of the instances that fit, and how many fit. */
export async function searchInstances(
  db: Database,
  corpId: string,
  search: InstanceSearch,
): Promise<Counted & { readonly rows: InstanceMatchRow[] }> {
  const looking = fromInstances(corpId, search, hasInTitle);
  if (!search.keyword?.trim()) {
    const [{ rows }, counted] = await Promise.all([
      pageOf(looking, search).execute(forValues(db)),
      countUpTo(db, looking),
    ]);
    return { rows, ...counted };
  }
  const byPairs = fromInstances(corpId, search, hasInTitleByPairs);
  return transaction(db, async (trx) => {
    // Room to note each of a million titles: where only their pages are noted, their pairs are made again one by one.
    await sql`set local work_mem = '64MB'`.execute(trx);
    // Only the count tells whether a title is rare: the planner takes the pairs of one word for independent of each other.
    const counted = await countUpTo(trx, byPairs);
    const { rows } = await pageOf(counted.isMore ? looking : byPairs, search).execute(forValues(trx));
    return { rows, ...counted };
  });
}

function fromInstances(corpId: string, search: InstanceSearch, hasText: typeof hasInTitle): RawBuilder<unknown> {
  return sql`from workflow_instance instance where ${conditionOf(corpId, search, hasText)}`;
}

function conditionOf(corpId: string, search: InstanceSearch, hasText: typeof hasInTitle): RawBuilder<unknown> {
  const { keyword, sequenceNo, status, workflowCodes, originatorIds, departmentIds, handlerIds } = search;
  return allOf([
    sql`instance.corp_id = ${corpId}`,
    whereGiven(keyword?.trim() || undefined, hasText),
    whereGiven(sequenceNo, (text) => sql`lower(instance.sequence_no) like ${patternOf(text, { isBeginning: true })}`),
    whereGiven(status, isOneOf(sql.ref('instance.status'))),
    whereGiven(workflowCodes, isOneOf(sql.ref('instance.workflow_code'))),
    whereGiven(originatorIds, isOneOf(sql.ref('instance.originator_id'))),
    whereGiven(departmentIds, (ids) => sql`instance.originator_dept_id in (${departmentsBelow(corpId, ids)})`),
    whereGiven(handlerIds, (ids) => sql`instance.id in (${waitingFor(corpId, ids)})`),
    whereGiven(search.startedFrom, (from) => sql`instance.started_time >= ${from}`),
    whereGiven(search.startedTo, (to) => sql`instance.started_time <= ${to}`),
    whereGiven(search.finishedFrom, (from) => sql`instance.finished_time >= ${from}`),
    whereGiven(search.finishedTo, (to) => sql`instance.finished_time <= ${to}`),
    whereGiven(
      search.runningSince,
      (since) => sql`instance.status in ('PROCESSING', 'EXCEPTION') and instance.started_time <= ${since}`,
    ),
  ]);
}

function departmentsBelow(corpId: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`select below.id from department top
    join department below on below.corp_id = top.corp_id and left(below.path, length(top.path)) = top.path
    where top.corp_id = ${corpId} and top.id = any(${ids})`;
}

/** CC items hold nothing up. */
function waitingFor(corpId: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`select item.instance_id from work_item item where item.corp_id = ${corpId}
    and item.participant_id = any(${ids}) and item.status = 'PENDING' and item.type <> 4`;
}

/** Finds the ids of the page first, so that all else is fetched for its rows only. */
function pageOf(from: RawBuilder<unknown>, { order, page, size }: InstanceSearch) {
  return sql<InstanceMatchRow>`select ${columns}
    from (select instance.corp_id, instance.id ${from} order by ${orders[order]}
      limit ${size} offset ${page * size}) found
    join workflow_instance instance on instance.corp_id = found.corp_id and instance.id = found.id
    join workflow_template template on template.corp_id = instance.corp_id
      and template.code = instance.workflow_code and template.version = instance.workflow_version
    left join app_user originator on originator.corp_id = instance.corp_id and originator.id = instance.originator_id
    left join department on department.corp_id = instance.corp_id and department.id = instance.originator_dept_id
    order by ${orders[order]}`;
}

const columns = sql`instance.id, instance.workflow_code as "workflowCode",
  instance.workflow_version as "workflowVersion", template.name as "workflowName",
  template.name_i18n as "workflowNameI18n", instance.schema_code as "schemaCode",
  instance.record_id as "recordId", instance.name, ${otherTitle} as "nameI18n",
  instance.status, instance.state,
  instance.originator_id as "originatorId", instance.started_time as "startedTime",
  instance.finished_time as "finishedTime", instance.sequence_no as "sequenceNo",
  originator.name as "originatorName", originator.name_i18n as "originatorName_i18n",
  originator.img_url as "originatorImgUrl", department.name as "departmentName",
  department.name_i18n as "departmentName_i18n"`;
