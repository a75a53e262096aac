import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the time at which the person of a session did something last: one that nobody uses ends. */
export const sessionUse: Migration = {
  name: '0045-session-use',
  async up(db) {
    await sql`alter table session_family add column last_used_time timestamptz not null default now()`.execute(db);
  },
};
