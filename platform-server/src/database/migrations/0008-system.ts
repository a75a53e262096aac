import { createTable, type Migration } from './migration.ts';

/** Settings of an organisation, and the answers kept so that a request sent twice is done once. */
export const system: Migration = {
  name: '0008-system',
  async up(db) {
    await createTable(db, 'system_setting', {
      key: ['corp_id', 'code'],
      columns: { value: 'jsonb not null', modified_time: 'timestamptz not null default now()' },
    });
    await createTable(db, 'idempotency', {
      key: ['corp_id', 'user_id', 'client_key'],
      columns: {
        operation_id: 'text not null',
        reply: 'jsonb',
        created_time: 'timestamptz not null default now()',
      },
      indexes: { created: '(created_time)' },
    });
  },
};
