import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The person whose work a work item is, where its participant handles it on behalf of somebody else. */
export const delegatedItems: Migration = {
  name: '0032-delegated-items',
  async up(db) {
    await sql`alter table work_item add column delegator_id text`.execute(db);
    await sql`create index work_item_delegated on work_item (corp_id, delegator_id, receive_time desc)
      where delegator_id is not null`.execute(db);
  },
};
