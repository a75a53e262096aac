import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Titles of instances by their pairs of letters, which is how a part of one is found: two letters are a whole word in
 * Chinese. It needs no extension, which not every account may create. The figures tell the planner how common each is.
 */
export const instanceTitles: Migration = {
  name: '0036-instance-titles',
  async up(db) {
    // What is started at once is found at once; a list of what is still to be sorted in would be read by every search.
    await sql`create index workflow_instance_title on workflow_instance
      using gin (text_pairs(title_text)) with (fastupdate = off)`.execute(db);
    await sql`analyze workflow_instance`.execute(db);
  },
};
