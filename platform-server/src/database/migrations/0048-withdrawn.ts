import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What its originator took back is withdrawn, with a status of its own, and no longer void. */
export const withdrawn: Migration = {
  name: '0048-withdrawn',
  async up(db) {
    await sql`update workflow_instance
      set status = 'WITHDRAWN', state = jsonb_set(state, '{status}', '"WITHDRAWN"')
      where status = 'CANCELED' and state ->> 'result' = 'revoked'`.execute(db);
  },
};
