import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Marks for initial passwords, and for the kind of sign-in of a session, which decides who may change a password. */
export const passwordChanges: Migration = {
  name: '0021-password-changes',
  async up(db) {
    await sql`alter table app_user add column must_change_password boolean not null default false`.execute(db);
    await sql`alter table session_family add column login_type integer not null default 0`.execute(db);
  },
};
