import { createTable, type Migration } from './migration.ts';

/** Exports of lists to files, which are written in the background and kept for some days. */
export const exportTasks: Migration = {
  name: '0059-exports',
  async up(db) {
    await createTable(db, 'export_task', {
      key: ['corp_id', 'id'],
      columns: {
        user_id: 'text not null',
        schema_code: 'text not null',
        view_code: 'text',
        input: 'jsonb not null',
        locale: 'text not null',
        format: 'text not null',
        file_name: 'text not null',
        file_key: 'text',
        file_size: 'bigint',
        status: 'text not null',
        total: 'integer',
        handled: 'integer not null default 0',
        cut_texts: 'integer not null default 0',
        attempts: 'integer not null default 0',
        needs_primary: 'boolean not null',
        errcode: 'integer',
        err_params: 'jsonb',
        start_time: 'timestamptz not null',
        due_time: 'timestamptz not null',
        end_time: 'timestamptz',
        expiry_time: 'timestamptz',
      },
      indexes: {
        due: "(corp_id, due_time) where status in ('INIT', 'RUN')",
        person: '(corp_id, user_id, start_time)',
        expiry: '(expiry_time)',
      },
    });
  },
};
