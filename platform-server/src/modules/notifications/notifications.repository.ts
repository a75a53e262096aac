import type { UserId, WorkItemId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { MessageType, UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import type { Database } from '../../database/connect.ts';
import { asJson } from '../../database/tables.ts';
import { forValues } from '../../database/value-plans.ts';
import type { BizParams } from './message-types.ts';

/** `read_state` on the wire and in the table (shell spec, section 3: 102 means read). */
export const readStates = { UNREADED: 101, READED: 102 } as const;

/** A message to one person. */
export interface NewNotification {
  readonly id: string;
  readonly userId: UserId;
  readonly category: MessageType;
  readonly messageType: number;
  /** Null: sent by the system. */
  readonly senderId: UserId | null;
  /** In all languages: what the search looks in. What is shown is made of the parameters. */
  readonly title: string;
  readonly content: string;
  readonly bizParams: BizParams;
  readonly createdTime: Date;
}

/** Writes messages, unread. */
export async function insertNotifications(db: Database, corpId: string, list: readonly NewNotification[]) {
  const rows = list.map((each) => ({
    corp_id: corpId,
    id: each.id,
    user_id: each.userId,
    category: each.category,
    message_type: each.messageType,
    read_state: readStates.UNREADED,
    sender_id: each.senderId,
    title: each.title,
    content: each.content,
    biz_params: asJson(each.bizParams),
    created_time: each.createdTime,
  }));
  // 11 parameters a row, 65,535 in a statement.
  for (let start = 0; start < rows.length; start += 5000) {
    await db
      .insertInto('notification')
      .values(rows.slice(start, start + 5000))
      .execute();
  }
}

/** Ids of everybody who may sign in. */
export async function findEverybody(db: Database, corpId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('status', '=', 'ENABLED')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Search for a page of a user's messages. */
export interface NotificationSearch {
  readonly userId: UserId;
  readonly category: MessageType;
  readonly readState: number;
  readonly searchword: string;
  readonly offset: number;
  readonly limit: number;
}

/** A page of a user's messages, newest first. */
export async function searchNotifications(db: Database, corpId: string, search: NotificationSearch) {
  let found = forValues(db)
    .selectFrom('notification')
    .where('notification.corp_id', '=', corpId)
    .where('user_id', '=', search.userId)
    .where('category', '=', search.category)
    .where('read_state', '=', search.readState);
  if (search.searchword !== '') {
    const pattern = `%${search.searchword.replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where(({ or, eb }) => or([eb('title', 'ilike', pattern), eb('content', 'ilike', pattern)]));
  }
  const [rows, total] = await Promise.all([
    found
      .leftJoin('app_user as sender', (join) =>
        join.onRef('sender.corp_id', '=', 'notification.corp_id').onRef('sender.id', '=', 'notification.sender_id'),
      )
      .select([
        'notification.id',
        'message_type as messageType',
        'read_state as readState',
        'sender_id as senderId',
        'sender.name as senderName',
        'sender.name_i18n as senderName_i18n',
        'sender.img_url as senderImgUrl',
        'title',
        'content',
        'biz_params as bizParams',
        'notification.created_time as createdTime',
      ])
      .orderBy('notification.created_time', 'desc')
      .orderBy('notification.id', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalElements: total.total };
}

/** A message as it is kept, with its sender's name. */
export type NotificationRow = Awaited<ReturnType<typeof searchNotifications>>['rows'][number];

/** Returns the subject of one of the user's messages; undefined where they have no such message. */
export async function findNotification(db: Database, corpId: string, userId: UserId, id: string) {
  return db
    .selectFrom('notification')
    .select(['message_type as messageType', 'biz_params as bizParams'])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns the number of a user's unread messages, by category. */
export async function countUnread(db: Database, corpId: string, userId: UserId): Promise<Omit<UnreadCount, 'work'>> {
  const rows = await db
    .selectFrom('notification')
    .select(['category', sql<number>`count(*)`.as('total')])
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('read_state', '=', readStates.UNREADED)
    .groupBy('category')
    .execute();
  const totals = new Map(rows.map((row) => [row.category, row.total]));
  return { STATION: totals.get('STATION') ?? 0, COMMENT: totals.get('COMMENT') ?? 0 };
}

/**
 * Marks unread messages about these work items as read, of one user or, without one, of everybody. Returns the ids of those whose messages
 * they are, each once.
 */
export async function markWorkRead(
  db: Database,
  corpId: string,
  { workItemIds, userId, at }: { workItemIds: readonly WorkItemId[]; userId?: UserId; at: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: UserId }>`
    with read as (
      update notification set read_state = ${readStates.READED}, read_time = ${at}
      where corp_id = ${corpId} and read_state = ${sql.lit(readStates.UNREADED)}
        and biz_params ->> 'WorkItemId' = any(${[...workItemIds]}::text[])
        ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
      returning user_id)
    select distinct user_id as "userId" from read`.execute(db);
  return rows.map((row) => row.userId);
}

/** Marks the user's own messages as read: those named, or all of a category. Others' ids change nothing. */
export async function markRead(
  db: Database,
  corpId: string,
  userId: UserId,
  { ids, category, at }: { ids?: readonly string[]; category?: MessageType; at: Date },
): Promise<void> {
  let unread = db
    .updateTable('notification')
    .set({ read_state: readStates.READED, read_time: at })
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('read_state', '=', readStates.UNREADED);
  if (ids !== undefined) unread = unread.where('id', 'in', ids);
  if (category !== undefined) unread = unread.where('category', '=', category);
  await unread.execute();
}
