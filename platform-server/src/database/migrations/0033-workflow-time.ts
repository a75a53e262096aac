import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Due times of work items and instances; those that are due are found by an index of nothing else. */
export const workflowTime: Migration = {
  name: '0033-workflow-time',
  async up(db) {
    await sql`alter table work_item add column wake_time timestamptz`.execute(db);
    await sql`alter table workflow_instance add column wake_time timestamptz`.execute(db);
    await sql`create index work_item_wake on work_item (corp_id, wake_time, instance_id)
      where status = 'PENDING' and wake_time is not null`.execute(db);
    await sql`create index workflow_instance_wake on workflow_instance (corp_id, wake_time, id)
      where wake_time is not null`.execute(db);
  },
};
