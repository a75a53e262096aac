import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The two lists of what somebody is to read and has read, each by an index of its own that holds nothing else. */
export const readingTasks: Migration = {
  name: '0029-reading-tasks',
  async up(db) {
    await sql`create index work_item_unread on work_item (corp_id, participant_id, receive_time desc, id desc)
      where status = 'PENDING' and type = 4`.execute(db);
    await sql`create index work_item_read on work_item (corp_id, participant_id, finish_time desc, id desc)
      where action is not null and type = 4`.execute(db);
  },
};
