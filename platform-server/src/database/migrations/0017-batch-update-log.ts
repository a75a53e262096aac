import { createTable, type Migration } from './migration.ts';

/** Log of changes to several records at once, their authors, and the number of records that they reached. */
export const batchUpdateLog: Migration = {
  name: '0017-batch-update-log',
  async up(db) {
    await createTable(db, 'batch_update_log', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        user_id: 'text not null',
        created_time: 'timestamptz not null',
        property_code: 'text not null',
        property_name: 'text not null',
        property_name_i18n: 'text',
        modified_value: 'text not null',
        modified_value_i18n: 'text',
        total: 'integer not null',
        success_count: 'integer not null',
        fail_count: 'integer not null',
      },
      indexes: {
        latest: '(corp_id, schema_code, created_time desc, id desc)',
        user: '(corp_id, schema_code, user_id, created_time desc, id desc)',
      },
    });
  },
};
