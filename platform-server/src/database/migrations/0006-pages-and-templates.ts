import { createTable, type Migration } from './migration.ts';

/** Portal pages with their draft and published form, and print templates (portal spec, section 3). */
export const pagesAndTemplates: Migration = {
  name: '0006-pages-and-templates',
  async up(db) {
    await createTable(db, 'portal_page', {
      key: ['corp_id', 'code'],
      columns: {
        app_code: 'text',
        name: 'text not null',
        name_i18n: 'text',
        draft_portal_json: 'jsonb not null',
        published_portal_json: 'jsonb',
        published: 'boolean not null default false',
        status: "text not null default 'ENABLE'",
        version: 'integer not null default 1',
        modified_time: 'timestamptz not null default now()',
      },
      indexes: { app: '(corp_id, app_code)' },
    });
    await createTable(db, 'print_template', {
      key: ['corp_id', 'id'],
      columns: {
        schema_code: 'text not null',
        sheet_code: 'text',
        name: 'text not null',
        name_i18n: 'text',
        draft_attributes_json: 'jsonb not null',
        print_json: 'jsonb',
        version: 'integer not null default 1',
        sort_key: 'integer not null default 0',
        modified_time: 'timestamptz not null default now()',
      },
      indexes: { model: '(corp_id, schema_code, sort_key)' },
    });
  },
};
