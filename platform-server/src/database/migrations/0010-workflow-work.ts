import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Columns that the engine needs of a work item and a log entry, and indexes for the two lists of a person: the badge is
 * counted from the index alone, and neither list sorts.
 */
export const workflowWork: Migration = {
  name: '0010-workflow-work',
  async up(db) {
    await sql`alter table work_item add column activity_id text not null`.execute(db);
    await sql`alter table workflow_log add column receive_time timestamptz not null, add column reason text`.execute(
      db,
    );
    await sql`drop index work_item_inbox`.execute(db);
    await sql`create index work_item_todo on work_item (corp_id, participant_id, receive_time desc, id desc, type)
      where status = 'PENDING'`.execute(db);
    await sql`create index work_item_done on work_item (corp_id, participant_id, finish_time desc, id desc)
      where action is not null`.execute(db);
  },
};
