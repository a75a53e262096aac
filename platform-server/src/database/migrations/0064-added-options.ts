import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Options of fields that imports add. */
export const addedOptions: Migration = {
  name: '0064-added-options',
  async up(db) {
    await sql`alter table import_task add column adds_options boolean not null default false,
      add column added_options jsonb not null default '[]'`.execute(db);
  },
};
