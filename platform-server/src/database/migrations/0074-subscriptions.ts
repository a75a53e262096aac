import { createTable, type Migration } from './migration.ts';

/** Watches that people keep on lists, and the records that each list had when it was last looked at. */
export const subscriptions: Migration = {
  name: '0074-subscriptions',
  async up(db) {
    await createTable(db, 'subscription', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        view_code: 'text not null',
        query: 'text not null',
        saved_view_id: 'text',
        name: 'text not null',
        on_enter: 'boolean not null',
        on_leave: 'boolean not null',
        moves_with_time: 'boolean not null',
        writes: 'bigint not null',
        checked_time: 'timestamptz not null',
        created_time: 'timestamptz not null',
      },
      indexes: { of_user: '(corp_id, user_id)', by_age: '(corp_id, checked_time)' },
    });
    await createTable(db, 'subscription_record', {
      key: ['corp_id', 'subscription_id', 'record_id'],
      columns: {},
    });
  },
};
