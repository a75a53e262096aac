import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Unread messages by the work item they are about: they are read when it is closed or opened. */
export const messagesOfWork: Migration = {
  name: '0049-messages-of-work',
  async up(db) {
    await sql`create index notification_work on notification (corp_id, (biz_params ->> 'WorkItemId'))
      where read_state = 101`.execute(db);
    await sql`update notification set read_state = 102, read_time = now()
      from work_item item
      where notification.read_state = 101 and item.corp_id = notification.corp_id
        and item.id = notification.biz_params ->> 'WorkItemId' and item.status <> 'PENDING'`.execute(db);
  },
};
