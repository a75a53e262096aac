import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The number of the last change of a saved view, so that nobody overwrites what they have not seen. */
export const savedViewRevisions: Migration = {
  name: '0076-saved-view-revisions',
  async up(db) {
    await sql`alter table saved_view add column revision integer not null default 1`.execute(db);
  },
};
