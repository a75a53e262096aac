import { createTable, type Migration } from './migration.ts';

/** Short codes that lead to records: the id is the code; `form_code` is empty for the model's first form. */
export const shortCodes: Migration = {
  name: '0066-short-codes',
  async up(db) {
    await createTable(db, 'short_code', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        record_id: 'text not null',
        form_code: "text not null default ''",
        creator_id: 'text not null',
        created_time: 'timestamptz not null',
      },
      unique: { record: '(corp_id, schema_code, record_id, form_code)' },
    });
  },
};
