import type { InstanceId, ModelCode } from '@portico/shared-kit/contract/ids';
import { asJson, type Database } from '../../../database/index.ts';
import type { ClaimChange } from '@portico/shared-kit/workflow';
import type { LogEntry, Person } from '../../../workflow-engine/index.ts';
import type { Enclosures } from '../opinions/opinions.repository.ts';
import type { DelegatorColumns } from '../work-items/work-items.repository.ts';

/** Person as they were called then; `name_i18n` is what readers of other languages call them now. */
export interface LoggedPerson extends Pick<Person, 'id' | 'name'> {
  readonly name_i18n?: string | null;
}

/** The person who had something before, and the one who had it then. */
export interface LoggedChange {
  readonly from: readonly LoggedPerson[];
  readonly to: readonly LoggedPerson[];
}

/** Details of the entries of some actions, beside their words. */
export interface LogDetail extends Partial<Enclosures> {
  readonly change?: LoggedChange;
  readonly claim?: ClaimChange;
}

/** An entry of the log with the person's name as it is now, and the status of the work item that was handled. */
export interface LogRow extends DelegatorColumns {
  readonly id: string;
  readonly instanceId: InstanceId;
  readonly recordId: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityNameI18n: string | null;
  readonly receiveTime: Date;
  readonly finishTime: Date;
  readonly action: number;
  readonly reason: string | null;
  readonly comment: string | null;
  readonly detail: LogDetail | null;
  /** Null when nobody acted. */
  readonly personId: string | null;
  readonly personName: string | null;
  readonly personName_i18n: string | null;
  readonly imgUrl: string | null;
  /** Null when the action was on the instance. */
  readonly itemStatus: string | null;
}

/** Adds entries of the engine to the log of an instance. */
export async function insertLog(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
  entries: readonly LogEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    corp_id: corpId,
    id: entry.id,
    instance_id: instanceId,
    work_item_id: entry.workItemId,
    activity_code: entry.activityCode,
    activity_name: entry.activityName,
    activity_name_i18n: entry.activityNameI18n,
    action: entry.approvalActionStatus,
    actor_id: entry.person?.id ?? null,
    comment: entry.comment,
    detail: detailOf(entry),
    reason: entry.reason,
    receive_time: entry.receiveTime,
    created_time: entry.finishTime,
  }));
  await db.insertInto('workflow_log').values(rows).execute();
}

function detailOf({ change, claim }: LogEntry) {
  if (change === null && claim === null) return null;
  return asJson({ ...(change === null ? {} : { change }), ...(claim === null ? {} : { claim }) } satisfies LogDetail);
}

/** The log of an instance, oldest first. */
export async function findLog(db: Database, corpId: string, instanceId: InstanceId): Promise<LogRow[]> {
  const rows = await logs(db, corpId).where('log.instance_id', '=', instanceId).$castTo<LogRow>().execute();
  return withOtherNames(db, corpId, rows);
}

/** The logs of all instances that these records went through, oldest first. */
export async function findLogOfRecords(
  db: Database,
  corpId: string,
  { schemaCode, recordIds }: { readonly schemaCode: ModelCode; readonly recordIds: readonly string[] },
): Promise<LogRow[]> {
  if (recordIds.length === 0) return [];
  const rows = await logs(db, corpId)
    .where('instance.schema_code', '=', schemaCode)
    .where('instance.record_id', 'in', recordIds)
    .$castTo<LogRow>()
    .execute();
  return withOtherNames(db, corpId, rows);
}

/** The people whom entries are about: as they were called then, in other languages as they are called now. */
async function withOtherNames(db: Database, corpId: string, rows: readonly LogRow[]): Promise<LogRow[]> {
  const ids = new Set(rows.flatMap(({ detail }) => peopleIn(detail?.change).map(({ id }) => id)));
  if (ids.size === 0) return [...rows];
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'name_i18n'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', [...ids])
    .execute();
  const others = new Map(people.map(({ id, name_i18n }) => [id, name_i18n]));
  const named = ({ id, name }: LoggedPerson) => {
    const other = others.get(id);
    return { id, name, ...(other ? { name_i18n: other } : {}) };
  };
  return rows.map((row) => {
    const change = row.detail?.change;
    if (change === undefined) return row;
    return { ...row, detail: { ...row.detail, change: { from: change.from.map(named), to: change.to.map(named) } } };
  });
}

const peopleIn = (change: LoggedChange | undefined) => [...(change?.from ?? []), ...(change?.to ?? [])];

const columns = [
  'log.id',
  'log.instance_id as instanceId',
  'instance.record_id as recordId',
  'log.receive_time as receiveTime',
  'log.created_time as finishTime',
  'log.activity_name_i18n as activityNameI18n',
  'log.action',
  'log.reason',
  'log.comment',
  'log.detail',
  'log.actor_id as personId',
  'person.name as personName',
  'person.name_i18n as personName_i18n',
  'person.img_url as imgUrl',
  'item.status as itemStatus',
  'item.delegator_id as delegatorId',
  'delegator.name as delegatorName',
  'delegator.name_i18n as delegatorName_i18n',
] as const;

/** Entries of one command share their time; their ids are counted, so the longer one is the later one. */
function logs(db: Database, corpId: string) {
  return db
    .selectFrom('workflow_log as log')
    .innerJoin('workflow_instance as instance', (join) =>
      join.onRef('instance.corp_id', '=', 'log.corp_id').onRef('instance.id', '=', 'log.instance_id'),
    )
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.corp_id', '=', 'log.corp_id').onRef('person.id', '=', 'log.actor_id'),
    )
    .leftJoin('work_item as item', (join) =>
      join.onRef('item.corp_id', '=', 'log.corp_id').onRef('item.id', '=', 'log.work_item_id'),
    )
    .leftJoin('app_user as delegator', (join) =>
      join.onRef('delegator.corp_id', '=', 'item.corp_id').onRef('delegator.id', '=', 'item.delegator_id'),
    )
    .select(columns)
    .select((row) => [
      row.fn.coalesce('log.activity_code', row.val('')).as('activityCode'),
      row.fn.coalesce('log.activity_name', row.val('')).as('activityName'),
    ])
    .where('log.corp_id', '=', corpId)
    .orderBy('log.created_time')
    .orderBy((row) => row.fn<number>('length', ['log.id']))
    .orderBy('log.id');
}
