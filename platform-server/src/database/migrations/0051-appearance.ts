import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds how somebody wants the portal to look; null: as the organisation has it. */
export const appearance: Migration = {
  name: '0051-appearance',
  async up(db) {
    await sql`alter table app_user add column appearance text
      check (appearance in ('light', 'dark', 'system'))`.execute(db);
  },
};
