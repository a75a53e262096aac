import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Index by which a work item of an instance is found at once, however many the instance has. */
export const itemsOfAnInstance: Migration = {
  name: '0039-items-of-an-instance',
  async up(db) {
    await sql`drop index work_item_instance`.execute(db);
    await sql`create index work_item_instance on work_item (corp_id, instance_id, id)`.execute(db);
  },
};
