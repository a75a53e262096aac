import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** Instances of which something is due at a time, the longest overdue first: work items and timers alike. */
export async function findDueInstances(
  db: Database,
  corpId: string,
  { now, except, limit }: { readonly now: Date; readonly except: readonly string[]; readonly limit: number },
): Promise<string[]> {
  const items = db
    .selectFrom('work_item')
    .select(['instance_id as id', 'wake_time as time'])
    .where('corp_id', '=', corpId)
    .where(sql<boolean>`status = 'PENDING'`)
    .where('wake_time', '<=', now)
    .orderBy('wake_time')
    .limit(limit * 10);
  const timers = db
    .selectFrom('workflow_instance')
    .select(['id', 'wake_time as time'])
    .where('corp_id', '=', corpId)
    .where('wake_time', '<=', now)
    .orderBy('wake_time')
    .limit(limit);
  const narrowed = (ids: readonly string[]) => ({
    items: ids.length === 0 ? items : items.where('instance_id', 'not in', ids),
    timers: ids.length === 0 ? timers : timers.where('id', 'not in', ids),
  });
  const [dueItems, dueTimers] = await Promise.all([
    narrowed(except).items.execute(),
    narrowed(except).timers.execute(),
  ]);
  const due = [...dueItems, ...dueTimers].toSorted((a, b) => Number(a.time) - Number(b.time));
  return [...new Set(due.map(({ id }) => id))].slice(0, limit);
}

/** The work item of an instance that has been due for longest; undefined when none is. */
export async function findDueItemId(
  db: Database,
  corpId: string,
  { instanceId, now }: { readonly instanceId: InstanceId; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('work_item')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`status = 'PENDING'`)
    .where('wake_time', '<=', now)
    .orderBy('wake_time')
    .orderBy((item) => item.fn<number>('length', ['id']))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Leaves what is due of an instance alone until a later time, as it cannot be done now. */
export async function postpone(
  db: Database,
  corpId: string,
  { instanceId, now, until }: { readonly instanceId: InstanceId; readonly now: Date; readonly until: Date },
): Promise<void> {
  await db
    .updateTable('work_item')
    .set({ wake_time: until })
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('wake_time', '<=', now)
    .execute();
  await db
    .updateTable('workflow_instance')
    .set({ wake_time: until })
    .where('corp_id', '=', corpId)
    .where('id', '=', instanceId)
    .where('wake_time', '<=', now)
    .execute();
}
