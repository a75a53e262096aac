import { createTable, type Migration } from './migration.ts';

/** People, the department tree and roles (shell spec, sections 3 and 6). */
export const organisation: Migration = {
  name: '0001-organisation',
  async up(db) {
    await createTable(db, 'corp', {
      key: ['corp_id'],
      columns: { name: 'text not null', created_time: 'timestamptz not null default now()' },
    });
    await createTable(db, 'app_user', {
      key: ['corp_id', 'id'],
      columns: {
        username: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        mobile: 'text',
        email: 'text',
        img_url: 'text',
        employee_no: 'text',
        position: 'text',
        remark: 'text',
        password_hash: 'text',
        status: "text not null default 'ENABLED'",
        sync_type: "text not null default 'PUSH'",
        last_login_time: 'timestamptz',
        created_time: 'timestamptz not null default now()',
        modified_time: 'timestamptz not null default now()',
      },
      unique: { username: '(corp_id, username)' },
      indexes: { name: '(corp_id, name)' },
    });
    await createTable(db, 'department', {
      key: ['corp_id', 'id'],
      columns: {
        parent_id: 'text',
        name: 'text not null',
        name_i18n: 'text',
        path: 'text not null',
        sort_key: 'integer not null default 0',
        manager_id: 'text',
      },
      indexes: { parent: '(corp_id, parent_id, sort_key)', path: '(corp_id, path text_pattern_ops)' },
    });
    await createTable(db, 'user_department', {
      key: ['corp_id', 'user_id', 'department_id'],
      columns: { is_main: 'boolean not null default false' },
      indexes: { department: '(corp_id, department_id)' },
    });
    await createTable(db, 'role', {
      key: ['corp_id', 'id'],
      columns: {
        group_id: 'text',
        code: 'text not null',
        name: 'text not null',
        name_i18n: 'text',
        sort_key: 'integer not null default 0',
      },
      unique: { code: '(corp_id, code)' },
    });
    await createTable(db, 'role_permission', { key: ['corp_id', 'role_id', 'permission'], columns: {} });
    await createTable(db, 'user_role', {
      key: ['corp_id', 'user_id', 'role_id'],
      columns: {},
      indexes: { role: '(corp_id, role_id)' },
    });
  },
};
