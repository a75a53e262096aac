import { createTable, type Migration } from './migration.ts';

/**
 * Business models, each one document with its forms, list views and permissions, since they are published together;
 * and the trace of changes to records.
 */
export const businessModels: Migration = {
  name: '0004-business-models',
  async up(db) {
    await createTable(db, 'business_model', {
      key: ['corp_id', 'schema_code'],
      columns: {
        app_code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        definition: 'jsonb not null',
        published_definition: 'jsonb',
        published_time: 'timestamptz',
        version: 'integer not null default 1',
        modified_time: 'timestamptz not null default now()',
      },
      indexes: { app: '(corp_id, app_code)' },
    });
    await createTable(db, 'record_sequence', {
      key: ['corp_id', 'schema_code', 'period'],
      columns: { last_value: 'bigint not null' },
    });
    await createTable(db, 'form_trace', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        biz_object_id: 'text not null',
        modified_time: 'timestamptz not null',
        modifier: 'text not null',
        department_id: 'text',
        title: 'text not null',
        changes: 'jsonb not null',
      },
      indexes: { record: '(corp_id, schema_code, biz_object_id, modified_time desc)' },
    });
  },
};
