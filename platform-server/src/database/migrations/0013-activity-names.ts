import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Name that English readers see of an activity, kept beside its name: null where its template gives none. */
export const activityNames: Migration = {
  name: '0013-activity-names',
  async up(db) {
    await sql`alter table work_item add column activity_name_i18n text`.execute(db);
    await sql`alter table workflow_log add column activity_name_i18n text`.execute(db);
  },
};
