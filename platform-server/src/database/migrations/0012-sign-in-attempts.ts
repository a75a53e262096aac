import { createTable, type Migration } from './migration.ts';

/** Failed sign-ins, counted by account name and by address, whether or not there is such an account. */
export const signInAttempts: Migration = {
  name: '0012-sign-in-attempts',
  async up(db) {
    await createTable(db, 'sign_in_attempt', {
      key: ['corp_id', 'counted_by', 'key_hash'],
      columns: { attempts: 'integer not null', expires_time: 'timestamptz not null' },
      indexes: { expires: '(expires_time)' },
    });
  },
};
