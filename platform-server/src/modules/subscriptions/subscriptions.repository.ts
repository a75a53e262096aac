import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/index.ts';

/** Watch that a person keeps on a list. */
export interface SubscriptionRow {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  readonly viewCode: ViewCode;
  readonly query: string;
  readonly savedViewId: string | null;
  readonly name: string;
  readonly onEnter: boolean;
  readonly onLeave: boolean;
}

/** State of a list when it was looked at. */
export interface ListSnapshot {
  readonly viewCode: ViewCode;
  readonly query: string;
  /** True where what it finds changes by the day. */
  readonly movesWithTime: boolean;
  /** The number of writes to the model's records before. */
  readonly writes: number;
  readonly at: Date;
}

const columns = [
  'id',
  'user_id as userId',
  'schema_code as schemaCode',
  'view_code as viewCode',
  'query',
  'saved_view_id as savedViewId',
  'name',
  'on_enter as onEnter',
  'on_leave as onLeave',
] as const;

/** A person's subscriptions, the oldest first. */
export function findSubscriptions(db: Database, corpId: string, userId: UserId): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .select(columns)
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .orderBy('created_time')
    .orderBy('id')
    .execute();
}

/** The number of records of each of a person's subscriptions, by its id. */
export async function countRecords(db: Database, corpId: string, userId: UserId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('subscription_record as r', (join) =>
      join.onRef('r.corp_id', '=', 's.corp_id').onRef('r.subscription_id', '=', 's.id'),
    )
    .select(({ fn }) => ['s.id', fn.countAll().as('count')])
    .where('s.corp_id', '=', corpId)
    .where('s.user_id', '=', userId)
    .groupBy('s.id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Keeps a new subscription. */
export async function insertSubscription(
  trx: Database,
  corpId: string,
  { id, userId, schemaCode, savedViewId, name, onEnter, onLeave }: SubscriptionRow,
  looked: ListSnapshot,
): Promise<void> {
  await trx
    .insertInto('subscription')
    .values({
      corp_id: corpId,
      id,
      user_id: userId,
      schema_code: schemaCode,
      saved_view_id: savedViewId,
      name,
      on_enter: onEnter,
      on_leave: onLeave,
      ...columnsOf(looked),
      created_time: looked.at,
    })
    .execute();
}

/** Gives a subscription another name and other events. */
export async function changeSubscription(
  trx: Database,
  corpId: string,
  { id, name, onEnter, onLeave }: Pick<SubscriptionRow, 'id' | 'name' | 'onEnter' | 'onLeave'>,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ name, on_enter: onEnter, on_leave: onLeave })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Ends a person's subscription; of anybody's where no person is named. Nothing happens where there is none such. */
export async function deleteSubscription(
  trx: Database,
  corpId: string,
  { id, userId }: { readonly id: string; readonly userId: UserId },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('subscription')
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await forgetRecords(trx, corpId, id);
}

/** Locks a subscription until the transaction ends; undefined where it is gone or somebody else is at it. */
export function lockSubscription(trx: Database, corpId: string, id: string): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom('subscription')
    .select(columns)
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Keeps what a list was when it was looked at. */
export async function keepSnapshot(trx: Database, corpId: string, id: string, looked: ListSnapshot): Promise<void> {
  await trx
    .updateTable('subscription')
    .set(columnsOf(looked))
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Puts a subscription that could not be looked at to the end of the queue. */
export async function postpone(db: Database, corpId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ checked_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** The ids of the records that a list had when it was last looked at. */
export async function findRecords(db: Database, corpId: string, id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('subscription_record')
    .select('record_id')
    .where('corp_id', '=', corpId)
    .where('subscription_id', '=', id)
    .execute();
  return new Set(rows.map(({ record_id: recordId }) => recordId));
}

/** Rows of one statement, three parameters each. */
const mostAtOnce = 5_000;

/** Notes that records are in a list. */
export async function addRecords(trx: Database, corpId: string, id: string, recordIds: readonly string[]) {
  for (let start = 0; start < recordIds.length; start += mostAtOnce) {
    const rows = recordIds
      .slice(start, start + mostAtOnce)
      .map((recordId) => ({ corp_id: corpId, subscription_id: id, record_id: recordId }));
    await trx.insertInto('subscription_record').values(rows).execute();
  }
}

/** Notes that records are in a list no more. */
export async function removeRecords(trx: Database, corpId: string, id: string, recordIds: readonly string[]) {
  for (let start = 0; start < recordIds.length; start += mostAtOnce) {
    await trx
      .deleteFrom('subscription_record')
      .where('corp_id', '=', corpId)
      .where('subscription_id', '=', id)
      .where('record_id', 'in', recordIds.slice(start, start + mostAtOnce))
      .execute();
  }
}

async function forgetRecords(trx: Database, corpId: string, id: string): Promise<void> {
  await trx.deleteFrom('subscription_record').where('corp_id', '=', corpId).where('subscription_id', '=', id).execute();
}

function columnsOf({ viewCode, query, movesWithTime, writes, at }: ListSnapshot) {
  return { view_code: viewCode, query, moves_with_time: movesWithTime, writes, checked_time: at };
}
