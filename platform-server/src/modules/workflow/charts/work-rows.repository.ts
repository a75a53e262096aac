import type { PlatformSourceCode } from '@portico/shared-kit/reports';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';

/** Work that charts count: of a tenant at a moment, of one person or of all. */
export interface CountedWork {
  readonly corpId: string;
  readonly at: Date;
  /** Id of the person whose own work it is; null: everybody's. */
  readonly ownerId: string | null;
}

/** Work items under the codes of their fields. What is only to be read holds nothing up and is left out. */
function workItemRows({ corpId, at, ownerId }: CountedWork): RawBuilder<unknown> {
  const isOwn = ownerId === null ? sql`` : sql` and item.participant_id = ${ownerId}`;
  return sql`select item.corp_id, item.id, instance.workflow_code as "workflow", item.activity_name as "node",
      case when item.status = 'PENDING' then 'open' when item.action is not null then 'handled' else 'closed' end as "stage",
      item.status as "result", item.type::text as "type",
      coalesce(item.due_time < coalesce(item.finish_time, ${at}::timestamptz), false) as "overdue",
      item.participant_id as "participant", instance.originator_id as "originator",
      instance.originator_dept_id as "originatorDept", item.receive_time as "receivedTime",
      item.finish_time as "handledTime", item.due_time as "dueTime",
      ${hoursBetween(sql`item.receive_time`, sql`item.finish_time`)} as "usedTime"
    from work_item item
    join workflow_instance instance on instance.corp_id = item.corp_id and instance.id = item.instance_id
    where item.corp_id = ${corpId} and item.type <> 4${isOwn}`;
}

/** Instances under the codes of their fields. */
function instanceRows({ corpId, ownerId }: CountedWork): RawBuilder<unknown> {
  const isOwn = ownerId === null ? sql`` : sql` and instance.originator_id = ${ownerId}`;
  return sql`select instance.corp_id, instance.id, instance.workflow_code as "workflow", instance.status as "status",
      instance.originator_id as "originator", instance.originator_dept_id as "originatorDept",
      instance.started_time as "startedTime", instance.finished_time as "finishedTime",
      ${hoursBetween(sql`instance.started_time`, sql`instance.finished_time`)} as "usedTime"
    from workflow_instance instance where instance.corp_id = ${corpId}${isOwn}`;
}

/** Null where it is not over. */
function hoursBetween(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`round(extract(epoch from ${to} - ${from}) / 3600, 4)`;
}

/** The queries of the rows of each source. */
export const workRows: Readonly<Record<PlatformSourceCode, (work: CountedWork) => RawBuilder<unknown>>> = {
  $workItems: workItemRows,
  $workflowInstances: instanceRows,
};
