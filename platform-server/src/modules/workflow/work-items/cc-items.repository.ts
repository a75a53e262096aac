import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../../database/index.ts';

/** Written out as the index of unread tasks has it. */
const isUnread = sql<boolean>`item.status = 'PENDING' and item.type = 4`;

/** Returns the people who have the instance to read and have not read it. */
export async function findUnreadReaders(db: Database, corpId: string, instanceId: InstanceId): Promise<string[]> {
  const rows = await db
    .selectFrom('work_item as item')
    .select('item.participant_id as id')
    .where('item.corp_id', '=', corpId)
    .where('item.instance_id', '=', instanceId)
    .where(isUnread)
    .execute();
  return rows.map(({ id }) => id);
}

/** The activity of the last work item, or thing to read, that somebody got in the instance; undefined: none. */
export async function findLastActivity(
  db: Database,
  corpId: string,
  { instanceId, userId }: { readonly instanceId: InstanceId; readonly userId: UserId },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('work_item')
    .select('activity_code as activityCode')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('participant_id', '=', userId)
    .orderBy('receive_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.activityCode;
}
