import { createTable, type Migration } from './migration.ts';

/** Applications, their groups and their menu trees (shell spec, section 3). */
export const applications: Migration = {
  name: '0003-applications',
  async up(db) {
    await createTable(db, 'app_group', {
      key: ['corp_id', 'id'],
      columns: {
        code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        sort_key: 'integer not null default 0',
      },
      unique: { code: '(corp_id, code)' },
    });
    await createTable(db, 'application', {
      key: ['corp_id', 'id'],
      columns: {
        code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        logo_url: 'text',
        type: 'text',
        group_id: 'text',
        enabled: 'boolean not null default true',
        sort_key: 'integer not null default 0',
        created_time: 'timestamptz not null default now()',
      },
      unique: { code: '(corp_id, code)' },
    });
    await createTable(db, 'menu_item', {
      key: ['corp_id', 'id'],
      columns: {
        parent_id: 'text',
        app_code: 'text not null',
        code: 'text not null',
        type: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        icon: 'text',
        pc_url: 'text',
        mobile_url: 'text',
        open_mode: 'text',
        query_code: 'text',
        model_type: 'text',
        pc_able: 'boolean not null default true',
        mobile_able: 'boolean not null default true',
        published: 'boolean not null default true',
        deleted: 'boolean not null default false',
        bind_workflow: 'boolean not null default false',
        sort_key: 'integer not null default 0',
      },
      unique: { code: '(corp_id, app_code, code)' },
      indexes: { tree: '(corp_id, app_code, parent_id, sort_key)' },
    });
  },
};
