import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import { localised } from '@portico/shared-kit/i18n';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import { type InstanceState, readState, subscriptionsOf } from '../../../workflow-engine/index.ts';

/** An instance with the name that its workflow has now. */
export interface InstanceRow {
  readonly id: string;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly workflowNameI18n: string | null;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly name: string;
  /** The title for readers of other languages, JSON by language; null where it is the same. */
  readonly nameI18n: string | null;
  readonly status: string;
  readonly originatorId: UserId;
  readonly startedTime: Date;
  readonly finishedTime: Date | null;
}

/** An instance with what the engine needs to go on. */
export type InstanceWithState = InstanceRow & { readonly state: InstanceState };

/** The title of `instance` for readers of other languages, as JSON by language. */
export const otherTitle = sql<string | null>`case when instance.name_en is not null
  then json_build_object('en', instance.name_en)::text end`;

const columns = [
  'instance.id',
  'instance.workflow_code as workflowCode',
  'instance.workflow_version as workflowVersion',
  'template.name as workflowName',
  'template.name_i18n as workflowNameI18n',
  'instance.schema_code as schemaCode',
  'instance.record_id as recordId',
  'instance.name',
  otherTitle.as('nameI18n'),
  'instance.status',
  'instance.originator_id as originatorId',
  'instance.started_time as startedTime',
  'instance.finished_time as finishedTime',
] as const;

function instances(db: Database, corpId: string) {
  return db
    .selectFrom('workflow_instance as instance')
    .innerJoin('workflow_template as template', (join) =>
      join
        .onRef('template.corp_id', '=', 'instance.corp_id')
        .onRef('template.code', '=', 'instance.workflow_code')
        .onRef('template.version', '=', 'instance.workflow_version'),
    )
    .where('instance.corp_id', '=', corpId);
}

/** An instance with where it stands, or undefined. */
export async function findInstance(db: Database, corpId: string, id: string): Promise<InstanceWithState | undefined> {
  const row = await instances(db, corpId)
    .select([...columns, 'instance.state'])
    .where('instance.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, state: readState(row.state) };
}

/** Returns the states of instances, by their ids. */
export async function findStates(
  db: Database,
  corpId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InstanceState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('workflow_instance')
    .select(['id', 'state'])
    .where('corp_id', '=', corpId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, readState(state)]));
}

/** The same, locked until the transaction ends: commands on one instance come one after the other. */
export async function lockInstance(db: Database, corpId: string, id: string): Promise<InstanceWithState | undefined> {
  const row = await toLock(db, corpId, id).forUpdate('instance').executeTakeFirst();
  return row && { ...row, state: readState(row.state) };
}

/** The same, if nobody holds it: what others work on now is passed over. */
export async function lockFreeInstance(
  db: Database,
  corpId: string,
  id: string,
): Promise<InstanceWithState | undefined> {
  const row = await toLock(db, corpId, id).forUpdate('instance').skipLocked().executeTakeFirst();
  return row && { ...row, state: readState(row.state) };
}

function toLock(db: Database, corpId: string, id: string) {
  return instances(db, corpId)
    .select([...columns, 'instance.state'])
    .where('instance.id', '=', id);
}

/** An instance that starts now. */
export interface NewInstance {
  readonly id: string;
  readonly workflowCode: string;
  readonly workflowVersion: number;
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly name: string;
  readonly nameI18n: string | null;
  /** The number of the record; null of one that has none. */
  readonly sequenceNo: string | null;
  readonly state: InstanceState;
}

/** Adds an instance that has just started; its head is read from the engine's state. */
export async function insertInstance(db: Database, corpId: string, row: NewInstance): Promise<void> {
  const { state } = row;
  await db
    .insertInto('workflow_instance')
    .values({
      corp_id: corpId,
      id: row.id,
      workflow_code: row.workflowCode,
      workflow_version: row.workflowVersion,
      schema_code: row.schemaCode,
      record_id: row.recordId,
      name: row.name,
      name_en: row.nameI18n === null ? null : localised(row.name, row.nameI18n, 'en'),
      sequence_no: row.sequenceNo,
      status: state.status,
      originator_id: state.originator.id,
      originator_dept_id: state.originator.departmentId,
      state: asJson(state),
      started_time: state.startedAt,
      finished_time: state.finishedAt,
      wake_time: timerDueTimeOf(state),
    })
    .execute();
}

/** Returns the time at which the first timer of an instance is due; null while none runs. */
function timerDueTimeOf(state: InstanceState): string | null {
  const times = subscriptionsOf(state).flatMap(({ kind, dueAt }) =>
    kind === 'timer' && dueAt !== null ? [dueAt] : [],
  );
  return times.toSorted()[0] ?? null;
}

/** Writes where a locked instance stands now. */
export async function updateInstance(db: Database, corpId: string, state: InstanceState): Promise<void> {
  await db
    .updateTable('workflow_instance')
    .set((row) => ({
      status: state.status,
      originator_id: state.originator.id,
      originator_dept_id: state.originator.departmentId,
      state: asJson(state),
      finished_time: state.finishedAt,
      wake_time: timerDueTimeOf(state),
      version: row('version', '+', 1),
    }))
    .where('corp_id', '=', corpId)
    .where('id', '=', state.instanceId)
    .execute();
}

/** Returns whether the title of `instance` contains the text as it is in either language, in either case. */
export function titleContains(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(instance.name ilike ${pattern} or instance.name_en ilike ${pattern})`;
}
