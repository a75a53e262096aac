import { createTable, type Migration } from './migration.ts';

/** Sign-ins that were begun at a provider of OpenID Connect and have not come back. */
export const openIdAttempts: Migration = {
  name: '0025-open-id-attempts',
  async up(db) {
    await createTable(db, 'open_id_attempt', {
      key: ['corp_id', 'state_hash'],
      columns: { browser_hash: 'text not null', expires_time: 'timestamptz not null' },
      indexes: { expires: '(expires_time)' },
    });
  },
};
