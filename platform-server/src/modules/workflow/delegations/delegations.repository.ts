import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import type { DelegationTerms } from './delegations.model.ts';

/** A delegation as it stands in the database. */
export interface DelegationRow extends DelegationTerms {
  readonly id: string;
  readonly delegatorId: UserId;
  readonly createdTime: Date;
  readonly begunTime: Date | null;
  readonly endedTime: Date | null;
}

const columns = [
  'id',
  'delegator_id as delegatorId',
  'delegate_id as delegateId',
  'workflow_codes as workflowCodes',
  'start_time as startTime',
  'end_time as endTime',
  'reason',
  'includes_open as includesOpen',
  'created_time as createdTime',
  'begun_time as begunTime',
  'ended_time as endedTime',
] as const;

function delegations(db: Database, corpId: string) {
  return db.selectFrom('delegation').select(columns).where('corp_id', '=', corpId);
}

type Selected = Awaited<ReturnType<ReturnType<typeof delegations>['execute']>>[number];

function rowOf(row: Selected): DelegationRow {
  return { ...row, workflowCodes: row.workflowCodes as readonly string[] | null };
}

/** Search for a page of somebody's delegations. */
export interface DelegationSearch {
  readonly userId: UserId;
  readonly side: 'given' | 'received';
  readonly page: number;
  readonly size: number;
}

/** A page of what somebody gave or was given: first what holds or comes, then what is over, each the latest first. */
export async function searchDelegations(
  db: Database,
  corpId: string,
  { userId, side, page, size }: DelegationSearch,
  now: Date,
): Promise<{ readonly rows: DelegationRow[]; readonly total: number }> {
  const person = side === 'given' ? 'delegator_id' : 'delegate_id';
  const [rows, count] = await Promise.all([
    delegations(db, corpId)
      .where(person, '=', userId)
      .orderBy(sql`ended_time is not null or end_time <= ${now}`)
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom('delegation')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('corp_id', '=', corpId)
      .where(person, '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(rowOf), total: count.total };
}

/** A delegation, locked until the transaction ends, or undefined. */
export async function lockDelegation(
  trx: DatabaseTransaction,
  corpId: string,
  id: string,
): Promise<DelegationRow | undefined> {
  const row = await delegations(trx, corpId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && rowOf(row);
}

/** People whose delegations are made one after the other: two of one person at once must see each other. */
export async function lockPeople(trx: DatabaseTransaction, corpId: string, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Returns the delegations by these people that are not over and hold at some moment of the period, whatever workflows
 * they are about.
 */
export async function findGivenIn(
  db: Database,
  corpId: string,
  delegatorIds: readonly UserId[],
  { startTime, endTime }: Pick<DelegationTerms, 'startTime' | 'endTime'>,
): Promise<DelegationRow[]> {
  if (delegatorIds.length === 0) return [];
  const rows = await delegations(db, corpId)
    .where('delegator_id', 'in', delegatorIds)
    .where('ended_time', 'is', null)
    .where('start_time', '<', endTime)
    .where('end_time', '>', startTime)
    .execute();
  return rows.map(rowOf);
}

function columnsOf({ delegateId, workflowCodes, startTime, endTime, reason, includesOpen }: DelegationTerms) {
  return {
    delegate_id: delegateId,
    workflow_codes: workflowCodes === null ? null : asJson(workflowCodes),
    start_time: startTime,
    end_time: endTime,
    reason,
    includes_open: includesOpen,
  };
}

/** Adds a delegation. */
export async function insertDelegation(
  trx: DatabaseTransaction,
  corpId: string,
  {
    id,
    delegatorId,
    createdTime,
    terms,
  }: {
    readonly id: string;
    readonly delegatorId: UserId;
    readonly createdTime: Date;
    readonly terms: DelegationTerms;
  },
): Promise<void> {
  await trx
    .insertInto('delegation')
    .values({ corp_id: corpId, id, delegator_id: delegatorId, created_time: createdTime, ...columnsOf(terms) })
    .execute();
}

/** Writes what a locked delegation says from now on. */
export async function updateDelegation(
  trx: DatabaseTransaction,
  corpId: string,
  id: string,
  terms: DelegationTerms,
): Promise<void> {
  await trx
    .updateTable('delegation')
    .set(columnsOf(terms))
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Notes that the beginning of a locked delegation was carried out. */
export async function markBegun(trx: DatabaseTransaction, corpId: string, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('delegation')
    .set({ begun_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Delegations that begin, are over or are of somebody who has left, and of which that is not carried out yet. */
export async function findDue(db: Database, corpId: string, now: Date): Promise<string[]> {
  const left = sql<boolean>`exists (select from app_user as person where person.corp_id = delegation.corp_id
    and person.id in (delegation.delegator_id, delegation.delegate_id) and person.status <> 'ENABLED')`;
  const rows = await db
    .selectFrom('delegation')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('ended_time', 'is', null)
    .where((row) =>
      row.or([
        row('end_time', '<=', now),
        row.and([row('begun_time', 'is', null), row('start_time', '<=', now)]),
        left,
      ]),
    )
    .orderBy('start_time')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes when a locked delegation ended. */
export async function markEnded(trx: DatabaseTransaction, corpId: string, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('delegation')
    .set({ ended_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Removes a delegation. */
export async function removeDelegation(trx: DatabaseTransaction, corpId: string, id: string): Promise<void> {
  await trx.deleteFrom('delegation').where('corp_id', '=', corpId).where('id', '=', id).execute();
}
