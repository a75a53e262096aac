import { createTable, type Migration } from './migration.ts';

/** Definitions of business models with what shows and guards them, and the trace of changes to their records. */
export const businessModels: Migration = {
  name: '0004-business-models',
  async up(db) {
    const authored = {
      name: 'text not null',
      name_i18n: 'text',
      definition: 'jsonb not null',
      published_definition: 'jsonb',
      published_time: 'timestamptz',
      version: 'integer not null default 1',
      modified_time: 'timestamptz not null default now()',
    };
    await createTable(db, 'business_model', {
      key: ['corp_id', 'schema_code'],
      columns: { app_code: 'text not null', ...authored },
      indexes: { app: '(corp_id, app_code)' },
    });
    await createTable(db, 'list_view', {
      key: ['corp_id', 'schema_code', 'code'],
      columns: { sort_key: 'integer not null default 0', ...authored },
    });
    await createTable(db, 'form', { key: ['corp_id', 'schema_code', 'code'], columns: { ...authored } });
    await createTable(db, 'model_permission', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        role_id: 'text',
        actions: 'jsonb not null',
        scope: 'text not null',
        filter: 'jsonb',
      },
      indexes: { model: '(corp_id, schema_code)' },
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
