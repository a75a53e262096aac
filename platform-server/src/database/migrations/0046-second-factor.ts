import { createTable, type Migration } from './migration.ts';

/** Second factors by TOTP, and the recovery codes for who has lost the device. */
export const secondFactor: Migration = {
  name: '0046-second-factor',
  async up(db) {
    await createTable(db, 'second_factor', {
      key: ['corp_id', 'user_id'],
      columns: {
        secret: 'text',
        confirmed_time: 'timestamptz',
        last_used_step: 'bigint not null default 0',
        pending_secret: 'text',
        pending_time: 'timestamptz',
      },
    });
    await createTable(db, 'recovery_code', {
      key: ['corp_id', 'user_id', 'code_hash'],
      columns: { created_time: 'timestamptz not null' },
    });
  },
};
