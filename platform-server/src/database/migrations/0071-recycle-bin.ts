import { createTable, type Migration } from './migration.ts';

/** Deleted records with the rows of their sub-tables, kept for a while to be restored. */
export const recycleBin: Migration = {
  name: '0071-recycle-bin',
  async up(db) {
    await createTable(db, 'deleted_record', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        record_id: 'text not null',
        user_id: 'text not null',
        operation_id: 'text not null',
        deleted_time: 'timestamptz not null',
        record: 'jsonb not null',
        record_rows: 'jsonb not null',
        storages: 'jsonb not null',
      },
      indexes: {
        model: '(corp_id, schema_code, deleted_time, id)',
        person: '(corp_id, schema_code, user_id, deleted_time, id)',
        operation: '(corp_id, operation_id)',
        age: '(corp_id, deleted_time)',
      },
    });
  },
};
