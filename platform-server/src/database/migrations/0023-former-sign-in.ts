import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Time of the sign-in before that of a session: the user's own time is that of the newest sign-in. */
export const formerSignIn: Migration = {
  name: '0023-former-sign-in',
  async up(db) {
    await sql`alter table session_family add column former_sign_in_time timestamptz`.execute(db);
  },
};
