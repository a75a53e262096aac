import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Gives instances that their originator took back a status of their own: withdrawn, and no longer void. */
export const withdrawn: Migration = {
  name: '0048-withdrawn',
  async up(db) {
    await sql`update workflow_instance
      set status = 'WITHDRAWN', state = jsonb_set(state, '{status}', '"WITHDRAWN"')
      where status = 'CANCELED' and state ->> 'result' = 'revoked'`.execute(db);
  },
};
