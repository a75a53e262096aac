import { createTable, type Migration } from './migration.ts';

/** Views of lists that people save, and which of them a list opens with, by person and by role. */
export const savedViews: Migration = {
  name: '0072-saved-views',
  async up(db) {
    await createTable(db, 'saved_view', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        view_code: 'text not null',
        name: 'text not null',
        query: 'text not null',
        layout: 'jsonb',
        audience: 'text not null',
        role_ids: 'text[] not null',
        created_time: 'timestamptz not null',
        modified_time: 'timestamptz not null',
      },
      unique: { name: '(corp_id, user_id, schema_code, name)' },
      indexes: { of_model: '(corp_id, schema_code, audience)' },
    });
    await createTable(db, 'default_view', {
      key: ['corp_id', 'schema_code', 'holder_kind', 'holder_id'],
      columns: { saved_view_id: 'text not null' },
      indexes: { of_view: '(corp_id, saved_view_id)' },
    });
  },
};
