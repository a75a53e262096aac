import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** From which work item another one comes: what was forwarded, who asked for help, whose signers were added. */
export const itemSources: Migration = {
  name: '0030-item-sources',
  async up(db) {
    await sql`alter table work_item add column source_item_id text`.execute(db);
  },
};
